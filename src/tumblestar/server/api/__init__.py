"""The API for programs: who calls, what they may ask, what they are told. docs/api.md has it for those who use it."""
