import type { WageringPlan, WageringResult } from '@croupier/game-math/exact';

export const RUNS = 2_000;

/** Request from the page to the worker. */
export interface SimulationOrder extends WageringPlan {
  maths: string;
}

/** Message from the worker: the share of the work done, then the result. */
export type SimulationNews = { done: number } | { result: WageringResult };

export interface Simulating {
  order: SimulationOrder;
  report: (done: number) => void;
  finish: (result: WageringResult) => void;
  fail: () => void;
}

export type Simulate = (simulating: Simulating) => () => void;

/** Simulates a plan in a worker. Returns a function that cancels it. */
export const simulateInWorker: Simulate = ({ order, report, finish, fail }) => {
  const worker = new Worker(new URL('./wagering.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<SimulationNews>) => {
    if ('done' in data) return report(data.done);
    worker.terminate();
    finish(data.result);
  });
  worker.addEventListener('error', fail);
  worker.postMessage(order);
  return () => worker.terminate();
};
