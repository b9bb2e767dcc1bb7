"""Pgx's sparrow_mahjong, compiled by JAX for the CPU: `python -m bench.peers.pgx_peer`.

One compiled function plays a batch of games to its end and counts only actions in games that are
still on. Dealing anew in every step (Pgx's `auto_reset`) would be eight times slower.
"""

import os

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import pgx

from bench.peers.measure import Peer, main

BATCH = 4096

ENVIRONMENT = pgx.make("sparrow_mahjong")
START = jax.vmap(ENVIRONMENT.init)
STEP = jax.vmap(ENVIRONMENT.step)

Carry = tuple[pgx.State, jax.Array, jax.Array]
"""The games, the key and the number of actions, from step to step."""


def pick(key: jax.Array, legal: jax.Array) -> jax.Array:
    """Return a random legal action for each game; `legal` is a mask [game, action]."""
    count = legal.sum(axis=-1)
    share = jax.random.uniform(key, (BATCH,))
    nth = jnp.minimum((share * count).astype(jnp.int32), count - 1)
    return jnp.argmax(legal.cumsum(axis=-1) > nth[:, None], axis=-1)


@jax.jit
def play_batch(key: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Play a batch of new games to the end; return the next key and the number of actions."""
    key, start = jax.random.split(key)

    def step(carry: Carry) -> Carry:
        state, key, actions = carry
        key, choice = jax.random.split(key)
        played = STEP(state, pick(choice, state.legal_action_mask))
        return played, key, actions + (~state.terminated).sum()

    carry = (START(jax.random.split(start, BATCH)), key, jnp.int32(0))
    _, key, actions = jax.lax.while_loop(lambda c: ~c[0].terminated.all(), step, carry)
    return key, actions


class Player:
    """Plays batch after batch, each from the key the last one left."""

    def __init__(self, seed: int) -> None:
        self.key = jax.random.PRNGKey(seed)

    def play(self) -> int:
        """Play a batch of games and return the number of actions."""
        self.key, actions = play_batch(self.key)
        return int(actions)


if __name__ == "__main__":
    player = Player(seed=1)
    note = f"jit, vmap over {BATCH} games, CPU, as many threads as JAX takes"
    main(Peer("pgx", "sparrow_mahjong", "pgx", player.play, note))
