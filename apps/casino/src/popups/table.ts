import type { PopupTable } from '@croupier/web-app';

/**
 * Popups with an address (specification §2); their modals are in `modals.ts`. A path has a route file of the same name
 * in `routes/`; without one, the page behind determines the open popup. `openPopup(name)` of the shell opens a popup
 * over the current page.
 */
export const popupTable: PopupTable = {
  'sign-in': { path: '/sign-in', modal: 'sign-in', access: 'guest' },
  'sign-up': { path: '/sign-up', modal: 'sign-up', access: 'guest' },
  remind: { path: '/remind', modal: 'remind', access: 'guest' },
  'new-password': { path: '/new-password', modal: 'new-password', access: 'all' },
  'email-verify': { path: '/email-verify', modal: 'email-verify', access: 'all' },
  confirmation: { path: '/confirmation', modal: 'confirmation', access: 'all' },
  cashbox: { path: '/cashbox', modal: 'cashbox', access: 'player' },
  dashboard: { path: '/dashboard', modal: 'cashbox', access: 'player' },
  deposit: { path: '/deposit', modal: 'deposit', access: 'player' },
  'exchange-compoints': { path: '/exchange-compoints', modal: 'exchange-compoints', access: 'player' },
  withdraw: { path: '/withdraw', modal: 'withdraw', access: 'player' },
  'deposit-fast': { path: '/deposit-fast', modal: 'deposit-fast', access: 'player' },
  'currency-select': { modal: 'currency-select', access: 'player' },
  leaderboard: { modal: 'leaderboard', access: 'all' },
  prizes: { modal: 'prizes', access: 'all' },
  cashback: { modal: 'cashback', access: 'all' },
  'bonus-toggle': { modal: 'bonus-toggle', access: 'player' },
  'special-game': { modal: 'special-game', access: 'player' },
  'banner-details': { modal: 'banner-details', access: 'all' },
  'benefit-details': { modal: 'benefit-details', access: 'all' },
};
