"""The user's data as a whole: where it is, how it is, copies of it, and all of it as files."""
