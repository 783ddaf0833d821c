import { createStream, type Hmac } from './stream.ts';

/** Range of consecutive tickets of one player, starting at `first`. The code identifies the player. */
export interface TicketRange {
  readonly first: number;
  readonly count: number;
  readonly code: string;
}

/**
 * Returns a line of a lottery's ticket list. The list holds these lines in order of their numbers, each ended by a line
 * feed.
 */
export const ticketLine = ({ first, count, code }: TicketRange): string => `${first}-${first + count - 1} ${code}\n`;

export interface Drawing {
  /** Text whose SHA-256 was published from the start. */
  readonly seed: string;
  /**
   * SHA-256 of the ticket list, in hex. Seed and list depend on each other, so neither can be chosen to suit the other.
   */
  readonly listHash: string;
  /** Number of tickets; they are numbered from 1. */
  readonly tickets: number;
  readonly prizes: number;
}

/**
 * Draws the winning tickets one after another, without replacement: as many as there are prizes, at most all tickets.
 * Bytes are HMAC(seed, "listHash:0:block"); each draw rejects values that would favour a ticket. It only stores the
 * swapped tickets, so a million tickets need no memory.
 */
export function drawTickets(hmac: Hmac, { seed, listHash, tickets, prizes }: Drawing): number[] {
  const stream = createStream(hmac, { serverSeed: seed, clientSeed: listHash, nonce: 0 });
  const swapped = new Map<number, number>();
  const at = (position: number): number => swapped.get(position) ?? position;
  return Array.from({ length: Math.min(prizes, tickets) }, (_, drawn) => {
    const left = tickets - drawn;
    const position = 1 + stream.draw(left);
    const ticket = at(position);
    swapped.set(position, at(left));
    return ticket;
  });
}
