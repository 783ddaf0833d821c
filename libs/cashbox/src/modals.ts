import type { I18n } from '@lingui/core';
import { createElement } from 'react';
import { loadCatalogs, localeOf, refusalCatalog } from '@croupier/i18n';
import type { ModalEntry } from '@croupier/shell';
import type { CashboxCallbacks, Screen } from './navigation/cashbox-navigation.ts';

/** Returns the cashbox's modals for `registerModals`. Their code and texts load with the first opening. */
export function cashboxModals(i18n: I18n, callbacks: CashboxCallbacks = {}): Record<string, ModalEntry> {
  const entry = (start: Screen): ModalEntry => ({
    load: async () => {
      const [{ Cashbox }, { catalog }] = await Promise.all([import('./Cashbox.tsx'), import('./catalog.ts')]);
      await loadCatalogs(i18n, localeOf(i18n), [catalog, refusalCatalog]);
      return () => createElement(Cashbox, { start, ...callbacks });
    },
    fullScreenMobile: true,
    blockCloseOverlay: true,
  });
  return {
    cashbox: entry('dashboard'),
    deposit: entry('deposit'),
    'deposit-fast': entry('deposit-fast'),
    withdraw: entry('withdraw'),
    'deposit-crypto': entry('buy-coins'),
    'crypto-conversion': entry('convert'),
    'currency-select': entry('choose-coin'),
  };
}
