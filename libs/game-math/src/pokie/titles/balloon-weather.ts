import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { pokie } from '../pokie.ts';

/** Low volatility: five reels of three, 243 ways; 8 free spins or more, whose wins count ×2. */
export const balloonWeatherTitle: PokieDefinition = {
  id: 'balloon-weather',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'AEDHGFHEFSCBDCAEHFGHDBGH',
    'HFWHEABHDAEBCFHGSDGFCG',
    'FBGECHWGDHAFDHCDBESHFGEAG',
    'FEBGDHEGFCHEBSADHGFEWCDHG',
    'DAHDEHGSBGHAFCEWGCFHBGF',
  ],
  lines: null,
  pays: {
    A: { 3: 12, 4: 25, 5: 70 },
    B: { 3: 10, 4: 20, 5: 40 },
    C: { 3: 7, 4: 16, 5: 35 },
    D: { 3: 5, 4: 12, 5: 22 },
    E: { 3: 4, 4: 9, 5: 18 },
    F: { 3: 4, 4: 6, 5: 15 },
    G: { 3: 2, 4: 5, 5: 9 },
    H: { 4: 3, 5: 7 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 8, 4: 12, 5: 20 },
    reels: [
      'GDFHDGBFCBEGHECDAHCGEHF',
      'AGBDCHFGBEFAWHEGWDHCFE',
      'FDCWEHGEABGCWHDFHCBDEGH',
      'FCGEFHEDGWHACWABDEFGEHDB',
      'GCWHACFEBHCBWEGHADEFGDF',
    ],
    multipliers: [2],
  },
};

export const balloonWeather = pokie(
  balloonWeatherTitle,
  { rtp: 0.9558, hitRate: 0.4487, deviation: 3.75, maxWinMultiple: 3074, volatility: 'low' },
  versions['balloon-weather'],
);
