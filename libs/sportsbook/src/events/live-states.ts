import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { EventState, SportEvent } from '@croupier/contracts';

/** Most matches redrawn per frame: a row takes up to ten milliseconds on a slow phone. */
const MOST_A_FRAME = 1;

/**
 * Newest state of each match, separate from the lists of matches. A change of odds redraws its own row only. A row out
 * of view isn't notified; it reads the newest state when it comes into view.
 */
class LiveStates {
  readonly #states = new Map<number, EventState>();
  readonly #listeners = new Map<number, Set<() => void>>();
  /** Visible matches with a change to draw. Several changes of one match are drawn once. */
  readonly #waiting = new Set<number>();
  #frame: number | null = null;

  get(id: number): EventState | undefined {
    return this.#states.get(id);
  }

  put(state: EventState): void {
    const { id, version } = state;
    const before = this.#states.get(id);
    if ((before?.version ?? -1) >= version) return;
    this.#states.set(id, before ? keeping(before, state) : state);
    if (!this.#listeners.has(id)) return;
    this.#waiting.add(id);
    this.#frame ??= requestAnimationFrame(this.#draw);
  }

  subscribe(id: number, listener: () => void): () => void {
    const listeners = this.#listeners.get(id) ?? new Set();
    this.#listeners.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(id);
    };
  }

  readonly #draw = (): void => {
    this.#frame = null;
    for (const id of [...this.#waiting].slice(0, MOST_A_FRAME)) {
      this.#waiting.delete(id);
      for (const listener of this.#listeners.get(id) ?? []) listener();
    }
    if (this.#waiting.size > 0) this.#frame = requestAnimationFrame(this.#draw);
  };
}

/** Returns the new state with unchanged parts kept as the same objects, so that they aren't redrawn. */
function keeping(before: EventState, state: EventState): EventState {
  const same = <Part>(was: Part, is: Part): Part => (JSON.stringify(was) === JSON.stringify(is) ? was : is);
  return {
    ...state,
    score: same(before.score, state.score),
    detail: same(before.detail, state.detail),
    clock: same(before.clock, state.clock),
    markets: state.markets.map(
      (market) =>
        before.markets.find(
          ({ market_id, specifiers, version }) =>
            market_id === market.market_id && specifiers === market.specifiers && version === market.version,
        ) ?? market,
    ),
  };
}

const stores = new WeakMap<QueryClient, LiveStates>();

export function liveStatesOf(queryClient: QueryClient): LiveStates {
  const store = stores.get(queryClient) ?? new LiveStates();
  stores.set(queryClient, store);
  return store;
}

const never = () => () => undefined;

/** Returns a listed match with its newest state. Out of view, it isn't updated. */
export function useLive(event: SportEvent, inSight = true): SportEvent {
  const states = liveStatesOf(useQueryClient());
  const { id } = event;
  const subscribe = useCallback((listener: () => void) => states.subscribe(id, listener), [states, id]);
  const state = useSyncExternalStore(
    inSight ? subscribe : never,
    () => states.get(id),
    () => undefined,
  );
  return useMemo(() => (state && state.version > event.version ? { ...event, ...state } : event), [state, event]);
}
