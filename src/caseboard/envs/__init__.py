"""Caseboard's games for learners: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

Everything here needs ``pip install 'caseboard[research]'``; the games themselves do not.

- ``caseboard.envs.pettingzoo.env(GAME, seats=4)``: every seat is an agent
- ``caseboard.envs.gymnasium.SeatEnv(GAME, seats=4, others="rookie")``: one seat against bots
- ``import caseboard.envs.openspiel``: ``pyspiel.load_game("caseboard_GAME(seats=3)")``
- ``caseboard.envs.vector.Games(GAME, seats=4, games=64, workers=2)``: processes, shared memory
"""
