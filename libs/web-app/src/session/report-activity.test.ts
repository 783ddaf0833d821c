import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { recordActivity } from '@croupier/contracts';
import type { AppServices } from '../services.ts';
import { reportActivity } from './report-activity.ts';

function visit(player: unknown, opened = true) {
  const posted = vi.fn();
  const queryClient = new QueryClient();
  queryClient.setQueryData(['player'], player);
  const services = { api: answering([[recordActivity, posted]]), queryClient } as unknown as AppServices;
  let now = 0;
  let turn = (_event: { pathChanged: boolean }) => {};
  const subscribe = ((_event: string, listener: typeof turn) => ((turn = listener), () => undefined)) as never;
  reportActivity(services, { subscribe }, { now: () => now, opened: () => opened });
  return {
    posted,
    turnAfter: (seconds: number, pathChanged = true) => ((now += seconds * 1000), turn({ pathChanged })),
  };
}

// shows: call:POST /api/player/activity
test('a player who opens a page and turns others reports it, once a minute at most', async () => {
  const { posted, turnAfter } = visit({ id: 1 });
  turnAfter(30);
  turnAfter(29);
  await vi.waitFor(() => expect(posted).toHaveBeenCalledTimes(1));
  turnAfter(1);
  turnAfter(10);
  await vi.waitFor(() => expect(posted).toHaveBeenCalledTimes(2));
});

test('a page loaded anew reports nothing before another is opened', async () => {
  const { posted, turnAfter } = visit({ id: 1 }, false);
  await new Promise((resolve) => setImmediate(resolve));
  expect(posted).not.toHaveBeenCalled();
  turnAfter(1);
  await vi.waitFor(() => expect(posted).toHaveBeenCalledTimes(1));
});

test('a guest reports nothing, and neither does a change of search values', async () => {
  const guest = visit(null);
  guest.turnAfter(120);
  const player = visit({ id: 1 }, false);
  player.turnAfter(120, false);
  await new Promise((resolve) => setImmediate(resolve));
  expect(guest.posted).not.toHaveBeenCalled();
  expect(player.posted).not.toHaveBeenCalled();
});
