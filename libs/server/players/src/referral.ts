/** How a visit came here, as far as the visitor lets it be remembered. */
export interface Referral {
  /** The affiliate's mark. */
  stag: string | null;
  /** The five campaign marks: source, medium, campaign, content, term. */
  campaign: Readonly<Record<string, string>>;
}
