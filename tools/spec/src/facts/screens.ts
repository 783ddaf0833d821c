import { facts } from '../fact.ts';

export const screens = [
  ...facts('§1', 'product', {
    'demo-for-guests': 'Visitors try games that have a demo.',
    'real-play': 'Players play for real money.',
    'account-currency': 'Players choose the currency of their account.',
    lobby: [
      'What the casino lists.',
      {
        value: ['pokies', 'live tables', 'table games', 'action games', 'favourites', 'providers', 'collections'],
      },
    ],
    deposits: 'Deposits by every fiat method, saved card, crypto and one click.',
    withdrawals: 'Withdrawals, taken back while they are recallable.',
    promotions: 'Bonuses, free spins, comp points, lotteries, lootboxes and the wheel.',
    competitions: 'Tournaments, quests, achievements, levels and jackpots.',
    profile: [
      'The parts of the profile.',
      { value: ['personal', 'level', 'gifts', 'verification', 'limits', 'security', 'games history', 'promocode'] },
    ],
    support: 'A support page and a live chat.',
    content: 'Pages, snippets, banners and files come from a content system.',
    'news-vip': 'News and a VIP page.',
    'live-updates': 'Changes reach the player over a socket.',
    locales: [
      'The languages of the interface.',
      {
        value: ['de', 'en', 'en-AU', 'en-CA', 'en-IE', 'en-NZ', 'es-MX', 'fr-CA', 'ja', 'no', 'pt-BR'],
        constant: ['libs/i18n', 'locales'],
      },
    ],
    editions: ['The country editions.', { value: ['AU', 'BR', 'CA', 'DE', 'IE', 'JP', 'NO', 'NZ'] }],
    'australian-approval': 'Visitors of the Australian edition see an approval card and a cookie text of their own.',
    'idle-title': 'The page title rotates through idle texts while the browser tab is hidden.',
    installable: ['The site can be installed; it starts at', { value: '/?mode=standalone' }],
    'betting-site': 'Betting has a subdomain, a login and a registration of its own.',
  }),
  ...facts('§2', 'screen', {
    'header-guest': 'A guest sees the logo, a login and a registration button.',
    'header-stored-login': "The login button tries the browser's stored credentials first.",
    'header-login-route': 'Without stored credentials the login button leads to the login.',
    'header-registration': 'The registration button leads to the registration.',
    'header-mobile-logo': 'Players on phones see a logo of their own.',
    'banner-slots': ['Where banners stand.', { value: ['promo', 'tournament', 'index top', 'index top jackpots'] }],
    'content-categories': ['Categories of content pages.', { value: ['custom page', 'top menu'] }],
    'turbo-lobby': 'A lobby of turbo games stands below play/turbogames.',
    'sms-resend': 'The registration can send its text message once more.',
    'withdraw-requests': 'The cashbox lists withdrawals that are waiting.',
    'game-sidebar': [
      'The game page has a sidebar.',
      {
        decided:
          'A live table has a sidebar and the facts about a title are below its stage, because the stage of a title needs the full width.',
      },
    ],
    'frame-guest-preview': 'A guest sees an invitation to sign in where a game has no demo.',
    'frame-minimised': 'Away from its page a game becomes a small frame that can be dragged.',
    'frame-buttons': 'The small frame shows the name, a button back to the game and one that closes it.',
  }),
  ...facts('§5', 'screen', {
    'captcha-lazy': 'The captcha is loaded only where the settings hold a site key.',
  }),
];
