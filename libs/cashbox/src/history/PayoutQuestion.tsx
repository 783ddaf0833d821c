import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi } from '@croupier/api-client';
import { answerPayout, type Payment, type PayoutQuestion as Question } from '@croupier/contracts';
import { showToast, useOnline } from '@croupier/shell';
import { Banner, Button, Dialog, TextArea } from '@croupier/ui-kit';
import { callProblem } from '../payment/failure-texts.ts';
import { refreshCashbox } from '../payment/refresh-cashbox.ts';
import styles from './history.module.css';

const MOST_LETTERS = 1000;

const questions: Record<Question, ReturnType<typeof msg>> = {
  whose_account: msg`Whose account is the money going to? A document that shows your name on it, uploaded under “Verification”, is enough.`,
  source_of_money: msg`Where does the money you deposited come from? One sentence is enough. A payslip or statement helps.`,
  did_you_order_it: msg`Did you request this withdrawal yourself? If not, please change your password immediately.`,
};

const questionText = (i18n: I18n, question: Question): string => i18n._(questions[question]);

/** Renders a question from our staff about a withdrawal, and the player's answer. The money stays on hold meanwhile. */
export function PayoutQuestion({ payment, question }: { payment: Payment; question: Question }) {
  const { i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.question}>
      <Banner
        tone="signal"
        action={
          <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {payment.answered ? <Trans>Answer again</Trans> : <Trans>Answer</Trans>}
          </Button>
        }
      >
        {payment.answered ? (
          <Trans>You answered our question. We’re checking it.</Trans>
        ) : (
          <>
            <Trans>A question before we send this:</Trans> {questionText(i18n, question)}
          </>
        )}
      </Banner>
      {isOpen && <Answer payment={payment} question={question} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

interface AnswerProps {
  payment: Payment;
  question: Question;
  onClose: () => void;
}

function Answer({ payment, question, onClose }: AnswerProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const online = useOnline();
  const form = useId();
  const [answer, setAnswer] = useState('');
  const send = useMutation({
    mutationFn: (text: string) => api.call(answerPayout, { params: { id: payment.id }, body: { answer: text } }),
    onSuccess: () => {
      void showToast({ type: 'success', text: t`Thank you. We’ll check it and continue with your withdrawal.` });
      onClose();
    },
    onSettled: () => refreshCashbox(queryClient),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Our question</Trans>}
      footer={
        <Button
          type="submit"
          form={form}
          size="large"
          wide
          disabled={!online || answer.trim() === ''}
          loading={send.isPending}
        >
          <Trans>Send answer</Trans>
        </Button>
      }
    >
      <form
        id={form}
        className={styles.answer}
        onSubmit={(event) => {
          event.preventDefault();
          if (answer.trim() !== '' && !send.isPending) send.mutate(answer.trim());
        }}
      >
        <p>{questionText(i18n, question)}</p>
        <TextArea
          label={t`Your answer`}
          rows={4}
          maxLength={MOST_LETTERS}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        {send.error && (
          <Banner tone="danger" live>
            {callProblem(i18n, send.error)}
          </Banner>
        )}
      </form>
    </Dialog>
  );
}
