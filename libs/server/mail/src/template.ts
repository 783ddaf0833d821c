import type * as v from 'valibot';
import { type Language, languageOf, type Locale, type RegionalEnglish } from '@croupier/i18n';
import type { CurrencyCode } from '@croupier/money';
import type { MailContent } from './layout/mail-content.ts';

/** One thing in every language, and in the English of a country where it has words of its own. */
export type Texts<Words> = Readonly<Record<Language, Words> & Partial<Record<RegionalEnglish, Words>>>;

/** The words of a locale: its own, else its language's. */
export const textsIn = <Words>(texts: Texts<Words>, locale: Locale): Words =>
  texts[locale] ?? texts[languageOf(locale)];

/** What the words may ask besides their values. */
export interface Reader {
  locale: Locale;
  /** The address of a page in the reader's language: `link('/users/security')`. What both sites have is where it was asked for. */
  link: (path: string) => string;
  /** An amount in subunits. */
  money: (amount: number, currency: CurrencyCode) => string;
  /** A moment in the reader's language, in UTC. */
  date: (moment: string | Date) => string;
}

type Values<Params, Made extends string> = Params & Readonly<Record<Made, string>>;

/** A message we send: what it is given, and its words. */
export interface Template<Params, Made extends string, Content> {
  channel: 'mail' | 'sms';
  /** What waits in the queue until it is sent. Never a secret. */
  params: v.GenericSchema<unknown, Params>;
  /** Names of secrets made while it is sent: tokens, codes. */
  makes: readonly Made[];
  texts: Texts<(values: Values<Params, Made>, reader: Reader) => Content>;
}

type Parts<Params, Made extends string, Content> = Omit<Template<Params, Made, Content>, 'channel' | 'makes'> & {
  makes?: readonly Made[];
};

/** Declares a mail: its content goes into the one layout of all mails. */
export const mailTemplate = <Params, const Made extends string = never>(
  parts: Parts<Params, Made, MailContent>,
): Template<Params, Made, MailContent> & { channel: 'mail' } => ({ makes: [], ...parts, channel: 'mail' });

/** Declares a text message: one short text. */
export const smsTemplate = <Params, const Made extends string = never>(
  parts: Parts<Params, Made, string>,
): Template<Params, Made, string> & { channel: 'sms' } => ({ makes: [], ...parts, channel: 'sms' });
