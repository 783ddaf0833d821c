import { cashboxModals } from '@croupier/cashbox';
import { loadCatalogs } from '@croupier/i18n';
import { bindPopups, openModal, registerModals } from '@croupier/shell';
import { sportsbookModals } from '@croupier/sportsbook';
import type { AppServices } from '@croupier/web-app';

/** The modals of the sportsbook; the cashbox is the casino's own. Their code is fetched when one opens. */
export function registerBettingModals({ i18n, pageContext }: AppServices): void {
  registerModals({
    'confirm-password': {
      load: async () => {
        const { authCatalog, PasswordPrompt } = await import('./auth-parts.ts');
        await loadCatalogs(i18n, pageContext.locale, [authCatalog]);
        return PasswordPrompt;
      },
      fullScreenMobile: true,
    },
    ...sportsbookModals,
    ...cashboxModals(i18n, { onProfile: () => location.assign(`${pageContext.origins.casino}/users`) }),
  });
  bindPopups((name, search) => openModal(name, { search }));
}
