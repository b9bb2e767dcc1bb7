"""Pgx's leduc_holdem in a batch, compiled by JAX for the CPU: `python -m bench.stepping.with_pgx`.

A game that has ended stays so until all have; only steps of games that are on count.
"""

import os

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import pgx

from bench.peers.measure import Peer, main

BATCH = 2048
GAME = "leduc_holdem"

ENVIRONMENT = pgx.make(GAME)
START = jax.vmap(ENVIRONMENT.init)
STEP = jax.vmap(ENVIRONMENT.step)

Carry = tuple[pgx.State, jax.Array, jax.Array, jax.Array]
"""The games, the key, the number of actions and a sum of all that was seen."""


def pick(key: jax.Array, legal: jax.Array) -> jax.Array:
    """Return a random legal action for each game; `legal` is a mask [game, action]."""
    return jax.random.categorical(key, jnp.where(legal, 0.0, -jnp.inf))


@jax.jit
def play_batch(key: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
    """Play new games to the end; return the next key, the number of actions, and the sum."""
    key, start = jax.random.split(key)

    def step(carry: Carry) -> Carry:
        state, key, actions, seen = carry
        key, choice = jax.random.split(key)
        played = STEP(state, pick(choice, state.legal_action_mask))
        seen += played.observation.sum()  # or the observation would be left out
        return played, key, actions + (~state.terminated).sum(), seen

    carry = (START(jax.random.split(start, BATCH)), key, jnp.int32(0), jnp.int32(0))
    _, key, actions, seen = jax.lax.while_loop(lambda c: ~c[0].terminated.all(), step, carry)
    return key, actions, seen


class Player:
    """Plays batch after batch, each from the key the last one left."""

    def __init__(self, seed: int) -> None:
        self.key = jax.random.PRNGKey(seed)

    def play(self) -> int:
        """Play a batch of games and return the number of actions."""
        self.key, actions, _ = play_batch(self.key)
        return int(actions)


if __name__ == "__main__":
    main(Peer("batch", GAME, "pgx", Player(seed=1).play, ""))
