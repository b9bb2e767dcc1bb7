"""Pgx's sparrow_mahjong, compiled by JAX for the CPU: `python -m bench.peers.pgx_peer`.

One compiled function plays a batch of games to its end and counts only actions in games that are
still on. Dealing anew in every step (Pgx's `auto_reset`) would be eight times slower.
"""

import os
from collections.abc import Callable

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import pgx

from bench.peers.measure import Peer, main

BATCH = 4096

Carry = tuple[pgx.State, jax.Array, jax.Array, jax.Array]
"""The games, the key, the number of actions and a sum of what was seen, from step to step."""


def pick(key: jax.Array, legal: jax.Array) -> jax.Array:
    """Return a random legal action for each game; `legal` is a mask [game, action]."""
    count = legal.sum(axis=-1)
    share = jax.random.uniform(key, count.shape)
    nth = jnp.minimum((share * count).astype(jnp.int32), count - 1)
    return jnp.argmax(legal.cumsum(axis=-1) > nth[:, None], axis=-1)


def player(game: str, batch: int, *, looks: bool = False) -> Callable[[], int]:
    """Return what plays a batch of new games to the end each time, and returns the actions.

    looks: whether each step's observations are made, too.
    """
    environment = pgx.make(game)
    start, step = jax.vmap(environment.init), jax.vmap(environment.step)

    def on(carry: Carry) -> Carry:
        state, key, actions, seen = carry
        key, choice = jax.random.split(key)
        played = step(state, pick(choice, state.legal_action_mask))
        if looks:
            seen += played.observation.sum()  # or it would be left out
        return played, key, actions + (~state.terminated).sum(), seen

    @jax.jit
    def play_batch(key: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
        key, dealt = jax.random.split(key)
        carry = (start(jax.random.split(dealt, batch)), key, jnp.int32(0), jnp.int32(0))
        _, key, actions, seen = jax.lax.while_loop(lambda c: ~c[0].terminated.all(), on, carry)
        return key, actions, seen

    key = jax.random.PRNGKey(1)

    def play() -> int:
        nonlocal key
        key, actions, _ = play_batch(key)
        return int(actions)

    return play


if __name__ == "__main__":
    note = f"jit, vmap over {BATCH} games, CPU, as many threads as JAX takes"
    main(Peer("pgx", "sparrow_mahjong", "pgx", player("sparrow_mahjong", BATCH), note))
