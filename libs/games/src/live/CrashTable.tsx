import { Trans } from '@lingui/react/macro';
import { CrashControls } from './CrashControls.tsx';
import { CrashStage } from './CrashStage.tsx';
import type { LiveHost } from './live-host.ts';
import live from './live.module.css';
import type { LiveTableState } from './live.query.ts';
import type { TablePhase } from './phase.ts';
import type { OwnBets } from './useOwnBets.ts';

interface CrashTableProps {
  state: LiveTableState;
  phase: TablePhase;
  bets: OwnBets;
  host: LiveHost;
}

/** One lantern for everybody: who lets go of it in time is paid what it had reached. */
export function CrashTable({ state: { table, round }, phase, bets, host }: CrashTableProps) {
  return (
    <>
      <CrashStage round={round} phase={phase} />
      {host.signedIn ? (
        <CrashControls table={table} round={round} phase={phase} bets={bets} />
      ) : (
        <div className={live.guest}>
          <p>
            <Trans>Everybody may watch. To bet, sign in.</Trans>
          </p>
          {host.signIn}
        </div>
      )}
    </>
  );
}
