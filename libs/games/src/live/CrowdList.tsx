import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LiveCrowd, LiveKind } from '@croupier/contracts';
import styles from './live.module.css';
import { multiplierText } from './multiplier.ts';

/** Server's mask for players without a name. */
const NAMELESS = '***';

/** Renders the other players' bets on this round: the totals, and the largest by name. */
export function CrowdList({ crowd, kind }: { crowd: LiveCrowd | null; kind: LiveKind }) {
  const { i18n, t } = useLingui();
  const amountText = (amount: number) => new Intl.NumberFormat(i18n.locale).format(amount / 100);
  if (!crowd || crowd.players === 0) return <p className={styles.small}>{t`No one has bet on this round yet.`}</p>;
  const { players, amount, cashed_out: out, shown } = crowd;
  return (
    <>
      <p className={styles.sums}>
        <Plural value={players} one="# player" other="# players" /> ·{' '}
        <span className="tabular">{amountText(amount)}</span>
        {kind === 'crash' && (
          <>
            {' '}
            · <Plural value={out} one="# cashed out" other="# cashed out" />
          </>
        )}
      </p>
      <ul className={styles.crowd}>
        {shown.map(({ nickname, amount: staked, colour, cashed_out_at: at }, index) => (
          <li key={index} data-out={at !== null || undefined}>
            <span className={styles.dot} data-colour={colour} aria-hidden="true" />
            <span className={styles.nickname}>{nickname === NAMELESS ? t`A player` : nickname}</span>
            {at !== null && <span className={styles.at}>{multiplierText(at, i18n.locale)}</span>}
            <span className="tabular">{amountText(staked)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.small}>
        {players > shown.length && (
          <>
            <Trans>Shows the {shown.length} largest bets. Totals include everyone.</Trans>{' '}
          </>
        )}
        <Trans>Bets in all currencies, in units of about one euro.</Trans>
      </p>
    </>
  );
}
