"""The rule books of the games' own rules, written for a page without a server."""
