import { notifyManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { eventQuery } from '../events/event.query.ts';
import { pick } from '../slip-model/pick.ts';
import { announcementAtom, oddsChangeAtom, slipAtom } from '../slip-model/slip.atoms.ts';
import { renderSport } from '../testing/render-sport.tsx';
import { sportEvent, withResult } from '../testing/sport-events.ts';
import { SlipAnnouncer } from './SlipAnnouncer.tsx';

// Queries report changes at once, so that silence can be tested without waiting.
notifyManager.setScheduler(queueMicrotask);
beforeEach(() => localStorage.clear());

test('what a pick needs of its owner is announced once, not at every move', async () => {
  const event = sportEvent({ status: 'live' });
  const { store, queryClient } = renderSport(<SlipAnnouncer />);
  const become = async (changes: object) => {
    await act(async () => store.set(announcementAtom, ''));
    await act(async () =>
      queryClient.setQueryData(eventQuery(null as never, event.id).queryKey, withResult(event, changes)),
    );
    return store.get(announcementAtom);
  };
  await act(async () => store.set(slipAtom, [pick(event, event.markets[0]!, 'home')!]));
  expect(await become({ odds: [21_000, 25_000, 30_000] }), 'a better price is taken unasked').toBe('');
  expect(await become({ odds: [19_000, 25_000, 30_000] })).toBe(
    'Port Ashby to win against Nueva Coral: the odds have fallen from 2.00 to 1.90. Accept them to continue.',
  );
  expect(await become({ odds: [18_900, 25_000, 30_000] })).toBe('');
  expect(await become({ status: 'suspended', reason: 'goal' })).toBe(
    'Port Ashby to win against Nueva Coral. Suspended: a goal was scored.',
  );
  await act(async () => store.set(oddsChangeAtom, 'any'));
  expect(await become({ odds: [17_000, 25_000, 30_000] }), 'whoever takes any price is not bothered').toBe('');
});
