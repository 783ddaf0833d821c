import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CompPoints, Levels } from '@croupier/contracts';
import { Money, ProgressBar } from '@croupier/ui-kit';
import section from '../section/section.module.css';
import { Section } from '../section/Section.tsx';
import { giftTexts } from './gift-texts.tsx';
import styles from './level.module.css';

/** Renders the next level's rewards and the average cost of reaching it. */
export function NextLevel({
  points: { persistent, next },
  levels: { levels },
  limitsLink,
}: {
  points: CompPoints;
  levels: Levels;
  limitsLink: (text: ReactNode) => ReactNode;
}) {
  const { i18n, t } = useLingui();
  if (!next) {
    return (
      <Section title={<Trans>Next level</Trans>}>
        <p>
          <Trans>You’ve reached the highest level, and you keep it.</Trans>
        </p>
      </Section>
    );
  }
  const gifts = levels.find(({ level }) => level === next.level)?.gifts;
  const [have, needed] = [i18n.number(persistent.points), i18n.number(next.points)];
  const rtp = i18n.number(next.rtp, { maximumFractionDigits: 1 });
  return (
    <Section title={<Trans>Level {next.level}</Trans>}>
      <div className={section.form}>
        <ProgressBar
          label={<Trans>Points</Trans>}
          value={persistent.points}
          max={next.points}
          valueText={t`${have} of ${needed}`}
        />
        {gifts && (
          <div>
            <p className={styles.small}>
              <Trans>What you get</Trans>
            </p>
            <ul className={styles.gifts}>
              {giftTexts(gifts).map((text, at) => (
                <li key={at}>{text}</li>
              ))}
            </ul>
          </div>
        )}
        <dl className={section.facts}>
          <div>
            <dt>
              <Trans>Stakes on pokies to get there</Trans>
            </dt>
            <dd>
              <Money amount={next.stake_cents} currency={next.currency} />
            </dd>
          </div>
          <div>
            <dt>
              <Trans>What they cost on average</Trans>
            </dt>
            <dd>
              <Money amount={next.cost_cents} currency={next.currency} />
            </dd>
          </div>
        </dl>
        <p className={section.note}>
          <Trans>
            This assumes a return of {rtp}%. A single evening can end far above or below that. The gifts are worth less
            than this costs, so a level is no reason to play.
          </Trans>{' '}
          {limitsLink(<Trans>Limits and breaks</Trans>)}
        </p>
      </div>
    </Section>
  );
}
