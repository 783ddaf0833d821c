import { expect, test } from 'vitest';
import * as contracts from '@croupier/contracts';
import type { Endpoint } from '@croupier/contracts';
import { trafficClassOf } from './traffic-classes.ts';

const files = (Object.values(contracts) as unknown[]).filter(
  (value): value is Endpoint =>
    typeof value === 'object' && value !== null && 'media' in value && String(value.media).startsWith('text/csv'),
);

test('every history that is saved as a file has the time of a file', () => {
  expect(files.length).toBeGreaterThanOrEqual(3);
  for (const { path } of files) expect([path, trafficClassOf(`${path}?from=1`)]).toEqual([path, 'files']);
  expect(trafficClassOf('/api/player/payments')).toBe('calls');
});
