import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Jackpot, JackpotLevel } from '@croupier/contracts';
import { formatPercent } from '@croupier/i18n';
import { Disclosure, Money } from '@croupier/ui-kit';
import styles from './jackpots.module.css';
import { Levels } from './Levels.tsx';

/** A jackpot: its pools, how they are filled and won, and the titles that feed it. */
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
          {taken} of every stake on these titles go into the pools. In the long run they give back {returned} of the
          stakes, beside what the titles pay themselves.
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
        Takes {taken} of stakes, begins with {seed} from the house. Drawn with every round, in proportion to the stake:
        once in {staked} staked, on average.
      </Trans>
    );
  }
  const highest = <Money amount={must_hit_by_cents ?? 0} currency="EUR" />;
  return (
    <>
      <Trans>
        Takes {taken} of stakes, begins with {seed} from the house. It is won by the bet that lifts it to a sum between
        that and {highest}. The sum was drawn when this pool began, any as likely as another, and is kept secret until
        then. This is its fingerprint:
      </Trans>{' '}
      <code className={styles.hash}>{commitment}</code>
    </>
  );
}
