/** Source of a visit, as far as the visitor consented to storing it. */
export interface Referral {
  /** Tag of the affiliate. */
  stag: string | null;
  /** The five campaign parameters: source, medium, campaign, content, term. */
  campaign: Readonly<Record<string, string>>;
}
