"""The commands and their options, as they are typed; `commands` holds what they do."""
