import type { AnyRouter } from '@tanstack/react-router';
import { cashboxModals } from '@croupier/cashbox';
import { competitionModals } from '@croupier/competitions';
import { loadCatalogs, refusalCatalog } from '@croupier/i18n';
import { profileModals } from '@croupier/profile-limits';
import { promotionModals } from '@croupier/promotions';
import { breakModal } from '@croupier/safer-play';
import { type ModalComponent, type ModalEntry, type ModalOptions, openModal, registerModals } from '@croupier/shell';
import { type AppServices, SESSION_ENDED } from '@croupier/web-app';
import { publicPath } from '../paths.ts';
import { limitsLink } from '../promotions/offer-links.tsx';

/** Options of a modal that only closes with an answer. */
const mustAnswer = { blockCloseOverlay: true, showClose: false, fullScreenMobile: false } as const;
const recovery = () => import('./RecoveryPopups.tsx');

/** Registers every modal of the casino with its loader. The code loads when the modal opens, or on intent. */
export function registerCasinoModals({ i18n, pageContext }: AppServices, router: AnyRouter): void {
  /** Returns a modal of sign-in and sign-up; its texts load with its code. */
  const auth = (part: () => Promise<ModalComponent>, options: ModalOptions = {}): ModalEntry => ({
    load: async () => {
      const [component, { authCatalog }] = await Promise.all([part(), import('./auth-catalog.ts')]);
      await loadCatalogs(i18n, pageContext.locale, [authCatalog, refusalCatalog]);
      return component;
    },
    fullScreenMobile: true,
    ...options,
  });
  /** Modal for finding games; its code and texts load together. */
  const lobby = (part: () => Promise<ModalComponent>): ModalEntry => ({
    load: async () => {
      const [component, { catalog }] = await Promise.all([part(), import('../games/search-popup.ts')]);
      await loadCatalogs(i18n, pageContext.locale, [catalog]);
      return component;
    },
    fullScreenMobile: true,
    size: 'large',
  });
  registerModals({
    'sign-in': auth(() => import('./SignInPopup.tsx').then(({ SignInPopup }) => SignInPopup)),
    [SESSION_ENDED]: auth(async () => {
      const { saferPlayCatalog, SessionEndedPopup } = await import('./SessionEndedPopup.tsx');
      await loadCatalogs(i18n, pageContext.locale, [saferPlayCatalog]);
      return SessionEndedPopup;
    }),
    'sign-up': auth(() => import('./SignUpPopup.tsx').then(({ SignUpPopup }) => SignUpPopup)),
    terms: auth(() => import('./TermsPopup.tsx').then(({ TermsPopup }) => TermsPopup), mustAnswer),
    'profile-data': auth(() => import('./profile-popups.ts').then(({ ProfileDataModal }) => ProfileDataModal)),
    remind: auth(() => recovery().then(({ RemindPopup }) => RemindPopup)),
    'new-password': auth(() => recovery().then(({ NewPasswordPopup }) => NewPasswordPopup)),
    'email-verify': auth(() => recovery().then(({ EmailVerifyPopup }) => EmailVerifyPopup)),
    confirmation: auth(() => recovery().then(({ ConfirmationPopup }) => ConfirmationPopup)),
    'confirm-password': auth(() => import('./password-popup.ts').then(({ PasswordPrompt }) => PasswordPrompt)),
    search: lobby(() => import('../games/search-popup.ts').then(({ SearchPopup }) => SearchPopup)),
    'second-game': lobby(() => import('../games/search-popup.ts').then(({ PickSecond }) => PickSecond)),
    producers: lobby(() => import('../games/search-popup.ts').then(({ StudiosPopup }) => StudiosPopup)),
    'round-replay': {
      load: async () => {
        const { catalog, RoundReplay } = await import('./replay-popup.ts');
        await loadCatalogs(i18n, pageContext.locale, [catalog]);
        return RoundReplay;
      },
    },
    subscription: {
      load: async () => {
        const { catalog, SubscriptionModal } = await import('./subscription-popup.ts');
        await loadCatalogs(i18n, pageContext.locale, [catalog, refusalCatalog]);
        return SubscriptionModal;
      },
      size: 'small',
    },
    'game-menu': {
      load: async () => {
        const { catalog, GameMenuPopup } = await import('../games/menu-popup.ts');
        await loadCatalogs(i18n, pageContext.locale, [catalog]);
        return GameMenuPopup;
      },
      size: 'small',
    },
    ...competitionModals(i18n, {
      onJackpots: () => void router.navigate({ to: '/jackpots' }),
      onSeeds: () => void router.navigate({ to: '/fairness' }),
    }),
    ...profileModals(i18n),
    ...promotionModals(i18n, {
      hrefOf: (path) => publicPath(pageContext, path),
      limitsLink,
    }),
    ...breakModal(i18n),
    ...cashboxModals(i18n, {
      onWay: (to) =>
        void router.navigate(
          to === 'deposit-help' || to === 'withdrawal-help'
            ? { to: '/support', search: { topic: to === 'deposit-help' ? 'deposit' : 'withdrawal' } }
            : { to: to === 'verification' ? '/users/verification' : '/users' },
        ),
      onProfileWanted: () => openModal('profile-data'),
      bonusHref: (identifier) => publicPath(pageContext, `/bonuses/${identifier}`),
      deviceMark: () => import('./device-mark.ts').then(({ deviceMark }) => deviceMark()),
    }),
  });
}
