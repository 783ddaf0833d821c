/** What a mail says; the layout is the same for all. Plain text everywhere: the layout escapes. */
export interface MailContent {
  subject: string;
  /** Over the text; the subject, if left out. */
  title?: string;
  paragraphs: readonly string[];
  /** Names and values, one below the other: time, place, device, amount. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** Digits to type somewhere else. */
  code?: string;
  /** The one thing to do. */
  action?: { label: string; href: string };
  /** Below, smaller: how long it holds, what to do if it was somebody else. */
  notes?: readonly string[];
}
