import type { GameMechanic } from '@croupier/contracts';
import type { SessionSpread } from './spread.ts';

/** Request from the page to the worker. */
export interface SessionsOrder {
  maths: string;
  mechanic: GameMechanic;
}

/** Message from the worker: the share of the work done, then the result. */
export type SessionsNews = { done: number } | { spread: SessionSpread };

export interface SessionsTold {
  onProgress: (done: number) => void;
  onSpread: (spread: SessionSpread) => void;
  onFailed: () => void;
}

export type PlayBeside = (order: SessionsOrder, told: SessionsTold) => () => void;

/** Plays the sessions in a worker. Returns a function that cancels it. */
export const sessionsInWorker: PlayBeside = (order, { onProgress, onSpread, onFailed }) => {
  const worker = new Worker(new URL('./sessions.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<SessionsNews>) => {
    if ('done' in data) return onProgress(data.done);
    worker.terminate();
    onSpread(data.spread);
  });
  worker.addEventListener('error', onFailed);
  worker.postMessage(order);
  return () => worker.terminate();
};
