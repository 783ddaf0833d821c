import type { Club } from '@croupier/contracts';

export interface Pairing {
  readonly home: Club;
  readonly away: Club;
}

/** Slots after which a club may play again: matches overlap by less than two. */
const REST_SLOTS = 2;

/**
 * Returns the pairing in a league's n-th slot: endless double round robins by the circle method, with a short pause
 * (null) between seasons. In each round the clubs that have just played come last. The same slot always has the same
 * pairing.
 */
export function pairingOf(clubs: readonly Club[], slot: number): Pairing | null {
  const perRound = clubs.length / 2;
  const rounds = 2 * (clubs.length - 1);
  const inSeason = slot % slotsOf(clubs);
  let recent: Club[] = [];
  let order: Pairing[] = [];
  for (let round = 0; round <= Math.floor(inSeason / perRound); round++) {
    if (round === rounds) return null;
    order = restedFirst(pairingsOfRound(clubs, round), recent);
    recent = order.slice(-REST_SLOTS).flatMap(({ home, away }) => [home, away]);
  }
  return order[inSeason % perRound] ?? null;
}

/** Returns the season of a league's n-th slot. */
export const seasonOf = (clubs: readonly Club[], slot: number): number => Math.floor(slot / slotsOf(clubs)) + 1;

/** Every club twice against every other, and the pause. */
export const slotsOf = ({ length }: readonly Club[]): number => length * (length - 1) + REST_SLOTS;

function pairingsOfRound(clubs: readonly Club[], round: number): Pairing[] {
  const [first, ...wheel] = clubs;
  const turn = round % wheel.length;
  const secondHalf = round >= wheel.length;
  const circle = [first!, ...wheel.slice(turn), ...wheel.slice(0, turn)];
  return circle.slice(0, circle.length / 2).map((club, index) => {
    const other = circle[circle.length - 1 - index]!;
    const atHome = ((index === 0 ? turn : index) % 2 === 0) !== secondHalf;
    return atHome ? { home: club, away: other } : { home: other, away: club };
  });
}

function restedFirst(pairings: readonly Pairing[], recent: readonly Club[]): Pairing[] {
  const tired = ({ home, away }: Pairing) => recent.includes(home) || recent.includes(away);
  return [...pairings.filter((pairing) => !tired(pairing)), ...pairings.filter(tired)];
}
