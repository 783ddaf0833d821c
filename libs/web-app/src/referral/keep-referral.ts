import { campaignCookies, consentRemembersLink } from '@croupier/contracts';
import { dropCookie, keepCookie, keptCookie } from '../keep-cookie.ts';
import type { AppServices } from '../services.ts';
import { type CampaignPart, landingMarks } from './landing-marks.ts';

type Site = Pick<AppServices, 'api' | 'pageContext'>;

/**
 * Keeps how a link led here until somebody signs up: the last link's marks, all together. Only after the visitor allowed it;
 * until then nothing of it is stored. Source: specification §6 and §9.
 */
export async function keepReferral({ api, pageContext: { origins } }: Site): Promise<void> {
  const marks = consentRemembersLink(keptCookie('consent')) ? landingMarks() : null;
  if (!marks) return;
  for (const part of Object.keys(campaignCookies) as CampaignPart[]) {
    const value = marks.campaign[part];
    if (value === undefined) dropCookie(campaignCookies[part], origins);
    else keepCookie(campaignCookies[part], value, origins);
  }
  // Its cookie is the server's. Without it the registration is sorted by other means.
  if (marks.stag === null) return;
  const { tellStag } = await import('./calls.ts');
  await tellStag(api, marks.stag).catch(() => undefined);
}
