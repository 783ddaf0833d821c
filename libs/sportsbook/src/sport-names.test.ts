import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { loadCatalogs, type Locale } from '@croupier/i18n';
import { catalog } from './catalog.ts';
import { SPORT_NAMES } from './sport-names.ts';

test.each<[Locale, string, string]>([
  ['en', 'Football', 'Ice hockey'],
  ['en-AU', 'Soccer', 'Ice hockey'],
  ['en-CA', 'Soccer', 'Hockey'],
  ['en-IE', 'Football', 'Ice hockey'],
  ['en-NZ', 'Soccer', 'Ice hockey'],
])('%s calls the sports as people there do', async (locale, football, iceHockey) => {
  const i18n = setupI18n({ locale });
  await loadCatalogs(i18n, locale, [catalog]);
  expect([i18n._(SPORT_NAMES.football), i18n._(SPORT_NAMES['ice-hockey'])]).toEqual([football, iceHockey]);
});
