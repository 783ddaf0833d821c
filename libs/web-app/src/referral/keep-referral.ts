import { campaignCookies, consentRemembersLink } from '@croupier/contracts';
import { dropCookie, keepCookie, keptCookie } from '../keep-cookie.ts';
import type { AppServices } from '../services.ts';
import { type CampaignPart, landingMarks } from './landing-marks.ts';

type Site = Pick<AppServices, 'api' | 'pageContext'>;

/**
 * Saves the referral of the last link until the visitor signs up, replacing the previous one. Stores nothing without
 * the visitor's consent. Source: specification §6 and §9.
 */
export async function keepReferral({ api, pageContext: { origins } }: Site): Promise<void> {
  const marks = consentRemembersLink(keptCookie('consent')) ? landingMarks() : null;
  if (!marks) return;
  for (const part of Object.keys(campaignCookies) as CampaignPart[]) {
    const value = marks.campaign[part];
    if (value === undefined) dropCookie(campaignCookies[part], origins);
    else keepCookie(campaignCookies[part], value, origins);
  }
  // The server sets its cookie. Without it, the sign-up is attributed by other means.
  if (marks.stag === null) return;
  const { tellStag } = await import('./calls.ts');
  await tellStag(api, marks.stag).catch(() => undefined);
}
