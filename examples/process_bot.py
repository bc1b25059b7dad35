"""A bot in a process of its own; it needs nothing of Caseboard, so any language will do.

caseboard simulate voices --seats 3 --bots "process:python3 examples/process_bot.py?seconds=5"
"""

import json
import sys
from random import Random

luck = Random()
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        luck = Random(told["seed"])
    elif told["type"] == "choose":
        chosen = luck.choice(told["actions"])
        sys.stdout.write(json.dumps({"action": chosen["key"]}) + "\n")
        sys.stdout.flush()
