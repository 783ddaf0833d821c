import { facts } from '../fact.ts';

export const constants = facts('§9', 'constant', {
  'request-timeout-browser': ['Milliseconds.', { value: 30_000, constant: ['libs/api-client', 'BROWSER_TIMEOUT_MS'] }],
  'request-timeout-server': ['Milliseconds.', { value: 8_000, constant: ['libs/api-client', 'SERVER_TIMEOUT_MS'] }],
  'chunk-timeout': ['Milliseconds a lazy part may take.', { value: 120_000 }],
  'static-path': ['Where static assets are.', { value: '/dist/' }],
  'default-currency': ['Where nothing is known.', { value: 'EUR', constant: ['libs/money', 'defaultCurrency'] }],
  'currency-of-country': [
    'The currency offered first.',
    {
      value: {
        AU: 'AUD',
        CA: 'CAD',
        NZ: 'NZD',
        US: 'USD',
        IE: 'EUR',
        DE: 'EUR',
        JP: 'JPY',
        NO: 'NOK',
        BR: 'BRL',
        PL: 'PLN',
        AT: 'EUR',
        CH: 'EUR',
      },
      constant: ['libs/i18n', 'currencyByCountry'],
    },
  ],
  currencies: [
    'The currencies of accounts.',
    {
      value: ['AUD', 'CAD', 'NZD', 'EUR', 'USD', 'PLN', 'JPY', 'NOK', 'BRL', 'BTC', 'ETH', 'BCH', 'LTC', 'DOG', 'USDT'],
      constant: ['libs/money', 'currencyCodes'],
    },
  ],
  'crypto-addresses': ['Coins that have addresses.', { value: ['BTC', 'BCH', 'ETH', 'LTC', 'DOG', 'USDT'] }],
  'crypto-ratio': ['A currency with more subunits is crypto.', { value: 100 }],
  subunits: [
    'Subunits of a unit.',
    {
      value: {
        AUD: 100,
        CAD: 100,
        NZD: 100,
        EUR: 100,
        USD: 100,
        PLN: 100,
        JPY: 1,
        NOK: 100,
        BRL: 100,
        BTC: 100_000_000,
        ETH: 1_000_000_000,
        BCH: 100_000_000,
        LTC: 100_000_000,
        DOG: 100_000_000,
        USDT: 1_000_000,
        FUN: 100,
      },
      constant: ['libs/money', 'subunits'],
    },
  ],
  'crypto-display': ['The power of ten a coin is shown in.', { value: { ETH: -3, LTC: -3, BTC: -6 } }],
  'crypto-digits': ['Most digits after the point.', { value: 8, constant: ['libs/money', 'MAX_CRYPTO_DIGITS'] }],
  'jackpot-digits': ['Digits after the point of a jackpot.', { value: 2 }],
  'edition-locales': [
    'The default language of editions.',
    { value: { CA: 'en-CA', AU: 'en-AU', DE: 'de', BR: 'pt-BR', NZ: 'en-NZ' } },
  ],
  'default-deposit': ['In whole units.', { value: 50, constant: ['libs/cashbox', 'DEFAULT_AMOUNT'] }],
  'cashbox-steps': ['The last step.', { value: 3, constant: ['libs/cashbox', 'STEPS'] }],
  'balance-poll': ['Milliseconds between polls.', { value: 10_000, constant: ['libs/cashbox', 'POLL_MS'] }],
  'tournaments-page': ['Tournaments a page.', { value: 9, constant: ['libs/contracts', 'TOURNAMENTS_PAGE_SIZE'] }],
  'games-page': ['Games a page.', { value: 40, constant: ['libs/games', 'PAGE_SIZE'] }],
  winners: ['Most wins shown.', { value: 30 }],
  'infinite-scroll': ['Pixels before the end.', { value: 500, constant: ['libs/games', 'AHEAD_PX'] }],
  'promo-banner-hidden': ['Milliseconds a closed banner stays away.', { value: 120_000 }],
  'promo-tooltip-cookie': ['Seconds.', { value: 86_400 }],
  'promo-tooltip-timer': ['Minutes, configured.', { value: 10 }],
  'achievement-394': ['Deposits since a day.', { value: { deposits: 5, since: '2022-03-29T00:00:00Z' } }],
  'crypto-purchase': [
    'The card that sells crypto.',
    { value: { feePercent: 4.5, minutes: 10, verification: 900, logos: ['visa', 'mastercard'] } },
  ],
  'crypto-purchase-fiat': [
    'Currencies of the widget.',
    { value: ['EUR', 'USD', 'CAD', 'AUD', 'NOK', 'RUB', 'PLN', 'NZD', 'JPY', 'KZT', 'BRL', 'INR'] },
  ],
  'payment-grid': ['Columns, and widths in pixels.', { value: { columns: [2, 3], wide: 754, narrow: 508 } }],
  'card-number': ['Digits shown of a card.', { value: { first: 6, last: 4 } }],
  mobile: 'A phone is known by its user agent or the standalone mode.',
  'phone-country': ['Default country of phones.', { value: 'ru' }],
  'phone-countries': ['Countries listed first.', { value: ['ru', 'kz', 'az', 'nl', 'am', 'au'] }],
  'locale-cookie': 'The language cookie is stored encoded.',
  'utm-cookies': [
    'Parameters kept in cookies.',
    {
      value: ['source', 'medium', 'campaign', 'content', 'term'],
      decided:
        'They are kept once the visitor has allowed it, because a cookie the site does not need may not be set without consent.',
    },
  ],
  'wager-free-minimum': [
    'Smallest bet that shows the wager-free message, in whole units of each currency.',
    {
      value: {
        EUR: 5,
        USD: 5,
        CAD: 7.5,
        AUD: 7.5,
        NOK: 50,
        PLN: 25,
        NZD: 7.5,
        JPY: 625,
        BRL: 35,
        BTC: 0.0001,
        BCH: 0.01,
        ETH: 0.0014,
        LTC: 0.045,
        DOG: 35,
        USDT: 5,
      },
      constant: ['libs/money', 'minimumUnits'],
      decided:
        'There is none for RUB, KZT and INR, because accounts have the fifteen currencies of §9 and none of these three.',
    },
  ],
  'frame-size': ['Pixels of the game frame.', { value: { width: 1280, height: 720 } }],
  'frame-minimised': ['Pixels of the small frame.', { value: 250 }],
  'frame-mobile-layer': ['Its layer on phones.', { value: 9990 }],
  'toast-life': ['Milliseconds.', { value: 10_000, constant: ['libs/shell', 'TOAST_TIME_MS'] }],
  'service-worker-update': [
    'Milliseconds between updates.',
    { value: 900_000, constant: ['libs/web-app', 'SERVICE_WORKER_UPDATE_MS'] },
  ],
  'consent-cookie': ['Seconds, on the whole site.', { value: 31_536_000, constant: ['libs/contracts', 'YEAR'] }],
  'approval-cookie': ['Milliseconds.', { value: 31_536_000_000 }],
  'script-reload': ['Hours.', { value: 1 }],
  'hash-clear': ['Milliseconds.', { value: 1000, constant: ['libs/shell', 'HASH_CLEAR_MS'] }],
  touch: ['Pixels, and milliseconds of a long tap.', { value: { tap: 10, swipe: 30, longTapMs: 400 } }],
  'prefetch-cache': [
    'Server-side prefetch caches queries for a day.',
    {
      value: 1,
      decided:
        'The page server keeps whole documents for a day and hands out an old one only while the platform is away, because lists of yesterday would show wins, odds and offers that are over.',
    },
  ],
  'level-ladder': ['Bets in EUR at the top.', { value: { levels: 25, top: 1_500_000 } }],
  'level-ladder-robots': ['The same for robots.', { value: { levels: 15, top: 500_000 } }],
  contacts: ['Ways to reach the operator.', { value: ['phone', 'email'] }],
  'payment-logos': ['Logos of payment methods.', { value: 32 }],
  'trust-links': 'Links of trust, awards and social networks are configured.',
  'log-levels': ['Levels of the log.', { value: ['info', 'warn', 'error'] }],
  'tag-manager': [
    'Enabled by default, without debug.',
    {
      value: { enabled: true, debug: false },
      decided:
        'It is on where its frame is configured and for visitors who allowed statistics, because nothing of a third party may be loaded without consent.',
    },
  ],
  theme: ['The default theme.', { value: 'light' }],
});

/** Features that can be switched; the value is the default. */
export const flags = facts('§9', 'flag', {
  'tech-work': ['The site is closed for work.', { value: false }],
  achievements: [
    'Achievements.',
    {
      value: true,
      decided:
        'Achievements are always on, because removing their definitions ends them and a setting would only hide them.',
    },
  ],
  'lootbox-wheel': [
    'The wheel of lootboxes.',
    {
      value: true,
      decided:
        'The wheel is always on, because removing its definition ends it and a setting would only hide turns already given.',
    },
  ],
  'comp-points': ['Comp points.', { value: false }],
  'registration-checkbox': [
    'The box at registration.',
    {
      value: true,
      decided:
        'Registration always asks for the terms, because an account without accepted terms can neither deposit nor withdraw.',
    },
  ],
  'ab-registration': [
    'The experiment with registration.',
    {
      value: true,
      decided:
        'The experiment always runs, because its groups are given once an account and a switch in between would make them unequal.',
    },
  ],
});
