import { Refusal } from '@croupier/contracts';

/** A captcha service's verdict on a token; `unknown` if it does not respond in time. */
export type CaptchaVerdict = 'passed' | 'refused' | 'unknown';

/** Calls the service that tells humans from bots; provided by the server app. */
export type CheckCaptcha = (token: string, ip: string) => Promise<CaptchaVerdict>;

/**
 * Refuses a token that the captcha service rejects. A captcha is optional: without one, or while the service is away,
 * the request continues, and the limits on attempts still apply. Source: specification §5.
 */
export async function requireCaptcha(
  check: CheckCaptcha | undefined,
  { token, ip }: { token: string | undefined; ip: string },
): Promise<void> {
  if (!check || token === undefined) return;
  if ((await check(token, ip)) === 'refused') throw new Refusal('captcha_refused', { path: ['user', 'captcha'] });
}
