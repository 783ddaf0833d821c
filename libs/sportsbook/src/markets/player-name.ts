export interface NamedPlayer {
  readonly id: string;
  readonly name: string;
}

/** Returns a player's name from the squad, else from the id, which is club and name: `port-ashby.tom-hale`. */
export const playerName = (id: string, players: readonly NamedPlayer[] = []): string =>
  players.find((player) => player.id === id)?.name ??
  id
    .slice(id.indexOf('.') + 1)
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
