import type * as v from 'valibot';
import { type Language, languageOf, type Locale, type RegionalEnglish } from '@croupier/i18n';
import type { CurrencyCode } from '@croupier/money';
import type { MailContent } from './layout/mail-content.ts';

/** Texts in every language, with variants for regional English where its wording differs. */
export type Texts<Words> = Readonly<Record<Language, Words> & Partial<Record<RegionalEnglish, Words>>>;

/** Returns the texts of a locale, otherwise those of its language. */
export const textsIn = <Words>(texts: Texts<Words>, locale: Locale): Words =>
  texts[locale] ?? texts[languageOf(locale)];

/** Helpers available to the texts of a message. */
export interface Reader {
  locale: Locale;
  /**
   * Returns the URL of a page in the reader's language: `link('/users/security')`. Pages that both sites have open on
   * the site that sent the request.
   */
  link: (path: string) => string;
  /** Formats an amount in subunits. */
  money: (amount: number, currency: CurrencyCode) => string;
  /** Formats a time in the reader's language, in UTC. */
  date: (moment: string | Date) => string;
}

type Values<Params, Made extends string> = Params & Readonly<Record<Made, string>>;

/** Message template: its parameters and texts. */
export interface Template<Params, Made extends string, Content> {
  channel: 'mail' | 'sms';
  /** Parameters that wait in the queue until it is sent. Never a secret. */
  params: v.GenericSchema<unknown, Params>;
  /** Names of secrets created when it is sent: tokens, codes. */
  makes: readonly Made[];
  texts: Texts<(values: Values<Params, Made>, reader: Reader) => Content>;
}

type Parts<Params, Made extends string, Content> = Omit<Template<Params, Made, Content>, 'channel' | 'makes'> & {
  makes?: readonly Made[];
};

/** Declares an email; its content goes into the layout shared by all emails. */
export const mailTemplate = <Params, const Made extends string = never>(
  parts: Parts<Params, Made, MailContent>,
): Template<Params, Made, MailContent> & { channel: 'mail' } => ({ makes: [], ...parts, channel: 'mail' });

/** Declares a text message. */
export const smsTemplate = <Params, const Made extends string = never>(
  parts: Parts<Params, Made, string>,
): Template<Params, Made, string> & { channel: 'sms' } => ({ makes: [], ...parts, channel: 'sms' });
