import { expect, test } from 'vitest';
import { type AvailabilityFacts, requireOpen, stopOf } from './availability.ts';

const open: AvailabilityFacts = {
  techWork: false,
  exclusion: null,
  missing: false,
  regionBlocked: false,
  questionnaire: false,
  unverified: false,
  underReview: false,
};
const until = new Date('2026-12-01T12:00:00Z');
const at = until.toISOString();

const cases: readonly [string, Partial<AvailabilityFacts>, unknown, unknown][] = [
  ['nothing in the way', {}, null, null],
  ['tech work', { techWork: true }, { reason: 'tech_work', until: null }, { reason: 'tech_work', until: null }],
  [
    'a break, which keeps nobody from their own money',
    { exclusion: { type: 'coolingoff', until } },
    { reason: 'coolingoff', until: at },
    null,
  ],
  [
    'a self-exclusion for good',
    { exclusion: { type: 'selfexclusion', until: null } },
    { reason: 'selfexclusion', until: null },
    null,
  ],
  ['a blocked region', { regionBlocked: true }, { reason: 'region', until: null }, null],
  [
    'missing fields',
    { missing: true },
    { reason: 'profile_incomplete', until: null },
    { reason: 'profile_incomplete', until: null },
  ],
  [
    'a questionnaire',
    { questionnaire: true },
    { reason: 'questionnaire_pending', until: null },
    { reason: 'questionnaire_pending', until: null },
  ],
  ['nobody knows who it is', { unverified: true }, null, { reason: 'unverified', until: null }],
  [
    'a likeness to somebody excluded, until it is shown who it is',
    { underReview: true },
    { reason: 'identity_check', until: null },
    null,
  ],
  [
    'several: what is hardest to change comes first',
    { techWork: true, missing: true, questionnaire: true },
    { reason: 'tech_work', until: null },
    { reason: 'tech_work', until: null },
  ],
];

// shows: guard:cashbox-reasons
test.each(cases)('the cashbox is closed by %s', (_, facts, deposit, payout) => {
  expect(stopOf('deposit', { ...open, ...facts })).toEqual(deposit);
  expect(stopOf('payout', { ...open, ...facts })).toEqual(payout);
});

test('what the transaction itself refuses is left to it', () => {
  const refusal = (facts: Partial<AvailabilityFacts>) => () => requireOpen(stopOf('deposit', { ...open, ...facts }));
  expect(refusal({ techWork: true })).toThrow(expect.objectContaining({ code: 'tech_work' }));
  expect(refusal({ regionBlocked: true })).toThrow(expect.objectContaining({ code: 'region_blocked' }));
  expect(refusal({ missing: true })).not.toThrow();
  expect(() => requireOpen(stopOf('payout', { ...open, unverified: true }))).toThrow(
    expect.objectContaining({ code: 'verification_required' }),
  );
});
