import { cashboxModals } from '@croupier/cashbox';
import { loadCatalogs, refusalCatalog } from '@croupier/i18n';
import { breakModal } from '@croupier/safer-play';
import { type ModalComponent, type ModalEntry, type ModalOptions, openModal, registerModals } from '@croupier/shell';
import { sportsbookModals } from '@croupier/sportsbook';
import { type AppServices, SESSION_ENDED } from '@croupier/web-app';

/** Options of a modal that only closes with an answer. */
const mustAnswer = { blockCloseOverlay: true, showClose: false, fullScreenMobile: false } as const;
const recovery = () => import('./popups/RecoveryPopups.tsx');

/** Registers the modals of the sportsbook; the cashbox is the casino's own. Their code loads when one opens. */
export function registerBettingModals({ i18n, pageContext }: AppServices): void {
  /** Returns a modal of sign-in; its texts load with its code. */
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
    'email-verify': auth(() => recovery().then(({ EmailVerifyPopup }) => EmailVerifyPopup)),
    confirmation: auth(() => recovery().then(({ ConfirmationPopup }) => ConfirmationPopup)),
    'confirm-password': auth(() => import('./auth-parts.ts').then(({ PasswordPrompt }) => PasswordPrompt)),
    ...breakModal(i18n),
    ...sportsbookModals(i18n, () => import('./popups/useCommands.tsx').then(({ useCommands }) => useCommands)),
    ...cashboxModals(i18n, {
      // Missing data is requested here, so that the slip stays. Everything else is on the main site.
      onWay: (to) => {
        const help = to.endsWith('-help') && `/support?topic=${to.slice(0, -'-help'.length)}`;
        const page = help || (to === 'verification' ? '/users/verification' : '/users');
        if (to === 'details') openModal('profile-data');
        else location.assign(`${pageContext.origins.casino}${page}`);
      },
      onProfileWanted: () => openModal('profile-data'),
      bonusHref: (identifier) => `${pageContext.origins.casino}/bonuses/${identifier}`,
      deviceMark: () => import('./auth-parts.ts').then(({ deviceMark }) => deviceMark()),
    }),
  });
}
