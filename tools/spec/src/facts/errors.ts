import { facts } from '../fact.ts';

export const errors = [
  ...facts('§8', 'error', {
    '401': 'The session ends, its data go, the login opens.',
    'retry-browser': [
      'The browser tries again after lost connections and time-outs only.',
      { value: 6, constant: ['libs/api-client', 'MAX_RETRIES'] },
    ],
    'retry-backoff': [
      'First wait, doubled each time.',
      { value: 100, constant: ['libs/api-client', 'FIRST_DELAY_MS'] },
    ],
    'retry-jitter': ['Random share on top.', { value: 0.2, constant: ['libs/api-client', 'JITTER'] }],
    'retry-timeout': 'Each try has the whole time-out.',
    'retry-server': 'The server repeats idempotent requests only, after a 5xx or no answer.',
    'text-aborted': ['A request was aborted.', { value: 'Request aborted' }],
    'text-network': ['The network failed.', { value: 'Network Error' }],
    'text-timeout': ['The time was up.', { value: 'timeout of {ms}ms exceeded' }],
    swallowed: [
      'Most failures of loading are logged and leave empty data.',
      {
        decided:
          'What did not load is logged by its name and offers another try in its place, because empty data would look as if there were nothing.',
      },
    ],
    'rethrown-login': 'A failed login is passed up.',
    'rethrown-two-factor': 'A wrong one-time code is passed up.',
    'rethrown-contact': "The contact form gets the response's errors.",
    'rethrown-favourites': 'Failures of marking a game are passed up.',
    'rethrown-restore': 'A failed reset of the password is passed up.',
    'rethrown-locale': 'A failed change of language is passed up.',
    'rethrown-user-data': 'A failed save of personal data is passed up.',
    'rethrown-confirmation': 'A failed confirmation is passed up.',
    'rethrown-crypto-address': 'A failed load of a crypto address is passed up.',
    'rethrown-limits': 'Failures of loading and changing limits are passed up.',
    'gift-swallowed': [
      'Failures of giving up or activating a gift are swallowed.',
      {
        decided:
          'The failure is logged by its name and said on the gift, because a press that does nothing without a word leaves the player guessing.',
      },
    ],
    'coupon-returned': "A failed coupon or code returns the response's data.",
    'card-refused': "The server's refusals stand under the card.",
    'card-library': 'An error of the card library is shown unchanged.',
    'stored-login': 'A failed login with stored credentials opens the login.',
    'router-logged': 'Errors of the router are logged, but for repeated and aborted navigation.',
    'async-component': ['A part that did not load.', { value: 'Failed to resolve async component' }],
    'ui-logged': 'Errors and warnings of the interface are logged as JSON.',
    'service-worker': 'A service worker that fails is logged.',
    navigator: 'A navigator without navigator or state is logged.',
    'pagination-listener': 'The listener of pages throws without a function.',
  }),
  ...facts('§8', 'toast', {
    'already-activated': ['A coupon again.', { value: 'Already activated.' }],
    'failed-to-activate': ['A coupon that failed, as a warning.', { value: 'Failed to activate.' }],
    'successfully-activated': ['A coupon that worked.', { value: 'Successfully activated.' }],
    'phone-added': ['A phone number was set.', { value: 'Phone was added.' }],
    'phone-deleted': ['A phone number was removed.', { value: 'Phone was deleted.' }],
    'registration-restricted': [
      'Registration from a blocked region, as a warning.',
      { value: 'Registration restricted in your country' },
    ],
    'login-restricted': [
      'Login from a blocked region, as a warning.',
      { value: 'Login not available in your country' },
    ],
    'limit-reached': ['A reached limit, a warning that stays.', { value: 'NOTIFICATIONS.ON_LIMIT_REACHED' }],
  }),
];

/** Names under which failures are logged. */
export const logNames = facts('§8', 'log', {
  LOAD_GIFTS_DATA: 'The gifts did not load.',
  CANCELS_BONUS: 'A bonus was not given up.',
  ACTIVATION_BONUS: 'A bonus was not activated.',
  LOAD_USER_LIMITS: 'The limits did not load.',
  CREATE_NEW_USER_LIMIT: 'A limit was not set.',
  UPDATE_USER_LIMIT: 'A limit was not changed.',
  DELETE_USER_LIMIT: 'A limit was not removed.',
  CONFIRM_USER_LIMIT_CHANGE: 'A change of a limit was not confirmed.',
  LOAD_JACKPOTS: 'The jackpots did not load.',
  PROMISE_ERROR: 'Something at the start failed and was passed over.',
  INIT_RE_CAPTCHA_ERROR: 'The captcha did not start; the request goes without.',
  GET_RE_CAPTCHA_KEY_ERROR: 'The captcha gave no key; the request goes without.',
  LOAD_USER_COINSPAID_ADDRESSES_ERROR: 'The crypto addresses did not load.',
});
