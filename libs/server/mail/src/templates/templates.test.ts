import { expect, test } from 'vitest';
import { editions, finishedLocales, type Locale } from '@croupier/i18n';
import { type MessageOrder, renderMessage, type TemplateName } from '../index.ts';
import { templateOf } from '../registry.ts';
import { textsIn } from '../template.ts';
import { examples } from './examples.ts';
import { templates } from './index.ts';

const names = Object.keys(templates) as TemplateName[];
const origin = 'https://casino.example';

function write(template: TemplateName, locale: Locale, askedOn?: string) {
  const { params, made } = examples[template];
  return renderMessage({ template, params, made } as MessageOrder<TemplateName>, {
    locale,
    edition: editions.default,
    origin,
    ...(askedOn ? { askedOn } : {}),
  });
}

test.each(names)('%s speaks every language that is offered', (name) => {
  const { texts } = templateOf(name);
  for (const locale of finishedLocales) expect(texts[locale], locale).toBeTypeOf('function');
});

test.each(names)('%s carries what it was made for in every language, and no two languages say the same', (name) => {
  const { made } = examples[name];
  const written = finishedLocales.map((locale) => write(name, locale).message.text);
  for (const text of written) {
    for (const secret of Object.values(made)) expect(text).toContain(secret);
    expect(text).not.toMatch(/undefined|\[object|NaN/);
  }
  expect(new Set(written).size).toBe(written.length);
});

test('a language without words of its own reads its language’s, or English', () => {
  const texts = { en: 'words', de: 'Wörter' };
  expect(textsIn(texts, 'fr-CA')).toBe('words');
  expect(write('limit-change', 'en-AU').message).toMatchObject({ subject: 'Please confirm the change of your limit' });
});

test('a mail asked for on the other site leads back there, where it has the page', () => {
  const sport = 'https://sport.casino.example';
  expect(write('new-password', 'de', sport).message.text).toContain(`${sport}/de/new-password?reset_password_token=`);
  expect(write('confirm-email', 'en', sport).message.text).toContain(`${sport}/confirmation?confirmation_token=`);
  expect(write('limit-change', 'en', sport).message.text).toContain(`${origin}/profile/limits/confirm?token=`);
});

test('links lead to the reader’s language, without a prefix where it is the edition’s own', () => {
  expect(write('limit-change', 'de').message.text).toContain(`${origin}/de/profile/limits/confirm?token=`);
  expect(write('limit-change', 'en').message.text).toContain(`${origin}/profile/limits/confirm?token=`);
});
