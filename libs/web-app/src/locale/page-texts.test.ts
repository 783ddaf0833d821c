import { setupI18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { knowRouter } from '../connection/wait-for-network.ts';
import type { AppServices } from '../services.ts';
import { loadPageTexts } from './page-texts.ts';

// shows: guard:locale-catalog
test('a navigation brings the texts of its routes in the language of the page, each of them once', async () => {
  const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
  const rules = vi.fn(async (locale: string) => ({ rules: `Regeln ${locale}` }));
  const games = vi.fn(async (locale: string) => ({ games: `Spiele ${locale}` }));
  const goTo = (...texts: (typeof rules | typeof games)[]) =>
    loadPageTexts({ i18n, pageContext: { locale: 'de' } } as unknown as AppServices, [
      { routeId: '__root__', staticData: {} },
      { routeId: '/rules', staticData: { texts: texts as never } },
    ]);
  await goTo(rules);
  expect(i18n.messages).toEqual({ rules: 'Regeln de' });
  await goTo(rules, games);
  expect(i18n.messages).toEqual({ rules: 'Regeln de', games: 'Spiele de' });
  await goTo(rules);
  expect([rules, games].map((load) => load.mock.calls)).toEqual([[['de']], [['de']]]);
});

test("a page's code is asked for along with its texts, not after them", async () => {
  const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
  const page = { id: '/rules' };
  const loadRouteChunk = vi.fn(() => Promise.reject(new Error('gone'))); // The router retries and shows the error.
  knowRouter({ state: {}, routesById: { '/rules': page }, loadRouteChunk } as never);
  let arrive: (texts: Record<string, string>) => void = () => undefined;
  const slow = () => new Promise<Record<string, string>>((resolve) => (arrive = resolve));
  const loading = loadPageTexts({ i18n, pageContext: { locale: 'de' } } as unknown as AppServices, [
    { routeId: '/rules', staticData: { texts: [slow] as never } },
  ]);
  expect(loadRouteChunk).toHaveBeenCalledExactlyOnceWith(page);
  arrive({});
  await loading;
});
