import type { MatchSport } from '@croupier/bet-math';
import type { Club } from '@croupier/contracts';

export interface League {
  readonly slug: string;
  readonly sport: MatchSport;
  readonly name: string;
  /** An invented country, as every club and league here is. */
  readonly category: string;
  readonly clubs: readonly Club[];
}
