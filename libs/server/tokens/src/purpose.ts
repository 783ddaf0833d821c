/** Purpose of a token or code, and its lifetime. */
export interface Purpose {
  name: string;
  minutes: number;
}

export interface NewToken {
  playerId: number;
  purpose: Purpose;
  /** Subject of the token: returned when it is used. */
  subject?: string | null;
  now: Date;
}

export const endOf = ({ purpose, now }: Pick<NewToken, 'purpose' | 'now'>): Date =>
  new Date(now.getTime() + purpose.minutes * 60_000);
