/** Hashes that open a popup over any page, without their sign, and the popup's name. Source: specification §2. */
export const popupHashes: Readonly<Record<string, string>> = {
  'sign-in': 'sign-in',
  'sign-up': 'sign-up',
  remind: 'remind',
  'new-password': 'new-password',
  'users/password/edit': 'new-password',
  search: 'search',
  producers: 'producers',
  'currency-select': 'currency-select',
  // Specification §2, popups of promotions: `#leaderboard?slug=…`, `#special-game?id=…`.
  leaderboard: 'leaderboard',
  prizes: 'prizes',
  cashback: 'cashback',
  'bonus-toggle': 'bonus-toggle',
  'special-game': 'special-game',
  'banner-details': 'banner-details',
  'benefit-details': 'benefit-details',
};
