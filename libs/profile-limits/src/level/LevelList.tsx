import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { CompPoints, Levels } from '@croupier/contracts';
import { cx, Disclosure, Money } from '@croupier/ui-kit';
import { Section } from '../section/Section.tsx';
import { giftTexts } from './gift-texts.tsx';
import styles from './level.module.css';
import { LevelMark } from './LevelMark.tsx';

interface LevelListProps {
  level: number;
  points: CompPoints;
  levels: Levels;
}

/** Renders all ten levels, how points are counted, and the ladder by stakes. */
export function LevelList({ level: reached, points, levels: { levels, currency, ladder } }: LevelListProps) {
  const { t } = useLingui();
  const step = points.ladder.player;
  const steps = ladder.player.length;
  return (
    <Section title={<Trans>All levels</Trans>}>
      <ol className={styles.levels}>
        {levels.map(({ level, points: from, gifts }) => {
          const has = level <= reached;
          const texts = giftTexts(gifts);
          return (
            <li key={level} aria-current={level === reached ? 'step' : undefined} className={styles.row}>
              <LevelMark level={level} reached={has} />
              <div className={styles.words}>
                <p className={styles.name}>
                  <Trans>Level {level}</Trans>
                  {has && <Check size={18} role="img" aria-label={t`reached`} className={styles.check} />}
                </p>
                <p className={styles.small}>
                  {from === 0 ? (
                    <Trans>from the start</Trans>
                  ) : (
                    <Plural value={from} one="from # point" other="from # points" />
                  )}
                </p>
              </div>
              <ul className={cx(styles.gifts, styles.aside)}>
                {texts.length === 0 && (
                  <li>
                    <Trans>Points with every stake</Trans>
                  </li>
                )}
                {texts.map((text, at) => (
                  <li key={at}>{text}</li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
      <Disclosure summary={<Trans>How points work</Trans>}>
        <p>
          <Trans>
            You get a point for every <Money amount={2_000} currency="EUR" /> staked on pokies and every{' '}
            <Money amount={10_000} currency="EUR" /> on tables and live games. On sport, you get one for every{' '}
            <Money amount={5_000} currency="EUR" /> at odds of 1.50 or higher, once the bet is settled. Other currencies
            count at their exchange rate. Only your own money counts, not bonus money. If a bet is cancelled, you lose
            its points.
          </Trans>
        </p>
      </Disclosure>
      <Disclosure
        summary={
          <Trans>
            Stakes ladder: step {step} of {steps}
          </Trans>
        }
      >
        <ol className={styles.ladder}>
          {ladder.player.map((stakes, at) => (
            <li key={at} aria-current={at + 1 === step ? 'step' : undefined}>
              <Money amount={stakes} currency={currency} />
            </li>
          ))}
        </ol>
      </Disclosure>
    </Section>
  );
}
