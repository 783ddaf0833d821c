/** Content of an email; all emails share one layout. Plain text only: the layout escapes it. */
export interface MailContent {
  subject: string;
  /** Heading above the text; the subject if omitted. */
  title?: string;
  paragraphs: readonly string[];
  /** Names and values in rows: time, place, device, amount. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** Digits to enter elsewhere. */
  code?: string;
  /** Single action of the email. */
  action?: { label: string; href: string };
  /** Smaller text below: expiry, and what to do if it was someone else. */
  notes?: readonly string[];
}
