"""Why a decision was wrong: facts that anybody can recompute, and what they have to do with the loss."""
