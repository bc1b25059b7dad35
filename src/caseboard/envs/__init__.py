"""Caseboard's games for learners: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

Everything here needs ``pip install 'caseboard[research]'``; the games themselves do not.

- ``caseboard.envs.pettingzoo.env("android", seats=4)``: every seat is an agent
- ``caseboard.envs.gymnasium.SeatEnv("voices", seats=4, others="rookie")``: one seat against bots
- ``import caseboard.envs.openspiel``: ``pyspiel.load_game("caseboard_android(seats=3)")``
- ``caseboard.envs.vector.Games("android", seats=4, games=64, workers=2)``: processes, shared memory
"""
