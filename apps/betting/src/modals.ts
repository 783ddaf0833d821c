import type { AnyRouter } from '@tanstack/react-router';
import { playerQuery } from '@croupier/api-client';
import { cashboxModals } from '@croupier/cashbox';
import { loadCatalogs, refusalCatalog } from '@croupier/i18n';
import {
  bindPopups,
  isModal,
  type ModalComponent,
  type ModalEntry,
  type ModalOptions,
  openModal,
  registerModals,
} from '@croupier/shell';
import { sportsbookModals } from '@croupier/sportsbook';
import { type AppServices, SESSION_ENDED, stopPopup } from '@croupier/web-app';
import { addressOf } from './links/address.ts';

/** Closed by an answer only. */
const mustAnswer = { blockCloseOverlay: true, showClose: false, fullScreenMobile: false } as const;
const recovery = () => import('./popups/RecoveryPopups.tsx');

/** The modals of the sportsbook; the cashbox is the casino's own. Their code is fetched when one opens. */
export function registerBettingModals(services: AppServices, router: AnyRouter): void {
  const { api, queryClient, i18n, pageContext } = services;
  /** A modal of sign-in, its texts along with its code. */
  const auth = (part: () => Promise<ModalComponent>, options: ModalOptions = {}): ModalEntry => ({
    load: async () => {
      const [component, { authCatalog }] = await Promise.all([part(), import('./auth-parts.ts')]);
      await loadCatalogs(i18n, pageContext.locale, [authCatalog, refusalCatalog]);
      return component;
    },
    fullScreenMobile: true,
    ...options,
  });
  registerModals({
    'sign-in': auth(() => import('./popups/SignInPopup.tsx').then(({ SignInPopup }) => SignInPopup)),
    [SESSION_ENDED]: auth(async () => {
      const { saferPlayCatalog, SessionEndedPopup } = await import('./popups/SessionEndedPopup.tsx');
      await loadCatalogs(i18n, pageContext.locale, [saferPlayCatalog]);
      return SessionEndedPopup;
    }),
    terms: auth(() => import('./popups/TermsPopup.tsx').then(({ TermsPopup }) => TermsPopup), mustAnswer),
    'profile-data': auth(() => import('./auth-parts.ts').then(({ ProfileDataModal }) => ProfileDataModal)),
    remind: auth(() => recovery().then(({ RemindPopup }) => RemindPopup)),
    'new-password': auth(() => recovery().then(({ NewPasswordPopup }) => NewPasswordPopup)),
    'confirm-password': auth(() => import('./auth-parts.ts').then(({ PasswordPrompt }) => PasswordPrompt)),
    ...sportsbookModals,
    ...cashboxModals(i18n, {
      onProfile: () => location.assign(`${pageContext.origins.casino}/users`),
      onProfileWanted: () => openModal('profile-data'),
    }),
  });
  const forGuests = ['sign-in', 'sign-up', 'remind'];
  bindPopups((name, search) => {
    if (stopPopup(services, name)) return;
    if (forGuests.includes(name) && queryClient.getQueryData(playerQuery(api).queryKey)) return;
    if (name === 'sign-up') void router.navigate({ to: addressOf({ to: 'registration' }) });
    else if (isModal(name)) openModal(name, { search });
  });
}
