import { Refusal } from '@croupier/contracts';

/** What a captcha service says of a token; `unknown` where it does not answer in time. */
export type CaptchaVerdict = 'passed' | 'refused' | 'unknown';

/** The service that tells people from programs, as the server app reaches it. */
export type CheckCaptcha = (token: string, ip: string) => Promise<CaptchaVerdict>;

/**
 * Refuses a token that the service does not know. A captcha is optional: without one, or while the service is away, the
 * request goes on, and the bounds on attempts hold as ever. Source: specification §5.
 */
export async function requireCaptcha(
  check: CheckCaptcha | undefined,
  { token, ip }: { token: string | undefined; ip: string },
): Promise<void> {
  if (!check || token === undefined) return;
  if ((await check(token, ip)) === 'refused') throw new Refusal('captcha_refused', { path: ['user', 'captcha'] });
}
