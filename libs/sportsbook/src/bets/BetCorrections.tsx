import { Trans } from '@lingui/react/macro';
import type { Bet, BetCorrection } from '@croupier/contracts';
import { Money } from '@croupier/ui-kit';
import { KickOff } from '../clock/KickOff.tsx';
import styles from './bets.module.css';

/** Renders the corrections of a settled bet, oldest first: its previous return, the amount moved and the reason. */
export function BetCorrections({ bet }: { bet: Bet }) {
  if (bet.corrections.length === 0) return null;
  return (
    <ul className={styles.corrections}>
      {bet.corrections.map((correction) => (
        <li key={correction.at + correction.kind}>
          <KickOff at={correction.at} withDay className={styles.at} />
          <p>
            <Why kind={correction.kind} /> <Moved correction={correction} currency={bet.currency} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Why({ kind }: Pick<BetCorrection, 'kind'>) {
  if (kind === 'cancel') return <Trans>Bets on this were cancelled, so this bet was settled again.</Trans>;
  if (kind === 'rollback') return <Trans>A result was withdrawn, so this bet’s settlement was reversed.</Trans>;
  if (kind === 'resettle') return <Trans>A result was corrected, so this bet was settled again.</Trans>;
  return <Trans>The result was confirmed again, and this bet was settled.</Trans>;
}

function Moved({ correction, currency }: { correction: BetCorrection; currency: Bet['currency'] }) {
  const { before, moved_cents: moved } = correction;
  const sum = <Money amount={Math.abs(moved)} currency={currency} />;
  return (
    <>
      {before.return_cents !== null && (
        <>
          <Trans>
            It had previously returned <Money amount={before.return_cents} currency={currency} />.
          </Trans>{' '}
        </>
      )}
      {moved > 0 && <Trans>{sum} was added to your balance.</Trans>}
      {moved < 0 && <Trans>{sum} was taken from your balance.</Trans>}
    </>
  );
}
