import { versions } from '../../versions.ts';
import type { PokieDefinition } from '../definition.ts';
import { linesOf } from '../lines.ts';
import { pokie } from '../pokie.ts';

/** High volatility: five reels of four, 25 lines, the dearest symbol in stacks; 9 free spins or more, whose wins count ×3. */
export const wolfFrequencyTitle: PokieDefinition = {
  id: 'wolf-frequency',
  rows: 4,
  wild: 'W',
  scatter: 'S',
  reels: [
    'FCHGDCBGHFEDHGWEDHFGDAAAAFWBEGSHEGBFCAWGHAE',
    'CEHFDBAAAAWHFBCDGHEFSCDGHEFAGHBFDWECHAGEDHG',
    'HFECGDFAAAACGFDHWEGSFHDGFHDAGBEHGWEHFDB',
    'SGHAAAAEDHBFGWDBHCFAGCEHDFCHEWFDGWHEBGHEF',
    'FHAAAABGEFHGEBHWGFAEHCDGEHSWEDAHBEFHDGFHCD',
  ],
  lines: linesOf(5, 4, 25),
  pays: {
    W: { 5: 450 },
    A: { 3: 5, 4: 40, 5: 450 },
    B: { 3: 2, 4: 20, 5: 300 },
    C: { 3: 2, 4: 16, 5: 150 },
    D: { 3: 1, 4: 9, 5: 90 },
    E: { 3: 1, 4: 8, 5: 60 },
    F: { 4: 3, 5: 40 },
    G: { 4: 1, 5: 22 },
    H: { 4: 1, 5: 16 },
  },
  scatterPays: { 3: 20, 4: 100, 5: 500 },
  freeSpins: {
    mayBeOpened: true,
    awards: { 3: 9, 4: 13, 5: 21 },
    reels: [
      'DFAAAAHEWBHEDGFWHBDGCHDWFEGHDCEFHAGEHCGE',
      'ECGBWDHGFDHAAAAWEHGWEADGBFECGHFBCEHFD',
      'GDEBWCGFHEAAAAFHWGDACHFDGCBWDHFBCGHFEGHFAEH',
      'DFHAAAAWDGFCAHEBFHDGECWHBGFHEGDHCEWGFAHG',
      'WGCHBWAAAAECDHGAFBECDHEGADHGFEHGDWFHDGFH',
    ],
    multipliers: [3],
  },
};

export const wolfFrequency = pokie(
  wolfFrequencyTitle,
  { rtp: 0.9647, hitRate: 0.3409, deviation: 9.06, maxWinMultiple: 5000, volatility: 'high' },
  versions['wolf-frequency'],
);
