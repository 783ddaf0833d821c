/** What a token or code is for, and how long it holds. */
export interface Purpose {
  name: string;
  minutes: number;
}

export interface NewToken {
  playerId: number;
  purpose: Purpose;
  /** What it is about: given back to who uses it. */
  subject?: string | null;
  now: Date;
}

export const endOf = ({ purpose, now }: Pick<NewToken, 'purpose' | 'now'>): Date =>
  new Date(now.getTime() + purpose.minutes * 60_000);
