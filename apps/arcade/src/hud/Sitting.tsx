import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useStore } from '../store.ts';
import type { Table } from '../table/table.ts';
import styles from './sitting.module.css';
import { money } from './texts.tsx';

const clock = (seconds: number): string => {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};

/** How long the player has sat here and where that has led: always in view. */
export function Sitting({ table }: { readonly table: Table }) {
  const { t } = useLingui();
  const { sitting } = useStore(table);
  const { currency, mode } = table.session;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - Date.parse(sitting.started_at)) / 1_000));
  const net = sitting.won_cents - sitting.staked_cents;
  return (
    <div className={styles.sitting}>
      {mode === 'demo' && (
        <span className={styles.demo}>
          <Trans>Demo</Trans>
        </span>
      )}
      <span className={styles.part} title={t`Time in this game`}>
        <span className={styles.label}>
          <Trans>Time</Trans>
        </span>
        <time>{clock(seconds)}</time>
      </span>
      <span className={styles.part} title={t`Won minus staked in this sitting`}>
        <span className={styles.label}>
          <Trans>Net</Trans>
        </span>
        <span>
          {net > 0 ? '+' : ''}
          {money(net, currency)}
        </span>
      </span>
    </div>
  );
}
