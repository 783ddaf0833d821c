import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { readLottery, readTournament } from '@croupier/contracts';
import { lotteryQuery } from '../lotteries/lottery.query.ts';
import { tournamentQuery } from './tournament.query.ts';

// shows: tournament:current
test.each([
  ['tournament', readTournament, tournamentQuery],
  ['lottery', readLottery, lotteryQuery],
] as const)(
  'a %s is loaded when it is opened, and another takes its place: nothing of the first is shown meanwhile',
  async (_kind, call, query) => {
    const asked = vi.fn(({ params }: Record<string, unknown>) => {
      throw new Error(`away: ${(params as { id: string }).id}`);
    });
    const api = answering([[call, asked]]);
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    expect(asked).not.toHaveBeenCalled();
    const optionsOf = (slug: string): QueryObserverOptions => query(api, slug) as unknown as QueryObserverOptions;
    queryClient.setQueryData(optionsOf('grand-reel').queryKey, { slug: 'grand-reel' });
    const observer = new QueryObserver(queryClient, { ...optionsOf('grand-reel'), staleTime: Infinity });
    const leave = observer.subscribe(() => undefined);
    expect(observer.getCurrentResult().data).toMatchObject({ slug: 'grand-reel' });
    observer.setOptions(optionsOf('another'));
    expect(observer.getCurrentResult().data).toBeUndefined();
    await vi.waitFor(() =>
      expect(asked).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ params: { id: 'another' } })),
    );
    leave();
  },
);
