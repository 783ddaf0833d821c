import { useEffect, useState } from 'react';
import { MOST_ROUNDS, type WageringResult } from '@croupier/game-math/exact';
import { type Simulate, simulateInWorker, type SimulationOrder } from './simulation.ts';

export type SimulationState =
  | { kind: 'none' }
  | { kind: 'too-long' }
  | { kind: 'running'; done: number }
  | { kind: 'failed' }
  | { kind: 'done'; result: WageringResult };

/** A field under the fingers begins nothing yet. */
const REST_MS = 300;

/** Plays a plan through whenever it changed and came to rest; null while there is none. */
export function useSimulation(order: SimulationOrder | null, simulate: Simulate = simulateInWorker): SimulationState {
  const [state, setState] = useState<SimulationState>({ kind: 'none' });
  const { maths, money, requirement, stake, cap } = order ?? {};
  useEffect(() => {
    if (maths === undefined || money === undefined || !requirement || !stake || cap === undefined)
      return setState({ kind: 'none' });
    if (requirement / stake > MOST_ROUNDS) return setState({ kind: 'too-long' });
    setState({ kind: 'running', done: 0 });
    let stop = (): void => undefined;
    const rest = setTimeout(() => {
      stop = simulate({
        order: { maths, money, requirement, stake, cap },
        report: (done) => setState({ kind: 'running', done }),
        finish: (result) => setState({ kind: 'done', result }),
        fail: () => setState({ kind: 'failed' }),
      });
    }, REST_MS);
    return () => {
      clearTimeout(rest);
      stop();
    };
  }, [maths, money, requirement, stake, cap, simulate]);
  return state;
}
