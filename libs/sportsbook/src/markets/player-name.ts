export interface NamedPlayer {
  readonly id: string;
  readonly name: string;
}

/** A player by the squad; where it is not at hand by his id, which is his club and his name: `port-ashby.tom-hale`. */
export const playerName = (id: string, players: readonly NamedPlayer[] = []): string =>
  players.find((player) => player.id === id)?.name ??
  id
    .slice(id.indexOf('.') + 1)
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
