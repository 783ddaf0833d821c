import type { I18n } from '@lingui/core';
import { loadCatalogs, localeOf, refusalCatalog } from '@croupier/i18n';
import type { ModalComponent, ModalEntry } from '@croupier/shell';
import { catalog } from './catalog.ts';

/** Returns the modals of limits and points for the app to register. Their texts load with their code. */
export function profileModals(i18n: I18n): Readonly<Record<string, ModalEntry>> {
  const modal = (part: () => Promise<ModalComponent>): ModalEntry => ({
    load: async () => {
      const component = await part();
      await loadCatalogs(i18n, localeOf(i18n), [catalog, refusalCatalog]);
      return component;
    },
  });
  return {
    'exchange-compoints': modal(() => import('./level/ExchangeModal.tsx').then(({ ExchangeModal }) => ExchangeModal)),
    'limit-edit': modal(() => import('./limits/EditLimit.tsx').then(({ EditLimit }) => EditLimit)),
    'limit-confirm': modal(() => import('./limits/ConfirmLimit.tsx').then(({ ConfirmLimit }) => ConfirmLimit)),
  };
}
