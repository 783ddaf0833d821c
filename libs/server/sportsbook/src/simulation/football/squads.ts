import type { ClubPlayer } from '../../feed/add-fixture.ts';
import { LEAGUES } from '../clubs.ts';
import { longStreamOf } from '../random.ts';
import { namesOf } from './squad-names.ts';

export type Player = ClubPlayer;

type Position = Player['position'];

/** Eighteen: eleven who usually begin, in the order they are chosen, and the others. */
const SHIRTS: Record<Position, readonly number[]> = {
  goalkeeper: [1, 12],
  defender: [2, 3, 4, 5, 13, 14],
  midfielder: [6, 7, 8, 10, 15, 16],
  forward: [9, 11, 17, 18],
};
export const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;

/** A usual midfielder has 1,000. */
const SCORING: Record<Position, number> = { goalkeeper: 0, defender: 320, midfielder: 1_000, forward: 2_400 };
const SPREAD = 0.4;

const NO_SEED = Buffer.alloc(32);

/** A club's players: the same for ever, whatever seed a site plays from. */
function makeSquad(club: string, category: string): readonly Player[] {
  const chance = longStreamOf(NO_SEED, `squad:${club}`);
  const { first, last } = namesOf(category);
  const pick = (names: readonly string[]) => names[Math.floor(chance.next() * names.length)]!;
  const left = [...last];
  return POSITIONS.flatMap((position) =>
    SHIRTS[position].map((number): Player => {
      // No two players of a club share a family name.
      const [family] = left.splice(Math.floor(chance.next() * left.length), 1);
      const name = `${pick(first)} ${family}`;
      const scoring = Math.round(SCORING[position] * Math.exp(SPREAD * chance.normal()));
      return { id: `${club}.${plain(name)}`, club, name, number, position, scoring };
    }),
  );
}

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');

const SQUADS: ReadonlyMap<string, readonly Player[]> = new Map(
  LEAGUES.filter(({ sport }) => sport === 'football').flatMap(({ clubs, category }) =>
    clubs.map(({ id }) => [id, makeSquad(id, category)]),
  ),
);

/** Returns the squad of a club. Empty if its players are unknown. */
export const squadOf = (club: string): readonly Player[] => SQUADS.get(club) ?? [];

/** Two clubs that stand side by side in a league's list are neighbours. */
export function isDerby(home: string, away: string): boolean {
  for (const { clubs } of LEAGUES) {
    const [one, other] = [clubs.findIndex(({ id }) => id === home), clubs.findIndex(({ id }) => id === away)];
    if (one >= 0 && other >= 0) return Math.floor(one / 2) === Math.floor(other / 2);
  }
  return false;
}
