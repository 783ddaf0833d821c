import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { readTournament } from '@croupier/contracts';
import { tournamentQuery } from './tournament.query.ts';

// shows: tournament:current
test('a tournament is loaded when it is opened, and another takes its place: nothing of the first is shown meanwhile', async () => {
  const asked = vi.fn(({ params }: Record<string, unknown>) => {
    throw new Error(`away: ${(params as { id: string }).id}`);
  });
  const api = answering([[readTournament, asked]]);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  expect(asked).not.toHaveBeenCalled();
  queryClient.setQueryData(tournamentQuery(api, 'grand-reel').queryKey, { slug: 'grand-reel' } as never);
  const observer = new QueryObserver(queryClient, { ...tournamentQuery(api, 'grand-reel'), staleTime: Infinity });
  const leave = observer.subscribe(() => undefined);
  expect(observer.getCurrentResult().data).toMatchObject({ slug: 'grand-reel' });
  observer.setOptions(tournamentQuery(api, 'another'));
  expect(observer.getCurrentResult().data).toBeUndefined();
  await vi.waitFor(() =>
    expect(asked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ params: { id: 'another' } })),
  );
  leave();
});
