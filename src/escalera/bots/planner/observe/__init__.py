"""What the planner sees and knows: views turned into fixed-size records."""
