import { CHANGE_WINDOW, CHANGES, type Side, type TeamState } from '@croupier/bet-math';
import type { Incident } from '@croupier/contracts';
import { longStreamOf, type Stream } from '../random.ts';
import { type Player, POSITIONS, squadOf } from './squads.ts';

/** A side as it will play: who is thought to begin, who does, and who comes on when. */
export interface Team {
  readonly expected: readonly Player[];
  readonly eleven: readonly Player[];
  /** Planned ones; the share is that of the match's goals that have fallen by then. */
  readonly changes: readonly { readonly off: Player; readonly on: Player; readonly share: number }[];
  /** Expected to begin, and not even on the bench. */
  readonly out: readonly Player[];
}

const BEGIN: Record<Player['position'], number> = { goalkeeper: 1, defender: 4, midfielder: 4, forward: 2 };
/** Strength of the shuffle of a squad from match to match. */
const ROTATION = 1.1;
/** The chance that one who is expected to begin drops out. */
const DROPS_OUT = 0.05;

/** Returns the team of a club, or null if its players are unknown. */
export function teamOf(seed: Uint8Array, side: Side, club: string): Team | null {
  const squad = squadOf(club);
  if (squad.length === 0) return null;
  const chance = longStreamOf(seed, `team:${side}`);
  const ranked = Object.fromEntries(
    POSITIONS.map((position) => [
      position,
      rank(
        chance,
        squad.filter((player) => player.position === position),
      ),
    ]),
  ) as Record<Player['position'], Player[]>;
  const expected = POSITIONS.flatMap((position) => ranked[position].slice(0, BEGIN[position]));
  const bench = POSITIONS.flatMap((position) => ranked[position].slice(BEGIN[position]));
  const eleven = expected.map((player) => {
    const drops = chance.next() < DROPS_OUT;
    const at = bench.findIndex(({ position }) => position === player.position);
    return drops && at >= 0 ? bench.splice(at, 1)[0]! : player;
  });
  return {
    expected,
    eleven,
    changes: drawChanges(chance, eleven, bench),
    out: expected.filter((player) => !eleven.includes(player)),
  };
}

const rank = (chance: Stream, players: readonly Player[]): Player[] =>
  players
    .map((player, index) => ({ player, key: index + ROTATION * chance.normal() }))
    .sort((one, other) => one.key - other.key)
    .map(({ player }) => player);

function drawChanges(chance: Stream, eleven: readonly Player[], bench: readonly Player[]): Team['changes'] {
  const places = eleven.filter(({ position }) => position !== 'goalkeeper');
  const shares = Array.from({ length: CHANGES }, () => chance.between(...CHANGE_WINDOW)).sort((a, b) => a - b);
  const outfield = bench.filter(({ position }) => position !== 'goalkeeper');
  return shares.flatMap((share) => {
    const [off] = places.splice(Math.floor(chance.next() * places.length), 1) as [Player];
    const like = outfield.findIndex(({ position }) => position === off.position);
    const [on] = outfield.splice(Math.max(like, 0), 1);
    return on ? [{ off, on, share }] : []; // Hardly ever are all of them on.
  });
}

/** A place on the pitch: who comes on takes over its share of the side's goals. */
export interface Place {
  player: Player;
  readonly scoring: number;
  fresh: boolean;
}

export const placesOf = (eleven: readonly Player[]): Place[] =>
  eleven.map((player) => ({ player, scoring: player.scoring, fresh: true }));

/** A side on the pitch after what has happened; goalkeepers have no part in its goals. */
export function teamState(eleven: readonly Player[], incidents: readonly Incident[], side: Side): TeamState {
  let places = placesOf(eleven).map((place) => ({ ...place, id: place.player.id }));
  let changes = 0;
  const scorers = new Set<string | null>();
  for (const { kind, side: whose, player, other } of incidents) {
    if (whose !== side) continue;
    if (kind === 'goal') scorers.add(player);
    if (kind === 'red_card') places = places.filter(({ id }) => id !== player);
    if (kind !== 'substitution' || other === null) continue;
    changes += 1;
    places = places.map((place) => (place.id === player ? { ...place, id: other, fresh: false } : place));
  }
  const out = places.filter(({ scoring }) => scoring > 0);
  const total = out.reduce((sum, { scoring }) => sum + scoring, 0);
  const players = out.map(({ id, scoring, fresh }) => ({ id, share: scoring / total, fresh, scored: scorers.has(id) }));
  return { players, changes };
}
