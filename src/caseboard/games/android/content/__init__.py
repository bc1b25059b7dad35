"""The components of Android: map, murders, suspects, detectives, cards."""
