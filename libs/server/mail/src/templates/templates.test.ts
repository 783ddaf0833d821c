import { expect, test } from 'vitest';
import { editions, languages, type Locale, locales } from '@croupier/i18n';
import { type MessageOrder, renderMessage, type TemplateName } from '../index.ts';
import { templateOf } from '../registry.ts';
import { textsIn } from '../template.ts';
import { examples } from '../testing/examples.ts';
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
  for (const locale of languages) expect(texts[locale], locale).toBeTypeOf('function');
});

test.each(names)('%s carries what it was made for in every language, and no two languages say the same', (name) => {
  const { made } = examples[name];
  const written = languages.map((locale) => write(name, locale).message.text);
  for (const text of written) {
    for (const secret of Object.values(made)) expect(text).toContain(secret);
    expect(text).not.toMatch(/undefined|\[object|NaN/);
  }
  expect(new Set(written).size).toBe(written.length);
});

test('a country’s English reads its own words where there are some, else English', () => {
  const each = Object.fromEntries(languages.map((one) => [one, one])) as Record<(typeof languages)[number], string>;
  expect(textsIn(each, 'fr-CA')).toBe('fr-CA');
  expect(textsIn(each, 'en-NZ')).toBe('en');
  expect(textsIn({ ...each, 'en-NZ': 'own' }, 'en-NZ')).toBe('own');
  for (const locale of locales) expect(write('limit-change', locale).message.text, locale).toMatch(/\S/);
});

test('a mail in a country’s English writes moments as that country does', () => {
  const at = (locale: Locale) => write('password-changed', locale).message.text;
  expect(at('en-CA')).toMatch(/Nov \d+, 2026, \d+:\d+\sp\.m\./);
  expect(at('en-AU')).toMatch(/\d+ Nov 2026, \d+:\d+\spm/);
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
