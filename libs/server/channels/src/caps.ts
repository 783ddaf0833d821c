/** How many sockets of one copy may be open at once. */
export interface SocketCaps {
  perPlayer: number;
  /** Many people share an address: a household, a company, a mobile network. */
  perAddress: number;
}

export const SOCKET_CAPS: SocketCaps = { perPlayer: 50, perAddress: 1000 };

/** Counts the open sockets of each player and address. */
export class SocketCount {
  readonly #caps: SocketCaps;
  readonly #open = new Map<string, number>();

  constructor(caps: SocketCaps) {
    this.#caps = caps;
  }

  /** Counts one more; returns what to call when it is gone, or null when there are enough. */
  enter(address: string, playerId: number | null): (() => void) | null {
    const limits: [string, number][] = [[`address ${address}`, this.#caps.perAddress]];
    if (playerId !== null) limits.push([`player ${playerId}`, this.#caps.perPlayer]);
    if (limits.some(([key, most]) => (this.#open.get(key) ?? 0) >= most)) return null;
    for (const [key] of limits) this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
    return () => limits.forEach(([key]) => this.#leave(key));
  }

  #leave(key: string): void {
    const left = (this.#open.get(key) ?? 0) - 1;
    if (left <= 0) this.#open.delete(key);
    else this.#open.set(key, left);
  }
}
