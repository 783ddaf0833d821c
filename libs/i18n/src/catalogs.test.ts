import { setupI18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { catalogFrom, loadCatalogs } from './catalogs.ts';

const file = (hello: string) => async () => ({ messages: { hello } });
const files = { './locales/en.po': file('Hello'), './locales/de.po': file('Hallo') };

test('a locale without a file falls back to its language, then to English', async () => {
  const catalog = catalogFrom(files);
  expect(await catalog('de')).toEqual({ hello: 'Hallo' });
  expect(await catalog('en-AU')).toEqual({ hello: 'Hello' });
  expect(await catalog('ja')).toEqual({ hello: 'Hello' });
});

test('each catalog is loaded once a locale, and the others stay', async () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: { known: 'Known' } } });
  const loader = vi.fn(catalogFrom(files));
  await loadCatalogs(i18n, 'en', [loader]);
  await loadCatalogs(i18n, 'en', [loader]);
  expect(loader).toHaveBeenCalledTimes(1);
  expect(i18n.messages).toEqual({ known: 'Known', hello: 'Hello' });
});

test('texts that are there already change nothing: pages hear of no change and draw nothing again', async () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: { hello: 'Hello' } } });
  const heard = vi.fn();
  i18n.on('change', heard);
  await loadCatalogs(i18n, 'en', [catalogFrom(files)]);
  expect(heard).not.toHaveBeenCalled();
  await loadCatalogs(i18n, 'de', [catalogFrom(files)]);
  expect(heard).toHaveBeenCalled();
});
