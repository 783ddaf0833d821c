import type { FastifyReply, FastifyRequest } from 'fastify';
import { campaignCookies, consentRemembersLink, cookies, isMark } from '@croupier/contracts';
import type { Referral } from '@croupier/server-players';
import type { Config } from './config.ts';
import { hiddenCookie } from './session-cookie.ts';

/** Reads the referral that the visitor let the browser store; drops values that our pages could not have set. */
export function readReferral({ cookies: sent }: FastifyRequest): Referral {
  const stag = sent[cookies.stag.name];
  const marks = Object.entries(campaignCookies).flatMap(([mark, id]) => {
    const value = sent[cookies[id].name];
    return isMark(value) ? [[mark, value] as const] : [];
  });
  return { stag: isMark(stag) ? stag : null, campaign: Object.fromEntries(marks) };
}

/** Stores the affiliate's tag for a visitor who consented. */
export function keepStag(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'cookieDomain' | 'casinoOrigin'>,
  stag: string,
) {
  if (!consentRemembersLink(request.cookies[cookies.consent.name]) || !isMark(stag)) return;
  reply.setCookie(cookies.stag.name, stag, hiddenCookie('stag', config));
}
