export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Text message to a phone number in E.164. */
export interface TextMessage {
  to: string;
  text: string;
}

/**
 * Sender of messages through a mail server and a text message gateway. Each call resolves once the message is accepted.
 */
export interface Messages {
  mail: (mail: Mail) => Promise<void>;
  sms: (message: TextMessage) => Promise<void>;
  close: () => void;
}
