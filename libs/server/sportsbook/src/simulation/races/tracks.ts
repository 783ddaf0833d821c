import type { Club } from '@croupier/contracts';
import type { Tournament } from '../../feed/add-fixture.ts';
import { streamOf } from '../random.ts';

/** A greyhound track with the dogs that run there. */
export interface Track extends Tournament {
  readonly sport: 'greyhounds';
  /** Metres. */
  readonly distances: readonly number[];
}

export const TRAPS = 6;

const FIRST = [
  ...['Quiet', 'Amber', 'Northern', 'Swift', 'Velvet', 'Silver', 'Lucky', 'Bright', 'Copper'],
  ...['Winter', 'Brave', 'Merry', 'Distant', 'Early', 'Golden', 'Lonely', 'Paper', 'Second'],
];
const SECOND = ['Harbour', 'Arrow', 'Lantern', 'Thunder', 'Meadow', 'Whisper', 'Comet', 'Sparrow', 'Compass', 'Ember'];
const COATS = ['#2b2d33', '#7a5a3c', '#b9a58a', '#4c5a66', '#a3703f', '#d8cbb8'];

const DOGS_PER_TRACK = 36;

/** Returns a dog. Names are unique across tracks. */
function dog(track: number, index: number): Club {
  const at = track * DOGS_PER_TRACK + index;
  const name = `${FIRST[at % FIRST.length]!} ${SECOND[(at + Math.floor(at / FIRST.length)) % SECOND.length]!}`;
  const coat = COATS[at % COATS.length]!;
  return {
    id: `dog-${name.toLowerCase().replaceAll(' ', '-')}`,
    name,
    short_name: name.slice(0, 3).toUpperCase(),
    crest: { pattern: 'plain', field: coat, second: coat, charge: 'none', metal: coat },
  };
}

const track = (index: number, slug: string, name: string, category: string, distances: readonly number[]): Track => ({
  ...{ slug, name, category, distances },
  sport: 'greyhounds',
  clubs: Array.from({ length: DOGS_PER_TRACK }, (_, at) => dog(index, at)),
});

export const TRACKS: readonly Track[] = [
  track(0, 'millrace-park', 'Millrace Park', 'Norvane', [285, 480, 480, 660]),
  track(1, 'copper-lane', 'Copper Lane', 'Alderland', [265, 450, 480, 630]),
  track(2, 'ravensdown', 'Ravensdown', 'Fjordmark', [300, 500, 500, 695]),
];

/** Returns a dog's ability as a logarithm. It affects every race, so it shows in the dog's form. */
export const abilityOf = ({ id }: Club): number => streamOf(ABILITY, id).normal() * 0.42;
const ABILITY = Buffer.from('greyhounds');
