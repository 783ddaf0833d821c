import { valibotResolver } from '@hookform/resolvers/valibot';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useApi } from '@croupier/api-client';
import { Occupation, WealthSource, YearlyIncome } from '@croupier/contracts';
import { formatDate, refusalMessage } from '@croupier/i18n';
import { showToast, useTimeZone } from '@croupier/shell';
import { Banner, Button, Checkbox, SelectField, TextArea } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import styles from '../section/section.module.css';
import { Section } from '../section/Section.tsx';
import { incomes, occupations, sources } from './question-texts.ts';
import { questionnaireMutation } from './questionnaire.mutation.ts';

const Answers = v.pipe(
  v.object({
    occupation: v.picklist(Occupation.options, 'required'),
    source: v.picklist(WealthSource.options, 'required'),
    yearly_income: v.picklist(YearlyIncome.options, 'required'),
    details: v.pipe(v.string(), v.maxLength(1000, 'invalid')),
    confirmed: v.literal(true, 'required'),
  }),
  v.forward(
    v.partialCheck(
      [['source'], ['details']],
      ({ source, details }) => source !== 'other' || details.trim() !== '',
      'required',
    ),
    ['details'],
  ),
);
type Typed = v.InferInput<typeof Answers>;

/** Renders the questionnaire requested by an operator, until it is answered. `expiresAt` is its deadline. */
export function QuestionnaireSection({ expiresAt }: { expiresAt: string }) {
  const { t, i18n } = useLingui();
  const zone = useTimeZone();
  const mutation = useMutation(questionnaireMutation(useApi(), useQueryClient()));
  const form = useForm<Typed, unknown, v.InferOutput<typeof Answers>>({
    resolver: valibotResolver(Answers),
    defaultValues: { details: '' },
    mode: 'onTouched',
  });
  const source = useWatch({ control: form.control, name: 'source' });
  const { errors } = form.formState;
  const wrong = (field: keyof Typed) =>
    errors[field]?.message && refusalMessage(i18n, { path: [field], code: errors[field].message, params: {} });
  const choices = (texts: Readonly<Record<string, MessageDescriptor>>) => (
    <>
      <option value="" />
      {Object.entries(texts).map(([value, text]) => (
        <option key={value} value={value}>
          {i18n._(text)}
        </option>
      ))}
    </>
  );
  const send = form.handleSubmit(async ({ details, ...answers }) => {
    const words = details.trim();
    await mutation
      .mutateAsync({ ...answers, ...(words ? { details: words } : {}) })
      .then(() => showToast({ type: 'success', text: t`Thank you. The cashbox is open again.` }))
      .catch(() => undefined); // Shown above the form.
  });
  const due = formatDate(expiresAt, i18n, 'date', zone);
  return (
    <Section
      title={<Trans>Where your money comes from</Trans>}
      text={
        <Trans>
          By law, we have to ask. Please answer by {due}. Until you do, you can’t deposit or withdraw. Only our
          reviewers see your answers.
        </Trans>
      }
    >
      <form noValidate onSubmit={send} className={styles.form}>
        {mutation.isError && (
          <Banner tone="danger" live>
            {failureText(i18n, mutation.error)}
          </Banner>
        )}
        <SelectField {...form.register('occupation')} label={<Trans>Occupation</Trans>} error={wrong('occupation')}>
          {choices(occupations)}
        </SelectField>
        <SelectField
          {...form.register('source')}
          label={<Trans>Main source of the money you play with</Trans>}
          error={wrong('source')}
        >
          {choices(sources)}
        </SelectField>
        <SelectField
          {...form.register('yearly_income')}
          label={<Trans>Your yearly income before tax</Trans>}
          error={wrong('yearly_income')}
        >
          {choices(incomes)}
        </SelectField>
        <TextArea
          {...form.register('details')}
          label={<Trans>In your own words</Trans>}
          note={source === 'other' ? undefined : <Trans>optional</Trans>}
          error={wrong('details')}
        />
        <Checkbox
          {...form.register('confirmed')}
          label={<Trans>These answers are true and complete</Trans>}
          error={wrong('confirmed')}
        />
        <div className={styles.submit}>
          <Button type="submit" loading={mutation.isPending}>
            <Trans>Send answers</Trans>
          </Button>
        </div>
      </form>
    </Section>
  );
}
