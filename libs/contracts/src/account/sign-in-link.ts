import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { Player } from './user-info.ts';

/** 256 random bits, of which the server keeps the hash only. */
const LinkToken = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'token_invalid'));

/**
 * POST /api/users/autologin: signs in by a link an operator made, once and within minutes. The link carries its token
 * behind the #, where no server or log sees it, and opening it uses up nothing. Ours: what `autologin_link` leads to.
 */
export const signInByLink = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/users/autologin',
  body: /*#__PURE__*/ v.strictObject({ token: LinkToken }),
  reply: Player,
  status: [201],
  refusals: ['token_invalid', 'login_restricted', 'too_many_attempts'],
});
