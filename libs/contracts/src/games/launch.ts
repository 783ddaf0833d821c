import * as v from 'valibot';
import { CurrencyCode } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { GameCurrency } from './rgs.ts';

/** POST /api/games/launch: opens a game. Guests may open demos. The token in the URL's fragment works once, for a minute. */
export const launchGame = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/games/launch',
  body: v.object({
    /** The title's slug. */
    game: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)),
    mode: v.picklist(['real', 'demo']),
    /** The player's active wallet unless said. */
    currency: v.optional(CurrencyCode),
  }),
  status: [201],
  reply: v.object({
    /**
     * Address for the frame's src: `{games origin}/games/{slug}/{id}?locale=…#token=…`, or a page on its studio's
     * origin.
     */
    url: v.pipe(v.string(), v.url()),
    mode: v.picklist(['real', 'demo']),
    currency: GameCurrency,
  }),
  refusals: [
    'game_not_available',
    'demo_not_available',
    'currency_not_available',
    'excluded',
    'session_limit_reached',
    'too_many_requests',
    'unauthenticated',
  ],
});
