import type { PopupTable } from '@croupier/web-app';

/** Popups with an address on this site (specification §2), and sign-up, which is a page here. */
export const popupTable: PopupTable = {
  'sign-in': { path: '/sign-in', modal: 'sign-in', access: 'guest' },
  'sign-up': { path: '/sport/registration', access: 'guest' },
  remind: { path: '/remind', modal: 'remind', access: 'guest' },
  'new-password': { path: '/new-password', modal: 'new-password', access: 'all' },
  'email-verify': { path: '/email-verify', modal: 'email-verify', access: 'all' },
  confirmation: { path: '/confirmation', modal: 'confirmation', access: 'all' },
};
