import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import type { Reply, readTwoFactor } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { useTimeZone } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import styles from './two-factor.module.css';

/** Number of recovery codes below which new ones are suggested. */
const FEW = 3;

interface TwoFactorStateProps {
  state: Reply<typeof readTwoFactor>;
  onChoose: (way: 'set-up' | 'turn-off' | 'renew') => void;
}

export function TwoFactorState({ state: { enabled_at, recovery_codes_left }, onChoose }: TwoFactorStateProps) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  if (enabled_at === null)
    return (
      <div className={styles.state}>
        <p className={styles.line}>
          <ShieldAlert size={22} aria-hidden="true" className={styles.off} />
          <Trans>It’s off. You sign in with just your password.</Trans>
        </p>
        <Button onClick={() => onChoose('set-up')}>
          <Trans>Set up</Trans>
        </Button>
      </div>
    );
  const since = formatDate(enabled_at, i18n, 'date', timeZone);
  return (
    <div className={styles.state}>
      <div>
        <p className={styles.line}>
          <ShieldCheck size={22} aria-hidden="true" className={styles.on} />
          <Trans>On since {since}</Trans>
        </p>
        <p className={recovery_codes_left < FEW ? styles.few : styles.note}>
          <Plural
            value={recovery_codes_left}
            _0="No recovery codes left. Create new ones now, in case you lose your phone."
            one="# recovery code left."
            other="# recovery codes left."
          />
        </p>
      </div>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={() => onChoose('renew')}>
          <Trans>New recovery codes</Trans>
        </Button>
        <Button variant="quiet" onClick={() => onChoose('turn-off')}>
          <Trans>Turn off</Trans>
        </Button>
      </div>
    </div>
  );
}
