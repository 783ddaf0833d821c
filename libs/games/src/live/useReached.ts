import { useSyncExternalStore } from 'react';
import type { LiveRound } from '@croupier/contracts';
import { crashMultiplier } from '@croupier/game-math';
import { flightMs } from './CrashStage.tsx';
import type { TablePhase } from './phase.ts';

function onTick(changed: () => void): () => void {
  const timer = setInterval(changed, 100);
  return () => clearInterval(timer);
}

/** Returns whether the flight has reached a multiplier, as far as this page knows. */
export function useReached(round: LiveRound, phase: TablePhase, multiplier: number | null): boolean {
  const reached = () => {
    if (multiplier === null || phase === 'betting' || phase === 'locked' || phase === 'void') return false;
    if (round.outcome && 'bust' in round.outcome) return multiplier <= round.outcome.bust;
    return phase === 'running' && crashMultiplier(flightMs(round)) >= multiplier;
  };
  return useSyncExternalStore(onTick, reached, () => false);
}
