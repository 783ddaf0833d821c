import { useEffect, useState } from 'react';
import { MOST_ROUNDS, type WageringResult } from '@croupier/game-math/exact';
import { type Simulate, simulateInWorker, type SimulationOrder } from './simulation.ts';

type Progress = { kind: 'running'; done: number } | { kind: 'failed' } | { kind: 'done'; result: WageringResult };
export type SimulationState = { kind: 'none' } | { kind: 'too-long' } | Progress;

/** Pause in typing after which a simulation starts. */
const REST_MS = 300;

/** Simulates a plan once it has stopped changing. State `none` without a plan. */
export function useSimulation(order: SimulationOrder | null, simulate: Simulate = simulateInWorker): SimulationState {
  const isTooLong = order !== null && order.requirement / order.stake > MOST_ROUNDS;
  const plan = order === null || isTooLong ? null : JSON.stringify(order);
  const [latest, setLatest] = useState<{ plan: string; progress: Progress } | null>(null);
  useEffect(() => {
    if (plan === null) return;
    const tell = (progress: Progress) => setLatest({ plan, progress });
    let stop = (): void => undefined;
    const rest = setTimeout(() => {
      stop = simulate({
        order: JSON.parse(plan) as SimulationOrder,
        report: (done) => tell({ kind: 'running', done }),
        finish: (result) => tell({ kind: 'done', result }),
        fail: () => tell({ kind: 'failed' }),
      });
    }, REST_MS);
    return () => {
      clearTimeout(rest);
      stop();
    };
  }, [plan, simulate]);
  if (order === null) return { kind: 'none' };
  if (isTooLong) return { kind: 'too-long' };
  return latest?.plan === plan ? latest.progress : { kind: 'running', done: 0 };
}
