import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '@croupier/api-client';
import { jackpotsQuery } from '@croupier/competitions';
import { isPublicTopic, topics } from '@croupier/contracts';
import { type Realtime, reloadOn } from '@croupier/realtime';
import { reactions } from './on-idle.ts';

/** Topics that another screen or the session itself handles. */
const heardElsewhere = ['bets', 'session', 'jackpot_wins'];

const jackpotsKey = jackpotsQuery({} as Api).queryKey;

beforeEach(() => vi.useFakeTimers());

/** Returns the queries that an event of a topic invalidates. */
async function staleAfter(topic: string): Promise<string[]> {
  const queryClient = new QueryClient();
  const keys = [...Object.values(reactions).flat(), jackpotsKey];
  for (const key of keys) queryClient.setQueryData(key, 'known');
  let tell = () => undefined as void;
  const realtime = {
    listen: (name, listener) => {
      if (name === topic) tell = () => listener.event('changed', {} as never);
      return () => undefined;
    },
  } as Realtime;
  reloadOn(realtime, queryClient, reactions);
  tell();
  await vi.advanceTimersByTimeAsync(100);
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey.join(' '));
}

// shows: reaction:lists; reaction:bonus-payment; balance:on-events
test.each([
  ['bonuses', ['cashbox balance', 'promotions gifts']],
  ['payments', ['cashbox', 'cashbox balance', 'promotions gifts']],
  ['freespins', ['promotions gifts']],
  ['lootboxes', ['promotions lootboxes']],
  ['live_bets', ['games round-totals', 'games rounds']],
  ['limits', ['limits']],
  ['game_limits', ['limits']],
  ['tournaments', ['competitions']],
  ['groups', ['comp-points', 'competitions', 'player', 'promotions gifts']],
  ['comps', ['comp-points']],
  ['accounts', ['cashbox balance']],
  ['privacy', ['privacy']],
  ['verification', ['player', 'verification']],
])('a change of %s reloads what it names', async (topic, stale) => {
  expect(await staleAfter(topic)).toEqual(expect.arrayContaining(stale));
});

test.each(['tournaments', 'groups'])(
  'a change of %s reads no jackpots: they have a topic of their own',
  async (topic) => {
    expect(await staleAfter(topic)).not.toContain(jackpotsKey.join(' '));
  },
);

test('every topic of a player is reacted to', () => {
  const own = topics.map(({ name }) => name).filter((name) => !isPublicTopic(name));
  const heard = [...Object.keys(reactions), ...heardElsewhere];
  expect(own.filter((name) => !heard.includes(name))).toEqual([]);
});
