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
  /** Of a field like it. */
  name: string;
  /** For one, apart from the stake that comes back. */
  pays: number;
  /** What it gives back over the long run, of one. */
  back: number;
}

const ofRoulette = (name: string): BetFact => ({ name, pays: spotPays(name), back: 36 / 37 });

/** What each kind of bet pays and gives back, one like every other of its sort. */
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
