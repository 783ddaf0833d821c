import type { I18n } from '@lingui/core';
import type { ModalComponent, ModalEntry } from '@croupier/shell';
import { loadLaterTexts } from './catalog.ts';

/** The sportsbook's modals for `registerModals`; their code and texts come with the first opening. */
export function sportsbookModals(i18n: I18n): Record<string, ModalEntry> {
  const entry = (fetchCode: () => Promise<ModalComponent>): ModalEntry => ({
    load: async () => (await Promise.all([fetchCode(), loadLaterTexts(i18n)]))[0],
    fullScreenMobile: true,
  });
  return {
    'find-match': entry(() => import('./find/FindMatch.tsx').then(({ FindMatch }) => FindMatch)),
    'betting-settings': entry(() =>
      import('./settings/BettingSettings.tsx').then(({ BettingSettings }) => BettingSettings),
    ),
  };
}
