import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { CallRefused } from '@croupier/api-client';
import { ConversionTerms } from '@croupier/contracts';
import { type CurrencyCode, formatMoney } from '@croupier/money';
import { callProblem } from '../payment/failure-texts.ts';

/** Describes the paying wallet's limit for 24 hours and the amount left. */
export function dayLimitText(i18n: I18n, { day, from }: Pick<ConversionTerms, 'day'> & { from: CurrencyCode }): string {
  const most = formatMoney(BigInt(day.amount_cents), day.currency, i18n.locale);
  const left = formatMoney(BigInt(day.left_cents), from, i18n.locale);
  return i18n._(msg`You can exchange up to ${most} in 24 hours and have ${left} left.`);
}

/** Returns the message of a failed exchange. A refusal for the day's limit names the amount left. */
export function conversionProblem(i18n: I18n, error: unknown, from: CurrencyCode): string {
  const refusal = error instanceof CallRefused && error.fields.find(({ code }) => code === 'conversion_day_limit');
  const day = v.safeParse(ConversionTerms.entries.day, refusal ? refusal.params : null);
  return day.success ? dayLimitText(i18n, { day: day.output, from }) : callProblem(i18n, error);
}
