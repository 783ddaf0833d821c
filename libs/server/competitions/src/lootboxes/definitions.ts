import * as v from 'valibot';
import { LootboxDefinition } from './definition.ts';

const WEEK_HOURS = 7 * 24;

/** The boxes of this site. One turn of the wheel a week, which waits a month: nothing is lost by staying away. */
export const lootboxDefinitions: readonly LootboxDefinition[] = v.parse(v.array(LootboxDefinition), [
  {
    id: 'rocket-wheel',
    version: 1,
    kind: 'wheel',
    title: { en: 'Rocket wheel', de: 'Raketenrad' },
    groupIds: [],
    everyHours: WEEK_HOURS,
    waitsDays: 30,
    outcomes: [
      { id: 'nothing', title: { en: 'Nothing this time', de: 'Diesmal nichts' }, weight: 400, bonus: null },
      { id: 'five-spins', title: { en: '5 free spins', de: '5 Freispiele' }, weight: 350, bonus: 'wheel-five-spins' },
      { id: 'ten-spins', title: { en: '10 free spins', de: '10 Freispiele' }, weight: 150, bonus: 'wheel-ten-spins' },
      {
        id: 'twenty-spins',
        title: { en: '20 free spins', de: '20 Freispiele' },
        weight: 80,
        bonus: 'wheel-twenty-spins',
      },
      {
        id: 'fifty-spins',
        title: { en: '50 free spins', de: '50 Freispiele' },
        weight: 20,
        bonus: 'wheel-fifty-spins',
      },
    ],
  },
]);
