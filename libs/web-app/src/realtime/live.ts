import { playerQuery } from '@croupier/api-client';
import type { Realtime } from '@croupier/realtime';
import type { AppServices } from '../services.ts';
import type { Reactions } from './start-live.ts';

export interface Live {
  readonly realtime: Realtime | null;
  /** False while a socket that once stood is lost. */
  readonly connected: boolean;
}

let live: Live = { realtime: null, connected: true };
const listeners = new Set<() => void>();

export const readLive = (): Live => live;

export function setLive(next: Partial<Live>): void {
  live = { ...live, ...next };
  for (const listener of listeners) listener();
}

export function subscribeLive(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A guest's socket waits for a sign of life: who only reads the page does not need it. */
const signsOfLife = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

/** Starts the socket: for a player once the page stands, for a guest with the first sign of life. Once a page. */
export function startLiveWhenDue(services: AppServices, reactions: Reactions): void {
  const start = () => {
    for (const sign of signsOfLife) removeEventListener(sign, start);
    import('./start-live.ts').then(
      (module) => module.startLive(services, reactions),
      // Without the socket the page still polls.
      () => undefined,
    );
  };
  const player = services.queryClient.getQueryData(playerQuery(services.api).queryKey);
  if (player) start();
  else for (const sign of signsOfLife) addEventListener(sign, start, { once: true, passive: true });
}
