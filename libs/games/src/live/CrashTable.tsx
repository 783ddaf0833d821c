import { CrashControls } from './CrashControls.tsx';
import { CrashStage } from './CrashStage.tsx';
import { GuestNote } from './GuestNote.tsx';
import type { TableParts } from './table-parts.ts';

/** One lantern for everybody: who lets go of it in time is paid what it had reached. */
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
