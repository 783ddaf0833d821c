import type { Mail, Messages, TextMessage } from '../send/messages.ts';

export interface CaughtMessages extends Messages {
  /** Sent emails, oldest first. */
  mails: Mail[];
  texts: TextMessage[];
  /** While true the mail server and the gateway are away. */
  away: boolean;
}

/** Keeps what is sent, for tests that read it. */
export function catchMessages(): CaughtMessages {
  const refuseAway = () => {
    if (caught.away) throw new Error('mail server away');
  };
  const caught: CaughtMessages = {
    mails: [],
    texts: [],
    away: false,
    mail: async (mail) => {
      refuseAway();
      caught.mails.push(mail);
    },
    sms: async (message) => {
      refuseAway();
      caught.texts.push(message);
    },
    close: () => undefined,
  };
  return caught;
}
