"""A seat for a language model, by the Model Context Protocol (the extra `mcp`; `escalera mcp`)."""
