import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import { useApi } from '@croupier/api-client';
import type { Achievement } from '@croupier/contracts';
import { formatMoney } from '@croupier/money';
import { Badge, cx, ErrorState, ProgressBar, Skeleton } from '@croupier/ui-kit';
import { Section } from '../section/Section.tsx';
import { achievementText } from './achievement-texts.ts';
import styles from './level.module.css';
import { achievementsQuery } from './points.query.ts';

/** Renders the player's achievements and the progress on the others. */
export function Achievements() {
  const { data, isError, isFetching, refetch } = useQuery(achievementsQuery(useApi()));
  if (data?.length === 0) return null; // The operator has no achievements.
  return (
    <Section title={<Trans>Achievements</Trans>}>
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton height={240} />}
      {data && (
        <ul className={styles.levels}>
          {data
            .toSorted((a, b) => a.status.localeCompare(b.status))
            .map((achievement) => (
              <AchievementRow key={achievement.id} achievement={achievement} />
            ))}
        </ul>
      )}
    </Section>
  );
}

function AchievementRow({ achievement }: { achievement: Achievement }) {
  const { i18n, t } = useLingui();
  const { title, text } = achievementText(i18n, achievement.frontend_identifier);
  const held = achievement.status === 'active';
  const { deposits } = achievement;
  const rounds = achievement.rounds_budget !== null;
  const value = (rounds ? achievement.rounds_progress : achievement.money_progress_cents) ?? 0;
  const max = (rounds ? achievement.rounds_budget : achievement.money_budget_cents) ?? 0;
  const show = (amount: number) => (rounds ? i18n.number(amount) : formatMoney(amount, 'EUR', i18n.locale));
  const [have, needed] = [show(value), show(max)];
  return (
    <li className={styles.achievement}>
      <Award size={28} aria-hidden="true" className={cx(styles.award, held && styles.held)} />
      <div className={styles.words}>
        <p className={styles.name}>
          {title}
          {held && (
            <Badge tone="action">
              <Trans>Achieved</Trans>
            </Badge>
          )}
        </p>
        <p className={styles.small}>{text}</p>
      </div>
      {!held && (
        <div className={styles.bar}>
          <ProgressBar label={title} labelHidden value={value} max={max} valueText={t`${have} of ${needed}`} />
          <p className={styles.small}>
            <Trans>
              {have} of {needed}
            </Trans>
            {deposits && (
              <>
                {' · '}
                <Trans>
                  {deposits.made} of {deposits.needed} deposits
                </Trans>
              </>
            )}
          </p>
        </div>
      )}
    </li>
  );
}
