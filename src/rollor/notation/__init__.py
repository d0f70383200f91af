"""Text and values, both ways: racks, records, events. Strict in writing, tolerant in reading."""
