import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { playerQuery } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { RealtimeProvider } from '@croupier/realtime';
import { player, renderProfile } from '../testing/render-profile.tsx';
import { WatchPoints } from './WatchPoints.tsx';

// shows: reaction:comps
test('the profile is asked for again when points reach the end of a level, and not before', () => {
  let award: (name: string, data: unknown) => void = () => undefined;
  const realtime = {
    listen: (_topic: string, { event }: { event: typeof award }) => {
      award = event;
      return () => undefined;
    },
  };
  const api = answering([]);
  const { queryKey } = playerQuery(api);
  const { queryClient } = renderProfile(
    api,
    <RealtimeProvider realtime={realtime as never}>
      <WatchPoints />
    </RealtimeProvider>,
  );
  queryClient.setQueryData<unknown>(queryKey, player());
  const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated;
  const take = (points: number, maximum: number | null) =>
    act(() => award('award', { persistent: { points }, level: 1, level_maximum: maximum }));
  take(49, 50);
  take(200_000, null); // The last level has no next one.
  expect(isStale()).toBe(false);
  take(50, 50);
  expect(isStale()).toBe(true);
});
