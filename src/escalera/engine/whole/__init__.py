"""Whole actions, as players say them: laid out as atomic steps, and found for cards held up."""
