import type { LiveKind } from '@croupier/contracts';
import {
  baccaratReturns,
  type BaccaratSpot,
  spotPays,
  WHEEL_RETURN,
  wheelFields,
  wheelPays,
} from '@croupier/game-math';

export const baccaratPays: Readonly<Record<BaccaratSpot, number>> = {
  player: 1,
  banker: 0.95,
  tie: 8,
  'player-pair': 11,
  'banker-pair': 11,
};

export interface BetFact {
  /** Name of an example field. */
  name: string;
  /** Payout for a stake of one, not including the returned stake. */
  pays: number;
  /** Return over the long run, for a stake of one. */
  back: number;
}

const ofRoulette = (name: string): BetFact => ({ name, pays: spotPays(name), back: 36 / 37 });

/** Payout and return of each kind of bet, by one example. */
export const betFacts: Readonly<Record<LiveKind, readonly BetFact[]>> = {
  crash: [],
  roulette: ['17', '17-20', '16-17-18', '17-18-20-21', '16-17-18-19-20-21', 'dozen-1', 'red'].map(ofRoulette),
  wheel: wheelFields.map((name) => ({ name, pays: wheelPays(name), back: WHEEL_RETURN })),
  baccarat: (['banker', 'player', 'tie', 'player-pair', 'banker-pair'] satisfies BaccaratSpot[]).map((name) => ({
    name,
    pays: baccaratPays[name],
    back: baccaratReturns[name],
  })),
};
