"""Small positions, judged by the engine: examples, lessons, and the referee."""
