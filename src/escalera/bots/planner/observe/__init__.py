"""What the planner sees and knows: views made into fixed-size records."""
