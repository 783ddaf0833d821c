import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { Tournament, TournamentStatus } from '@croupier/contracts';
import { Badge, Card, Money, ProgressBar } from '@croupier/ui-kit';
import tournament from '../tournaments/tournament.module.css';
import { amountText, type QuestStep, stepProgress, stepText } from './step-text.ts';
import styles from './steps.module.css';

interface StepsProps {
  tournament: Tournament;
  /** Status of the signed-in player. */
  status: TournamentStatus | undefined;
}

/** Renders a quest's steps in order, with the player's progress. */
export function Steps({ tournament: quest, status }: StepsProps) {
  const steps = quest.quest?.steps ?? [];
  return (
    <Card>
      <h2 className={tournament.heading}>
        <Trans>Steps</Trans>
      </h2>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li key={at} className={styles.step}>
            <StepLine step={step} number={at + 1} quest={quest} status={status} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface StepLineProps {
  step: QuestStep;
  number: number;
  quest: Tournament;
  status: TournamentStatus | undefined;
}

function StepLine({ step, number, quest, status }: StepLineProps) {
  const { i18n, t } = useLingui();
  const done = (status?.steps_done ?? 0) >= number;
  const current = status?.confirmed && status.steps_done + 1 === number;
  const have = amountText(i18n, step, quest, status ? stepProgress(step, status) : 0);
  const needed = amountText(i18n, step, quest, step.target);
  return (
    <>
      <span className={styles.mark} data-done={done || undefined} aria-hidden="true">
        {done ? <Check size={20} /> : number}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          {step.title}
          {done && (
            <Badge tone="action">
              <Trans>Done</Trans>
            </Badge>
          )}
        </p>
        <p className={styles.small}>{stepText(i18n, step, quest)}</p>
        {current && status && (
          <ProgressBar
            label={step.title}
            labelHidden
            value={stepProgress(step, status)}
            max={step.target}
            valueText={t`${have} of ${needed}`}
          />
        )}
        {current && (
          <p className={styles.small}>
            <Trans>
              {have} of {needed}
            </Trans>
          </p>
        )}
      </div>
      <p className={styles.reward}>
        <Money amount={step.reward_cents} currency={quest.currency} />
      </p>
    </>
  );
}
