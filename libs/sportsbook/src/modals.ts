import type { I18n } from '@lingui/core';
import { createElement } from 'react';
import type { Command, ModalComponent, ModalEntry } from '@croupier/shell';
import { loadLaterTexts } from './catalog.ts';

/** Loads a hook of the app that returns the commands the search offers besides results. */
export type LoadCommands = () => Promise<() => readonly Command[]>;

/** Returns the sportsbook's modals for `registerModals`. Their code and texts load with the first opening. */
export function sportsbookModals(i18n: I18n, commands?: LoadCommands): Record<string, ModalEntry> {
  const entry = (fetchCode: () => Promise<ModalComponent>): ModalEntry => ({
    load: async () => (await Promise.all([fetchCode(), loadLaterTexts(i18n)]))[0],
    fullScreenMobile: true,
  });
  return {
    'find-match': entry(async () => {
      const [{ FindMatch }, useCommands] = await Promise.all([import('./find/FindMatch.tsx'), commands?.()]);
      return () => createElement(FindMatch, useCommands && { useCommands });
    }),
    'betting-settings': entry(() =>
      import('./settings/BettingSettings.tsx').then(({ BettingSettings }) => BettingSettings),
    ),
  };
}
