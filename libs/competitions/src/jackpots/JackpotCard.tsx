import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Jackpot, JackpotLevel } from '@croupier/contracts';
import { formatPercent } from '@croupier/i18n';
import { Disclosure, Money } from '@croupier/ui-kit';
import styles from './jackpots.module.css';
import { Levels } from './Levels.tsx';

/** Renders a jackpot: its pools, how they are filled and won, and the contributing titles. */
export function JackpotCard({ jackpot, games }: { jackpot: Jackpot; games: ReactNode }) {
  const { t, i18n } = useLingui();
  const { identifier, title, levels, rtp } = jackpot;
  const share = levels.reduce((sum, level) => sum + level.share, 0);
  const [taken, returned] = [formatPercent(share, i18n.locale, 2), formatPercent(rtp, i18n.locale, 2)];
  return (
    <section className={styles.card} aria-labelledby={identifier}>
      <h2 id={identifier} className={styles.title}>
        {title}
      </h2>
      <Levels levels={levels} />
      <p>
        <Trans>
          {taken} of every stake on these games goes into the pools. In the long run, the pools return {returned} of all
          stakes, on top of the games’ own return.
        </Trans>
      </p>
      <Disclosure summary={t`How each pool is won`}>
        <dl className={styles.rules}>
          {levels.toReversed().map((level) => (
            <div key={level.identifier}>
              <dt>{level.title}</dt>
              <dd>
                <Rule level={level} />
              </dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      {games}
    </section>
  );
}

function Rule({ level }: { level: JackpotLevel }) {
  const { i18n } = useLingui();
  const { share, seed_cents, staked_per_win_cents, must_hit_by_cents, commitment } = level;
  const taken = formatPercent(share, i18n.locale, 2);
  const seed = <Money amount={seed_cents} currency="EUR" />;
  if (staked_per_win_cents !== null) {
    const staked = <Money amount={staked_per_win_cents} currency="EUR" />;
    return (
      <Trans>
        Receives {taken} of each stake and starts at {seed}, paid by the house. Every round can win it, with a chance in
        proportion to the stake: on average, once per {staked} staked.
      </Trans>
    );
  }
  const highest = <Money amount={must_hit_by_cents ?? 0} currency="EUR" />;
  return (
    <>
      <Trans>
        Receives {taken} of each stake and starts at {seed}, paid by the house. The bet that raises it to a secret
        amount wins. That amount was drawn when this pool started, between its starting amount and {highest}, each
        amount equally likely. Its hash:
      </Trans>{' '}
      <code className={styles.hash}>{commitment}</code>
    </>
  );
}
