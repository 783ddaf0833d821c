import type { ModalEntry } from '@croupier/shell';

/** The sportsbook's modals for `registerModals`; their code comes with the first opening. */
export const sportsbookModals: Readonly<Record<string, ModalEntry>> = {
  'find-match': { load: async () => (await import('./find/FindMatch.tsx')).FindMatch, fullScreenMobile: true },
  'betting-settings': {
    load: async () => (await import('./settings/BettingSettings.tsx')).BettingSettings,
    fullScreenMobile: true,
  },
};
