"""Android: detectives, a murder and a conspiracy in New Angeles."""
