"""The table server: tables that survive everything and never show a hidden card."""
