import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { elapsedText } from './elapsed.ts';
import { signedMoney } from './net.ts';
import styles from './play-clock.module.css';
import { playClockQuery, type ReadClock } from './play-clock.query.ts';
import { useServerNow } from './useServerNow.ts';

/** Renders the time since sign-in and the result so far, always in view. `action` is shown at its end. */
export function PlayClock({ action }: { action?: ReactNode }) {
  const { data } = useQuery(playClockQuery(useApi()));
  const { t } = useLingui();
  return (
    <section className={styles.strip} aria-label={t`Your time and net result`}>
      {data ? <Figures clock={data} /> : <span className={styles.figures} />}
      {action}
    </section>
  );
}

function Figures({ clock }: { clock: ReadClock }) {
  const { i18n } = useLingui();
  const now = useServerNow(clock.offsetMs);
  const net = clock.returned_cents - clock.staked_cents;
  return (
    <p className={styles.figures}>
      <Clock size={16} aria-hidden="true" />
      <span>
        <Trans context="since then">Signed in</Trans>{' '}
        <strong>{elapsedText(i18n, now - Date.parse(clock.started_at))}</strong>
      </span>
      <span>
        <Trans>Net</Trans> <strong>{signedMoney(net, clock.currency, i18n.locale)}</strong>
      </span>
    </p>
  );
}
