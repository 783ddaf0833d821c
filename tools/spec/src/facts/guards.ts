import { facts } from '../fact.ts';

export const guards = [
  ...facts('§2', 'guard', {
    'login-redirect': 'A guest on a page that needs a login goes to the registration, the full path kept in redirect.',
    'guests-only': 'A player on a page for guests goes to the home page.',
    'cashbox-first': 'A cashbox route as the first page, or after the registration page, opens over the home page.',
    'cashbox-stop': 'A further check can stop the cashbox, and says why.',
    'hash-popup': 'A hash that names a popup opens it.',
    'hash-cleared': 'The hash is taken away after a second.',
    'popup-background': 'Behind a popup without a page is the home page.',
    'redirect-path': 'The redirect helper prefers the query value path, else a default.',
    'locale-prefix': [
      "The path may begin with a language; another language than the player's redirects.",
      {
        decided:
          'Only a path without a language redirects, because the order of languages puts the path first: a link names the page as it was sent.',
      },
    ],
    'default-locale-prefix': 'The prefix of the default language is taken away.',
    'guest-base': 'The guest mode lives below /guest/.',
    canonical: 'Every page has a canonical link and links to its other languages.',
    'noindex-depth': ['Deep paths are not indexed.', { value: { created: 4, navigated: 3 } }],
    'page-view': 'Every change of page is reported as a page view.',
    'scroll-wait': ['After a navigation the scroll waits for the page.', { value: { longestMs: 5000, everyMs: 200 } }],
    'locale-catalog': 'The texts of the language are loaded with a navigation.',
    'blocked-routes': 'In the guest mode a blocked route shows a toast and stays where it is.',
  }),
  ...facts('decisions', 'guard', {
    'login-target': ['The guard leads to the registration.', { value: '/sign-up?redirect=' }],
    'locale-order': 'Language: prefix, saved, cookie, edition, Accept-Language.',
    'locale-bots': 'Bots are not redirected to another language.',
    'reserved-slugs': ['Slugs no content page and no language may take.', { value: ['api', 'sport', 'no', 'ja'] }],
    'open-pages': 'The pages behind mailed links are open to all; what needs the player asks inside.',
    'cashbox-reasons': [
      'Why the cashbox may be shut.',
      { value: ['tech work', 'self-exclusion', 'missing profile fields', 'region', 'questionnaire'] },
    ],
    'footer-duties': 'Legal age, self-exclusion and help links stand in every footer.',
  }),
];
