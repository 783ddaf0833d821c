export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A text message to a phone, E.164. */
export interface TextMessage {
  to: string;
  text: string;
}

/** How messages leave: the mail server's and the text message gateway's side. Each call resolves once they were taken. */
export interface Messages {
  mail: (mail: Mail) => Promise<void>;
  sms: (message: TextMessage) => Promise<void>;
  close: () => void;
}
