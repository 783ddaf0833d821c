import { expect, test } from 'vitest';
import { sportEvent } from '../testing/sport-events.ts';
import { findMatches } from './found-matches.query.ts';

const miraluz = sportEvent({ id: 8, home: { ...sportEvent().home, name: 'Atlético Miraluz' } });
const matches = [sportEvent(), miraluz];

test('a part of a club’s name finds its matches, without accents and in any case', () => {
  expect(findMatches(matches, 'atletico MIRA')).toEqual([miraluz]);
  expect(findMatches(matches, 'coral')).toEqual(matches);
});

test('every word must be there; nothing typed finds all', () => {
  expect(findMatches(matches, 'ashby miraluz')).toEqual([]);
  expect(findMatches(matches, ' ')).toEqual(matches);
});
