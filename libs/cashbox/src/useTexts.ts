import { loadCatalogs, type Locale, refusalCatalog } from '@croupier/i18n';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { use } from 'react';
import { catalog } from './catalog.ts';

const waits = new WeakMap<I18n, Map<string, Promise<void>>>();

function textsOf(i18n: I18n): Promise<void> {
  const byLocale = waits.get(i18n) ?? new Map<string, Promise<void>>();
  waits.set(i18n, byLocale);
  const known = byLocale.get(i18n.locale);
  if (known) return known;
  const loading = loadCatalogs(i18n, i18n.locale as Locale, [catalog, refusalCatalog]);
  byLocale.set(i18n.locale, loading);
  loading.catch(() => byLocale.delete(i18n.locale)); // The next try asks again.
  return loading;
}

/** Waits, in the nearest Suspense, for the cashbox's texts: for its page, which no modal's loader brings. */
export function useTexts(): void {
  use(textsOf(useLingui().i18n));
}
