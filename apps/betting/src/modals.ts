import type { AnyRouter } from '@tanstack/react-router';
import { playerQuery } from '@croupier/api-client';
import { cashboxModals } from '@croupier/cashbox';
import { loadCatalogs, refusalCatalog } from '@croupier/i18n';
import { bindPopups, isModal, type ModalComponent, type ModalEntry, openModal, registerModals } from '@croupier/shell';
import { sportsbookModals } from '@croupier/sportsbook';
import { type AppServices, SESSION_ENDED, stopPopup } from '@croupier/web-app';
import { addressOf } from './links/address.ts';

/** The modals of the sportsbook; the cashbox is the casino's own. Their code is fetched when one opens. */
export function registerBettingModals(services: AppServices, router: AnyRouter): void {
  const { api, queryClient, i18n, pageContext } = services;
  /** A modal of sign-in, its texts along with its code. */
  const auth = (part: () => Promise<ModalComponent>): ModalEntry => ({
    load: async () => {
      const [component, { authCatalog }] = await Promise.all([part(), import('./auth-parts.ts')]);
      await loadCatalogs(i18n, pageContext.locale, [authCatalog, refusalCatalog]);
      return component;
    },
    fullScreenMobile: true,
  });
  registerModals({
    'sign-in': auth(() => import('./popups/SignInPopup.tsx').then(({ SignInPopup }) => SignInPopup)),
    [SESSION_ENDED]: auth(() => import('./popups/SignInPopup.tsx').then(({ SessionEndedPopup }) => SessionEndedPopup)),
    'confirm-password': auth(() => import('./auth-parts.ts').then(({ PasswordPrompt }) => PasswordPrompt)),
    ...sportsbookModals,
    ...cashboxModals(i18n, { onProfile: () => location.assign(`${pageContext.origins.casino}/users`) }),
  });
  const forGuests = ['sign-in', 'sign-up'];
  bindPopups((name, search) => {
    if (stopPopup(services, name)) return;
    if (forGuests.includes(name) && queryClient.getQueryData(playerQuery(api).queryKey)) return;
    if (name === 'sign-up') void router.navigate({ to: addressOf({ to: 'registration' }) });
    else if (isModal(name)) openModal(name, { search });
  });
}
