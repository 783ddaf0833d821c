import { type Card, openShoe, rankOf } from '../cards/shoe.ts';
import { fieldsOf, isWhole } from '../fields.ts';
import type { GameMath } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import { versions } from '../versions.ts';
import { bankerDraws, handPoints, isNatural, playerDraws, pointsOf } from './coup.ts';

export const BACCARAT_DECKS = 8;

export const baccaratSpots = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const;
export type BaccaratSpot = (typeof baccaratSpots)[number];

/** Payout of a spot for a stake of twenty, stake included. The house keeps 5% of a banker win. */
export const BACK_OF_TWENTY: Readonly<Record<BaccaratSpot, number>> = {
  player: 40,
  banker: 39,
  tie: 180,
  'player-pair': 240,
  'banker-pair': 240,
};

/** Return of each spot in the long run, to four decimals. */
export const baccaratReturns: Readonly<Record<BaccaratSpot, number>> = {
  player: 0.9876,
  banker: 0.9894,
  tie: 0.8564,
  'player-pair': 0.8964,
  'banker-pair': 0.8964,
};

/** Chips on one spot. All chips of a round have the same value: its stake divided by their number. */
export type BaccaratBet = { readonly spot: BaccaratSpot; readonly chips: number };
export type BaccaratParams = { readonly bets: readonly BaccaratBet[] };
export type BaccaratOutcome = BaccaratParams & {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly winner: 'player' | 'banker' | 'tie';
  /** Winning spots. A tie returns the stakes of player and banker. */
  readonly won: readonly BaccaratSpot[];
};

const MOST_CHIPS = 100_000;
const isSpot = (value: unknown): value is BaccaratSpot => baccaratSpots.some((spot) => spot === value);

function validate(params: unknown): BaccaratParams | null {
  const bets = fieldsOf(params)?.['bets'];
  if (!Array.isArray(bets) || bets.length === 0 || bets.length > baccaratSpots.length) return null;
  const checked: BaccaratBet[] = [];
  for (const bet of bets as unknown[]) {
    const { spot, chips } = fieldsOf(bet) ?? {};
    if (!isSpot(spot) || !isWhole(chips, 1, MOST_CHIPS)) return null;
    if (checked.some((other) => other.spot === spot)) return null;
    checked.push({ spot, chips });
  }
  return { bets: checked };
}

/** Draws a coup card by card in dealing order: no card is drawn that the rules don't draw. */
function deal(drawCard: () => Card): Pick<BaccaratOutcome, 'player' | 'banker'> {
  const [p1, b1, p2, b2] = [drawCard(), drawCard(), drawCard(), drawCard()];
  const [player, banker] = [
    [p1, p2],
    [b1, b2],
  ];
  const [own, other] = [handPoints(player), handPoints(banker)];
  if (isNatural(own) || isNatural(other)) return { player, banker };
  const third = playerDraws(own) ? drawCard() : null;
  if (third !== null) player.push(third);
  if (bankerDraws(other, third === null ? null : pointsOf(third))) banker.push(drawCard());
  return { player, banker };
}

function winnerOf({ player, banker }: Pick<BaccaratOutcome, 'player' | 'banker'>): BaccaratOutcome['winner'] {
  const [own, other] = [handPoints(player), handPoints(banker)];
  return own > other ? 'player' : own < other ? 'banker' : 'tie';
}

const isPair = ([one, two]: readonly Card[]): boolean => rankOf(one!) === rankOf(two!);

/** Punto banco: eight decks, shuffled for every coup, the standard drawing rules, 5 % commission on a banker's win. */
export const baccarat: GameMath = {
  id: 'baccarat',
  kind: 'original',
  version: versions.baccarat,
  /** Return of the banker's spot, the best one; `baccaratReturns` has the others. */
  rtp: baccaratReturns.banker,
  hitRate: null,
  volatility: null,
  deviation: null,
  maxWinMultiple: 12,
  stakes: (currency) => stakesOf(currency, 1n),
  validate,
  play(stream, { stake, params }) {
    const checked = validate(params);
    if (!checked) throw new TypeError('a baccarat bet names its spots');
    const { bets } = checked;
    const hands = deal(openShoe(stream, BACCARAT_DECKS));
    const winner = winnerOf(hands);
    const won = baccaratSpots.filter((spot) =>
      spot === 'player-pair' ? isPair(hands.player) : spot === 'banker-pair' ? isPair(hands.banker) : spot === winner,
    );
    const backOf = (spot: BaccaratSpot): number => {
      if (won.includes(spot)) return BACK_OF_TWENTY[spot];
      return winner === 'tie' && (spot === 'player' || spot === 'banker') ? 20 : 0;
    };
    const chips = bets.reduce((sum, bet) => sum + BigInt(bet.chips), 0n);
    const back = bets.reduce((sum, bet) => sum + BigInt(bet.chips * backOf(bet.spot)), 0n);
    const outcome: BaccaratOutcome = {
      bets,
      ...hands,
      winner,
      won: won.filter((spot) => bets.some((bet) => bet.spot === spot)),
    };
    // Rounded down once, if the commission leaves a fraction of a subunit.
    return { win: (stake * back) / (chips * 20n), outcome, state: null, steps: 1 };
  },
};
