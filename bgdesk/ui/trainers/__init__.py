"""The page of the trainers: questions, answers, and why."""
