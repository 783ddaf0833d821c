import type { I18n } from '@lingui/core';
import { createElement } from 'react';
import { loadCatalogs, localeOf } from '@croupier/i18n';
import type { ModalComponent, ModalEntry } from '@croupier/shell';
import { catalog } from './catalog.ts';
import type { JackpotWinCallbacks } from './jackpots/JackpotWinModal.tsx';

/** Returns the modals of competitions for the app to register. Their texts load with their code. */
export function competitionModals(i18n: I18n, callbacks: JackpotWinCallbacks): Readonly<Record<string, ModalEntry>> {
  const modal = (part: () => Promise<ModalComponent>): ModalEntry => ({
    load: async () => {
      const component = await part();
      await loadCatalogs(i18n, localeOf(i18n), [catalog]);
      return component;
    },
  });
  return {
    leaderboard: modal(() => import('./popups/LeaderboardModal.tsx').then(({ LeaderboardModal }) => LeaderboardModal)),
    'jackpot-win': modal(async () => {
      const { JackpotWinModal } = await import('./jackpots/JackpotWinModal.tsx');
      return ({ id }: { id: number }) => createElement(JackpotWinModal, { id, ...callbacks });
    }),
    prizes: modal(() => import('./popups/PrizesModal.tsx').then(({ PrizesModal }) => PrizesModal)),
  };
}
