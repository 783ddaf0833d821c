import { CrashControls } from './CrashControls.tsx';
import { CrashStage } from './CrashStage.tsx';
import { GuestNote } from './GuestNote.tsx';
import type { TableParts } from './table-parts.ts';

/** Renders the crash table: all players share one flight, and cashing out in time pays its current multiplier. */
export function CrashTable({ state: { table, round }, phase, bets, host }: TableParts) {
  return (
    <>
      <CrashStage round={round} phase={phase} />
      {host.signedIn ? (
        <CrashControls table={table} round={round} phase={phase} bets={bets} />
      ) : (
        <GuestNote host={host} />
      )}
    </>
  );
}
