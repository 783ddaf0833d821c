import { campaignCookies, isMark } from '@croupier/contracts';

export type CampaignPart = keyof typeof campaignCookies;

/** Referral of a link: the five marks of an advert, and an affiliate's mark. */
export interface LandingMarks {
  readonly campaign: Partial<Record<CampaignPart, string>>;
  readonly stag: string | null;
}

const parts = Object.keys(campaignCookies) as CampaignPart[];

/** Returns the address the tab's document was opened with, since the router has navigated meanwhile. */
const landing = (): string => performance.getEntriesByType('navigation')[0]?.name ?? location.href;

/** Returns the marks of the link that led here; null without any. */
export function landingMarks(address = landing()): LandingMarks | null {
  const { searchParams } = new URL(address);
  const campaign = Object.fromEntries(
    parts.flatMap((part) => {
      const value = searchParams.get(`utm_${part}`)?.slice(0, 128);
      return isMark(value) ? [[part, value] as const] : [];
    }),
  );
  const stag = searchParams.get('stag');
  const mark = isMark(stag) ? stag : null;
  return mark === null && Object.keys(campaign).length === 0 ? null : { campaign, stag: mark };
}
