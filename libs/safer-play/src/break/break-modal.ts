import type { I18n } from '@lingui/core';
import { loadCatalogs, localeOf, refusalCatalog } from '@croupier/i18n';
import type { ModalEntry } from '@croupier/shell';
import { catalog } from '../catalog.ts';

/** Returns the modal of the day's break for the app to register. Its texts load with its code. */
export const breakModal = (i18n: I18n): Readonly<Record<string, ModalEntry>> => ({
  'take-break': {
    load: async () => {
      const { BreakNowModal } = await import('./BreakNowModal.tsx');
      await loadCatalogs(i18n, localeOf(i18n), [catalog, refusalCatalog]);
      return BreakNowModal;
    },
    size: 'small',
  },
});
