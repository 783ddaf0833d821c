/** Message of Phoenix channels, serializer version 2: `[join_ref, ref, topic, event, payload]`. */
export interface Message {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  /** JSON from a text frame, bytes from a binary one. */
  payload: unknown;
}

const PUSH = 0;
const REPLY = 1;
const MAX_FIELD = 255;

const isRef = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** Decodes a text frame; null if it is no message, which closes the socket. */
export function decodeText(text: string): Message | null {
  let parts: unknown;
  try {
    parts = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(parts) || parts.length !== 5) return null;
  const [joinRef, ref, topic, event, payload]: unknown[] = parts;
  if (!isRef(joinRef) || !isRef(ref) || typeof topic !== 'string' || typeof event !== 'string') return null;
  return { joinRef, ref, topic, event, payload };
}

/** Decodes a binary client message: `0, four lengths of one byte, the four fields, the data`. */
export function decodeBinary(bytes: Buffer): Message | null {
  if (bytes.length < 5 || bytes[0] !== PUSH) return null;
  const lengths = [...bytes.subarray(1, 5)];
  let at = 5;
  const fields = lengths.map((length) => bytes.toString('utf8', at, (at += length)));
  if (at > bytes.length) return null;
  const [joinRef = '', ref = '', topic = '', event = ''] = fields;
  return { joinRef: joinRef || null, ref: ref || null, topic, event, payload: bytes.subarray(at) };
}

export const encodeText = ({ joinRef, ref, topic, event, payload }: Message): string =>
  JSON.stringify([joinRef, ref, topic, event, payload]);

export const encodeReply = (message: Message, status: 'ok' | 'error', response: unknown): string =>
  encodeText({ ...message, event: 'phx_reply', payload: { status, response } });

const encoded = new WeakMap<object, string>();

/** Encodes a reply sent to many clients, such as missed events, with its JSON written only once. */
export function encodeSharedReply({ joinRef, ref, topic }: Message, response: object): string {
  const json = encoded.get(response) ?? JSON.stringify(response);
  encoded.set(response, json);
  const [join, own, name] = [joinRef, ref, topic].map((field) => JSON.stringify(field));
  return `[${join},${own},${name},"phx_reply",{"status":"ok","response":${json}}]`;
}

function binary(kind: number, fields: readonly string[], data: Buffer): Buffer {
  const texts = fields.map((field) => Buffer.from(field));
  if (texts.some((text) => text.length > MAX_FIELD))
    throw new RangeError('a field of a binary frame is longer than 255 bytes');
  return Buffer.concat([Buffer.from([kind, ...texts.map((text) => text.length)]), ...texts, data]);
}

export const encodeBinaryReply = ({ joinRef, ref, topic }: Message, status: 'ok' | 'error', data: Buffer): Buffer =>
  binary(REPLY, [joinRef ?? '', ref ?? '', topic, status], data);
