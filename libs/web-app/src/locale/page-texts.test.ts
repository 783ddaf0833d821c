import { setupI18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import type { AppServices } from '../services.ts';
import { loadPageTexts } from './page-texts.ts';

// shows: guard:locale-catalog
test('a navigation brings the texts of its routes in the language of the page, each of them once', async () => {
  const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
  const rules = vi.fn(async (locale: string) => ({ rules: `Regeln ${locale}` }));
  const games = vi.fn(async (locale: string) => ({ games: `Spiele ${locale}` }));
  const goTo = (...texts: (typeof rules | typeof games)[]) =>
    loadPageTexts({ i18n, pageContext: { locale: 'de' } } as unknown as AppServices, [
      { staticData: {} },
      { staticData: { texts: texts as never } },
    ]);
  await goTo(rules);
  expect(i18n.messages).toEqual({ rules: 'Regeln de' });
  await goTo(rules, games);
  expect(i18n.messages).toEqual({ rules: 'Regeln de', games: 'Spiele de' });
  await goTo(rules);
  expect([rules, games].map((load) => load.mock.calls)).toEqual([[['de']], [['de']]]);
});
