import type { Member } from './members.ts';

/** To the client: open the sockets of these members anew; join all topics at once; come back as after a lost server. */
export type Order = { about: 'open'; port: number; members: Member[] } | { about: 'join' } | { about: 'come-back' };

/** What it tells: times in ms, one a join that was answered. */
export interface Joined {
  about: 'joined';
  latencies: number[];
  errors: number;
  /** From the first join to the last answer. */
  took: number;
}

/** Of a bettor who places one bet after another. */
export interface Bets {
  about: 'bets';
  latencies: number[];
  refused: number;
}
