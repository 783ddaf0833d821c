import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { PageHeading } from '@croupier/shell';
import { Banner, Button, Card } from '@croupier/ui-kit';
import { type Answer, type Finding, findingOf } from './score.ts';
import styles from './self-check.module.css';

export interface SelfCheckProps {
  /** App's links to the tools: limits, a break, help. */
  tools: ReactNode;
}

const QUESTIONS = 4;

/** Renders four questions for the player. The answers stay on this page: nothing is sent or stored. */
export function SelfCheckPage({ tools }: SelfCheckProps) {
  const { t } = useLingui();
  const [answers, setAnswers] = useState<readonly (Answer | null)[]>(() =>
    Array.from({ length: QUESTIONS }, () => null),
  );
  const [asked, setAsked] = useState(false);
  const [finding, setFinding] = useState<Finding | null>(null);
  const questions = [
    t`In the last year, have you bet more than you could really afford to lose?`,
    t`Have you gone back another day to try to win back money you lost?`,
    t`Have you hidden how much you gamble from someone close to you?`,
    t`Have you felt bad about how you gamble, or about what comes of it?`,
  ];
  const given = answers.flatMap((answer) => answer ?? []);
  function evaluate(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (given.length === QUESTIONS) setFinding(findingOf(given));
  }
  function choose(question: number, answer: Answer) {
    setFinding(null);
    setAnswers(answers.map((old, at) => (at === question ? answer : old)));
  }
  return (
    <div className={styles.page}>
      <PageHeading
        lead={<Trans>Four questions, about a minute. Your answers stay on this page. Nothing is sent or stored.</Trans>}
      >
        <Trans>Check your gambling</Trans>
      </PageHeading>
      <form noValidate onSubmit={evaluate} className={styles.form}>
        {questions.map((question, at) => (
          <Question
            key={question}
            text={question}
            answer={answers[at] ?? null}
            missing={asked && answers[at] === null}
            onAnswer={(answer) => choose(at, answer)}
          />
        ))}
        <Button type="submit">
          <Trans>See my result</Trans>
        </Button>
        {asked && given.length < QUESTIONS && (
          <Banner tone="signal" live>
            <Trans>Please answer all four questions.</Trans>
          </Banner>
        )}
      </form>
      {finding && <Result finding={finding} tools={tools} />}
    </div>
  );
}

interface QuestionProps {
  text: string;
  answer: Answer | null;
  missing: boolean;
  onAnswer: (answer: Answer) => void;
}

function Question({ text, answer, missing, onAnswer }: QuestionProps) {
  const { t } = useLingui();
  const options: readonly { value: Answer; label: string }[] = [
    { value: 0, label: t`Never` },
    { value: 1, label: t`Sometimes` },
    { value: 2, label: t`Often` },
  ];
  return (
    <fieldset className={styles.question} data-unanswered={missing || undefined}>
      <legend>{text}</legend>
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input type="radio" name={text} checked={answer === value} onChange={() => onAnswer(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Result({ finding, tools }: { finding: Finding; tools: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [finding]);
  return (
    <Card className={styles.result}>
      <h2 ref={heading} tabIndex={-1}>
        {finding === 'calm' && <Trans>Nothing stands out</Trans>}
        {finding === 'watchful' && <Trans>Worth keeping an eye on</Trans>}
        {finding === 'concerned' && <Trans>Please take this seriously</Trans>}
      </h2>
      <p>
        {finding === 'calm' && (
          <Trans>It’s easiest to set a limit when all is well. It then protects you when it isn’t.</Trans>
        )}
        {finding === 'watchful' && (
          <Trans>
            Some of this can be an early sign of a problem. A deposit limit or a few days off show whether it’s easy to
            stop.
          </Trans>
        )}
        {finding === 'concerned' && (
          <Trans>
            Many people have been where you are and found a way out. A break stops the gambling today. Talking to
            someone who knows helps with the rest. It’s confidential and free.
          </Trans>
        )}
      </p>
      <div className={styles.tools}>{tools}</div>
    </Card>
  );
}
