import * as v from 'valibot';
import { TournamentDefinition } from './definition.ts';

const DAY_HOURS = 24;
const WEEK_HOURS = 7 * DAY_HOURS;
/** A Thursday. */
const FIRST_DAY = '2026-01-01';

/**
 * The tournaments of this site. None scores by what is staked: a place is not to be bought. An operator changes the data
 * and its version; what runs already keeps its terms.
 */
export const tournamentDefinitions: readonly TournamentDefinition[] = v.parse(v.array(TournamentDefinition), [
  {
    id: 'one-bright-spin',
    version: 1,
    title: { en: 'One Bright Spin', de: 'Ein heller Dreh' },
    scoring: { rule: 'best_multiple' },
    providers: [],
    games: [],
    groupIds: [],
    minStake: 20,
    maxStake: null,
    currency: 'EUR',
    prizes: [
      { from: 1, to: 1, amount: 10_000 },
      { from: 2, to: 2, amount: 5_000 },
      { from: 3, to: 3, amount: 2_500 },
      { from: 4, to: 10, amount: 500 },
    ],
    first: `${FIRST_DAY}T00:00:00Z`,
    everyHours: DAY_HOURS,
    lastsHours: DAY_HOURS,
  },
  {
    id: 'lantern-week',
    version: 1,
    title: { en: 'Lantern Week', de: 'Laternenwoche' },
    scoring: { rule: 'multiple_sum' },
    providers: ['paperlantern-works'],
    games: [],
    groupIds: [],
    minStake: 20,
    maxStake: null,
    currency: 'EUR',
    prizes: [
      { from: 1, to: 1, amount: 25_000 },
      { from: 2, to: 3, amount: 10_000 },
      { from: 4, to: 10, amount: 2_500 },
      { from: 11, to: 20, amount: 1_000 },
    ],
    first: `${FIRST_DAY}T12:00:00Z`,
    everyHours: WEEK_HOURS,
    lastsHours: WEEK_HOURS,
  },
  {
    id: 'ten-in-a-row',
    version: 1,
    title: { en: 'Ten in a Row', de: 'Zehn am Stück' },
    scoring: { rule: 'best_in_row', rounds: 10 },
    providers: [],
    games: [],
    groupIds: [],
    minStake: 20,
    maxStake: 2_000,
    currency: 'EUR',
    prizes: [
      { from: 1, to: 1, amount: 15_000 },
      { from: 2, to: 5, amount: 4_000 },
      { from: 6, to: 15, amount: 1_000 },
    ],
    first: `${FIRST_DAY}T08:00:00Z`,
    everyHours: 3 * DAY_HOURS,
    lastsHours: 2 * DAY_HOURS,
  },
  {
    id: 'nightjar-evening',
    version: 1,
    title: { en: 'Nightjar Evening', de: 'Nachtschwalben-Abend' },
    scoring: { rule: 'points_per_win', points: 10 },
    providers: ['nightjar-rooms'],
    games: [],
    groupIds: [],
    minStake: 50,
    maxStake: 1_000,
    currency: 'EUR',
    prizes: [
      { from: 1, to: 1, amount: 5_000 },
      { from: 2, to: 3, amount: 2_500 },
      { from: 4, to: 8, amount: 1_000 },
    ],
    first: `${FIRST_DAY}T17:00:00Z`,
    everyHours: DAY_HOURS,
    lastsHours: 6,
  },
]);
