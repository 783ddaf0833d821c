import {
  BACK_OF_TWENTY,
  baccarat,
  type BaccaratOutcome,
  type BaccaratSpot,
  baccaratSpots,
} from '../baccarat/baccarat.ts';
import type { Card } from '../cards/shoe.ts';
import type { RandomStream } from '../stream.ts';
import type { SpotStake } from './roulette.ts';

/** Coup of a shared table: each hand's cards in drawn order, and every spot that won: one of three sides, and pairs. */
export interface Coup {
  player: Card[];
  banker: Card[];
  won: BaccaratSpot[];
}

const everySpot = { bets: baccaratSpots.map((spot) => ({ spot, chips: 1 })) };

/** Draws a coup from a freshly shuffled shared shoe, with the rules of single-player baccarat. */
export function drawCoup(stream: RandomStream): Coup {
  const { outcome } = baccarat.play(stream, { stake: BigInt(baccaratSpots.length), params: everySpot }, null);
  const { player, banker, won } = outcome as unknown as BaccaratOutcome;
  return { player: [...player], banker: [...banker], won: [...won] };
}

export const isBaccaratSpot = (name: string): name is BaccaratSpot => baccaratSpots.some((spot) => spot === name);

export function backOfTwenty(spot: string, won: readonly string[]): number {
  if (!isBaccaratSpot(spot)) return 0;
  if (won.includes(spot)) return BACK_OF_TWENTY[spot];
  return won.includes('tie') && (spot === 'player' || spot === 'banker') ? 20 : 0;
}

/** Returns the payout of one bet's stakes, rounded down once if the commission leaves a fraction of a subunit. */
export const coupWin = (stakes: readonly SpotStake[], won: readonly string[]): bigint =>
  stakes.reduce((sum, { spot, stake }) => sum + stake * BigInt(backOfTwenty(spot, won)), 0n) / 20n;

/** Ways, of all 4,998,398,275,503,360 to draw six cards, in which exactly these spots win; `coupLaw` counts them. */
export const coupWays: readonly { readonly won: readonly BaccaratSpot[]; readonly ways: number }[] = [
  { won: ['player'], ways: 1_906_634_336_174_080 },
  { won: ['banker'], ways: 1_961_806_209_310_720 },
  { won: ['tie'], ways: 411_103_725_690_880 },
  { won: ['player', 'player-pair'], ways: 134_327_962_841_088 },
  { won: ['banker', 'player-pair'], ways: 181_199_148_797_952 },
  { won: ['tie', 'player-pair'], ways: 29_952_563_675_136 },
  { won: ['player', 'banker-pair'], ways: 177_294_219_300_864 },
  { won: ['banker', 'banker-pair'], ways: 136_819_378_110_464 },
  { won: ['tie', 'banker-pair'], ways: 31_366_077_902_848 },
  { won: ['player', 'player-pair', 'banker-pair'], ways: 12_261_764_276_224 },
  { won: ['banker', 'player-pair', 'banker-pair'], ways: 12_427_830_218_752 },
  { won: ['tie', 'player-pair', 'banker-pair'], ways: 3_205_059_204_352 },
];

const CARD_MS = 800;
const THIRD_MS = 1_400;
const LAST_MS = 1_200;

type Hands = { readonly player: readonly Card[]; readonly banker: readonly Card[] };

/**
 * Returns the milliseconds from the start after which each card is turned: alternating, and a third card after a pause.
 */
export function coupTimes({ player, banker }: Hands): Record<'player' | 'banker', number[]> {
  const third = 3 * CARD_MS + THIRD_MS;
  return {
    player: [0, 2 * CARD_MS, third].slice(0, player.length),
    banker: [CARD_MS, 3 * CARD_MS, player.length > 2 ? third + THIRD_MS : third].slice(0, banker.length),
  };
}

/** Returns how long a coup is shown. */
export function coupMs(hands: Hands): number {
  const { player, banker } = coupTimes(hands);
  return Math.max(...player, ...banker) + LAST_MS;
}
