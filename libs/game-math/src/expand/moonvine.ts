import type { PokieDefinition } from '../pokie/definition.ts';
import { elderLines } from '../pokie/lines.ts';
import { selling } from '../purchase.ts';
import { versions } from '../versions.ts';
import { expand } from './expand.ts';

/**
 * Medium volatility: ten paylines, wilds on the three middle reels that expand over their reel, free spins with three
 * times the wilds. W vine (wild), S scatter, A hedgehog, B to H nocturnal animals.
 */
export const moonvineTitle: PokieDefinition = {
  id: 'moonvine',
  rows: 3,
  wild: 'W',
  scatter: 'S',
  reels: [
    'EFGDEBCHAFCBHGESHGDFADFGBDHEGCFH',
    'BGHBFGAWEFCEDHSECGDFHEGADHFGHCBFD',
    'HFEGHACHDFHGFECHFWEFBSDEGDBGCABGD',
    'DEWHFGHEFGBDEFCEHCBDGCHGFAGSABDFH',
    'BCEGFBGFSDFCGDFEHAGBHFEHDGACHDEH',
  ],
  lines: elderLines.slice(0, 10),
  pays: {
    A: { 3: 30, 4: 150, 5: 1000 },
    B: { 3: 20, 4: 90, 5: 350 },
    C: { 3: 20, 4: 60, 5: 250 },
    D: { 3: 10, 4: 40, 5: 150 },
    E: { 3: 8, 4: 25, 5: 100 },
    F: { 3: 5, 4: 15, 5: 60 },
    G: { 3: 5, 4: 15, 5: 50 },
    H: { 3: 5, 4: 12, 5: 40 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 10, 4: 12, 5: 15 },
    reels: [
      'EFHGAEHFBCAFGEBDEHGDCHBFGDC',
      'GDHGECFEHGBEABEGCWHDABFCWFDWFH',
      'HECHEGDFCGWAHBDWABGFCWFEBFHEGD',
      'AGHBWFBEFDHACFGDEGDHECWGFWEBHC',
      'GHCGFAEGCBFHAEDGHFDCEBFEHDB',
    ],
    multipliers: [1],
  },
};

export const moonvine = selling(
  expand(
    moonvineTitle,
    { rtp: 0.9543, hitRate: 0.2771, deviation: 5.81, maxWinMultiple: 5000, volatility: 'medium' },
    versions.moonvine,
  ),
  { id: 'free-spins', price: 437, rtp: 0.9532, deviation: 0.96 },
);
