import type { Member } from './members.ts';

/**
 * Orders to the client: open the sockets of these members; join all topics at the same time; reconnect as after a lost
 * server.
 */
export type Order = { about: 'open'; port: number; members: Member[] } | { about: 'join' } | { about: 'come-back' };

/** Result of the client: times in ms, one for each answered join. */
export interface Joined {
  about: 'joined';
  latencies: number[];
  errors: number;
  /** Time from the first join to the last reply. */
  took: number;
}

/** Result of a bettor who places one bet after another. */
export interface Bets {
  about: 'bets';
  latencies: number[];
  refused: number;
}
