"""Tests of Urbion."""
