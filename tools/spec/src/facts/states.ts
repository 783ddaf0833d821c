import { facts } from '../fact.ts';

export const states = [
  ...facts('§4', 'login', {
    'signed-in': 'A guest becomes a player by signing in or registering.',
    'two-factor': 'A second step may follow the password.',
    'signed-out': "Signing out clears the player's data and stops the polling.",
    'dead-session': 'A 401 ends the session.',
  }),
  ...facts('§4', 'gift', {
    stages: ['Stages of a gift.', { value: ['received', 'activated', 'expired', 'used', 'erased_by_withdraw'] }],
    finished: [
      'Stages of lost gifts; all others are actual.',
      {
        value: ['finished', 'canceled', 'expired', 'wager_done', 'lost'],
        decided: 'A gift that a withdrawal ended is past as well, because nothing of it can be used any more.',
      },
    ],
    wagering: ['The stage of wagering.', { value: 'handle_bets' }],
    'active-freespins': [
      'Left out of the active free spins.',
      {
        value: ['finished', 'canceled', 'expired'],
        decided:
          'Free spins that are wagered, lost or ended by a withdrawal are left out as well, because none of them can be played.',
      },
    ],
  }),
  ...facts('§4', 'coupon', {
    states: [
      'States of what works like a coupon.',
      { value: ['issued', 'activated', 'canceled', 'expired'], schema: 'LootboxStage' },
    ],
    'lootbox-active': ['The state of a lootbox that can be opened.', { value: 'issued' }],
    outcomes: [
      'What comes of a coupon.',
      { value: ['already_activated', 'failed_to_activate', 'successfully_activated'] },
    ],
  }),
  ...facts('§4', 'tournament', {
    status: ['The dates decide.', { value: ['future', 'active', 'archive'] }],
    'promo-status': ['The same for promotions.', { value: ['archive', 'future', 'active'] }],
    current: 'The open tournament or lottery is loaded on demand and dropped for another.',
    'top-places': ['Places that are kept up to date.', { value: 50, constant: ['libs/contracts', 'BOARD_PLACES'] }],
  }),
  ...facts('§4', 'limit', {
    reached: "A limit is reached when nothing of it is left in the player's currency.",
    'session-reached': [
      'A session limit counts as always reached when present.',
      {
        decided:
          'A session limit stops play once its time is used up, because one that is always reached would forbid all play from the moment it is set.',
      },
    ],
    'deposit-apart': 'The deposit limit is checked apart.',
    toast: 'A reached limit shows a warning that stays.',
    'opening-game': 'Who opens a game with a reached limit goes to the limits.',
  }),
  ...facts('§4', 'payout', {
    recallable: 'A withdrawal request is a payout that can be recalled.',
    'recall-reloads': 'Recalling reloads history and balance.',
  }),
  ...facts('§4', 'balance', {
    polled: 'Balance and gifts are polled.',
    'on-events': 'Events of bonus and payment reload balance and gifts.',
  }),
  ...facts('§4', 'step', {
    'sign-up': ['Steps of the registration.', { value: ['account', 'currency', 'person', 'address', 'success'] }],
    deposit: ['Steps of a deposit.', { value: ['amount', 'method', 'details'] }],
    'deposit-end': 'A deposit ends in success, failure or a close.',
    withdraw: ['Number of steps of a withdrawal.', { value: 3 }],
    back: 'Back from the first step closes the flow and opens a modal again.',
    'deposit-tabs': ['Tabs of a deposit; the first is the default.', { value: ['fiat', 'crypto'] }],
    'crypto-without-wallet': 'Crypto without a wallet asks for a currency and does not change the tab.',
    'profile-completion': 'Variant A with missing fields and a fiat currency is asked to complete the profile first.',
  }),
  ...facts('§4', 'level', {
    split: 'Entries with a status are levels, those without are groups.',
    history: 'Achievements that are not active are history.',
    'achievement-tied': 'An achievement tied to a tournament leaves the active ones when that is archived.',
    'achievement-budget': 'Otherwise its progress must have reached its budget.',
    'achievement-394': 'Achievement 394 needs its deposits to be active.',
  }),
  ...facts('§4', 'promo', {
    'banner-returns': 'A closed promo banner comes back.',
    timer: 'The promo timer counts down, hides and says that it ended.',
    'tooltip-cookie': "The tooltip's timer is kept in a cookie.",
  }),
  ...facts('§4', 'card', {
    'submit-disabled': 'The button of the card form is disabled while it submits.',
  }),
  ...facts('§4', 'frame', {
    states: ['States of the game frame.', { value: ['hidden', 'loading', 'shown'] }],
    closes: 'It closes when a guest leaves the game page, and on phones.',
  }),
  ...facts('§4', 'shell', {
    'toast-life': 'A toast goes by itself, unless its time is 0.',
    'modal-close': [
      'The overlay stays a moment after a close.',
      { value: 500, constant: ['libs/shell', 'OVERLAY_HIDE_MS'] },
    ],
    'cookie-cards': 'The cookie and approval cards show only without their cookie.',
    'cookie-delay': ['The cookie card waits.', { value: 1500, constant: ['libs/web-app', 'delayMs'] }],
    loader: 'The global loader shows while any loading item is active: a page, the code of a popup, an action.',
  }),
  ...facts('§4', 'chat', {
    unread: ['More than one unread message.', { value: '1+' }],
    opening: 'Opening the chat resets the count and keeps the time.',
  }),
  ...facts('§4', 'wager-free', {
    message: 'A wager-free game tells players with a bonus balance so.',
  }),
  ...facts('decisions', 'exclusion', {
    'cash-paid-out': 'On self-exclusion the cash goes to the last verified method, or waits.',
    'bonus-lapses': 'Bonus funds lapse on self-exclusion.',
    'late-stakes': 'Stakes of bets that settle later follow.',
    'no-recall': 'Such a payout cannot be recalled.',
  }),
  ...facts('decisions', 'failure', {
    visible: 'What fails to load leaves a quiet note with a retry, and the page works.',
  }),
];
