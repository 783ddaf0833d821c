import { dateLocale, type Edition, formatDate, joinLocale, type Locale } from '@croupier/i18n';
import { formatMoney } from '@croupier/money';
import { frameTexts } from './layout/frame-texts.ts';
import type { MailContent } from './layout/mail-content.ts';
import { renderHtml } from './layout/render-html.ts';
import { renderText } from './layout/render-text.ts';
import { type MadeOf, type ParamsOf, type TemplateName, templateOf } from './registry.ts';
import type { Mail, TextMessage } from './send/messages.ts';
import { type Reader, textsIn } from './template.ts';

/** Reader of a message, and the targets of its links. */
export interface Addressee {
  locale: Locale;
  edition: Edition;
  /** Origin of the casino. */
  origin: string;
  /** Origin of the site it was requested on: links to pages that both sites have open there. */
  askedOn?: string;
}

export interface MessageOrder<Name extends TemplateName> {
  template: Name;
  params: ParamsOf<Name>;
  made: MadeOf<Name>;
}

/** Message in the reader's language, without its recipient. */
export type Rendered =
  { channel: 'mail'; message: Omit<Mail, 'to'> } | { channel: 'sms'; message: Omit<TextMessage, 'to'> };

/** Pages that both sites have. */
const onBoth = ['/new-password', '/confirmation'];

const readerOf = ({ locale, edition, origin, askedOn = origin }: Addressee): Reader => ({
  locale,
  link: (path) =>
    (onBoth.includes(path.replace(/\?.*$/s, '')) ? askedOn : origin) + joinLocale(locale, edition.defaultLocale, path),
  money: (amount, currency) => formatMoney(amount, currency, dateLocale(locale, edition)),
  date: (moment) => `${formatDate(moment, { locale: dateLocale(locale, edition) }, 'dateTime', 'UTC')} UTC`,
});

/** Writes a message in the reader's language. */
export function renderMessage<Name extends TemplateName>(order: MessageOrder<Name>, addressee: Addressee): Rendered {
  const { channel, texts } = templateOf(order.template);
  const { locale, origin } = addressee;
  const values = Object.assign({}, order.params, order.made);
  const words = textsIn(texts, locale)(values, readerOf(addressee));
  if (channel === 'sms') return { channel, message: { text: words as string } };
  const content = words as MailContent;
  const frame = textsIn(frameTexts, locale)(new URL(origin).host);
  return {
    channel,
    message: {
      subject: content.subject,
      text: renderText(content, frame),
      html: renderHtml(content, { locale, ...frame }),
    },
  };
}
