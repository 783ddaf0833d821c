import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OwnJackpotWin } from '@croupier/contracts';
import { Money, Skeleton } from '@croupier/ui-kit';
import styles from './jackpots.module.css';

interface ProofProps {
  win: Pick<OwnJackpotWin, 'id' | 'must_hit_by'> & Partial<Pick<OwnJackpotWin, 'chance'>>;
  fairnessLink?: (text: ReactNode) => ReactNode;
}

/** Renders the proof of a win and the browser's own check of it. */
export function Proof({ win, fairnessLink }: ProofProps) {
  const { id, must_hit_by, chance = null } = win;
  const { data: check } = useQuery({
    queryKey: ['jackpots', 'check', id, chance?.server_seed ?? null],
    // The code of the check loads only when the proof is opened.
    queryFn: async () => {
      const { checkChance, checkThreshold } = await import('./check-win.ts');
      return must_hit_by ? checkThreshold(must_hit_by) : checkChance(chance!);
    },
    enabled: must_hit_by !== null || chance !== null,
    staleTime: Infinity,
  });
  return (
    <>
      <dl className={styles.proof}>
        {must_hit_by && (
          <>
            <Entry name={<Trans>Amount when won</Trans>}>
              <Money amount={must_hit_by.sum_cents} currency="EUR" />
            </Entry>
            <Entry name={<Trans>Salt</Trans>}>{must_hit_by.salt}</Entry>
            <Entry name={<Trans>Hash published at the start</Trans>}>{must_hit_by.commitment}</Entry>
          </>
        )}
        {chance && (
          <>
            <Entry name={<Trans>Drawn</Trans>}>{chance.drawn}</Entry>
            <Entry name={<Trans>Winning numbers</Trans>}>
              {chance.from} – {String(BigInt(chance.to) - 1n)}
            </Entry>
            <Entry name={<Trans>Client seed</Trans>}>{chance.client_seed}</Entry>
            <Entry name={<Trans>Bet number (nonce)</Trans>}>{chance.nonce}</Entry>
            <Entry name={<Trans>Server seed hash</Trans>}>{chance.server_seed_hash}</Entry>
          </>
        )}
      </dl>
      {check === undefined && <Skeleton height={24} />}
      {check === 'right' && (
        <p>
          <Trans>Your browser recalculated it and got the same result.</Trans>
        </p>
      )}
      {check === 'wrong' && (
        <p role="alert">
          <Trans>
            Your browser recalculated it and got a different result. Please tell us, as this should never happen.
          </Trans>
        </p>
      )}
      {check === 'hidden' && (
        <p>
          <Trans>
            This server seed is still in use for your rounds. Change your seeds to reveal it and check the result here.
          </Trans>{' '}
          {fairnessLink?.(<Trans>Go to your seeds</Trans>)}
        </p>
      )}
    </>
  );
}

const Entry = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
