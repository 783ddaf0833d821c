/** Maximum number of open sockets on one instance. */
export interface SocketCaps {
  perPlayer: number;
  /** Limit per address, which many people may share: a household, a company, a mobile network. */
  perAddress: number;
}

export const SOCKET_CAPS: SocketCaps = { perPlayer: 50, perAddress: 1000 };

/** Address or player id. */
type Key = string | number;

/** Counts the open sockets of each player and address. */
export class SocketCount {
  readonly #caps: SocketCaps;
  readonly #open = new Map<Key, number>();

  constructor(caps: SocketCaps) {
    this.#caps = caps;
  }

  /** Counts one more socket; returns a function to call when it is gone, or null if the limit is reached. */
  enter(address: string, playerId: number | null): (() => void) | null {
    const { perAddress, perPlayer } = this.#caps;
    if (this.#count(address) >= perAddress || (playerId !== null && this.#count(playerId) >= perPlayer)) return null;
    const keys: Key[] = playerId === null ? [address] : [address, playerId];
    for (const key of keys) this.#open.set(key, this.#count(key) + 1);
    return () => keys.forEach((key) => this.#leave(key));
  }

  #count(key: Key): number {
    return this.#open.get(key) ?? 0;
  }

  #leave(key: Key): void {
    const left = this.#count(key) - 1;
    if (left <= 0) this.#open.delete(key);
    else this.#open.set(key, left);
  }
}
