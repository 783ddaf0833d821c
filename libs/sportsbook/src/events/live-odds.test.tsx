import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventState } from '@croupier/contracts';
import { sportEvent } from '../testing/sport-events.ts';
import { withState } from './event.query.ts';
import { liveStatesOf, useLive } from './live-states.ts';

const event = sportEvent({ status: 'live' });
const state = (changes: Partial<EventState>): EventState => ({ ...event, version: event.version + 1, ...changes });

const frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
});
afterEach(() => vi.unstubAllGlobals());
const frame = () => act(() => frames.splice(0).forEach((callback) => callback(0)));

function show(ids: readonly number[], inSight = true) {
  const queryClient = new QueryClient();
  const drawn = vi.fn();
  function Row({ id, seen }: { id: number; seen: boolean }) {
    const { score } = useLive({ ...event, id }, seen);
    drawn(id);
    return <p>{`match ${id}: ${score.home}`}</p>;
  }
  const rows = (seen: boolean) => (
    <QueryClientProvider client={queryClient}>
      {ids.map((id) => (
        <Row key={id} id={id} seen={seen} />
      ))}
    </QueryClientProvider>
  );
  const view = render(rows(inSight));
  drawn.mockClear();
  return { states: liveStatesOf(queryClient), drawn, see: () => view.rerender(rows(true)) };
}

test('changes of one frame are drawn once, a newer state replaces, an older one changes nothing', () => {
  const { states, drawn } = show([1, 2]);
  for (let home = 1; home < 20; home++)
    states.put(state({ id: 1, version: event.version + home, score: { home, away: 0 } }));
  states.put(state({ id: 1, score: { home: 99, away: 0 } }));
  expect(drawn).not.toHaveBeenCalled();
  frame();
  expect(screen.getByText('match 1: 19')).toBeInTheDocument();
  expect(drawn.mock.calls).toEqual([[1]]);
});

test('more changes than a frame has room for are spread over the next', () => {
  const ids = [1, 2];
  const { states, drawn } = show(ids);
  for (const id of ids) states.put(state({ id }));
  frame();
  expect(drawn.mock.calls).toEqual([[1]]);
  frame();
  expect(drawn.mock.calls).toEqual([[1], [2]]);
  expect(frames).toHaveLength(0);
});

test('a match out of sight costs nothing, and shows its newest state when it is seen', () => {
  const { states, drawn, see } = show([1], false);
  states.put(state({ id: 1, score: { home: 3, away: 0 } }));
  expect(frames).toHaveLength(0);
  expect(drawn).not.toHaveBeenCalled();
  see();
  expect(screen.getByText('match 1: 3')).toBeInTheDocument();
});

test('the main markets of a list message leave the other markets of a match as they are', () => {
  const main = { ...event.markets[0]!, version: 9, odds: [11_000, 90_000, 200_000] };
  const next = withState(event, state({ markets: [main] }));
  expect(next.markets).toHaveLength(event.markets.length);
  expect(next.markets[0]).toBe(main);
  expect(next.markets[1]).toBe(event.markets[1]);
});
