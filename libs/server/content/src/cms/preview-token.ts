import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

const Preview = v.strictObject({ slug: v.string(), locale: v.string(), until: v.number() });

const mark = (payload: string, key: string) =>
  createHmac('sha256', key).update(`content-preview:${payload}`).digest('base64url');

/** Creates a token that lets its holder read one page, published or not, until it expires. */
export function makePreviewToken(slug: string, locale: string, { key, until }: { key: string; until: Date }): string {
  const payload = Buffer.from(JSON.stringify({ slug, locale, until: until.getTime() })).toString('base64url');
  return `${payload}${mark(payload, key)}`;
}

const MARK_LENGTH = 43;

/** Returns the page that a valid, unexpired token gives access to. */
export function readPreviewToken(token: string, { keys, now }: { keys: readonly string[]; now: Date }) {
  const payload = token.slice(0, -MARK_LENGTH);
  const given = Buffer.from(token.slice(-MARK_LENGTH));
  const ours = keys.some((key) => {
    const expected = Buffer.from(mark(payload, key));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  if (!ours) return undefined;
  const preview = v.parse(Preview, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return preview.until > now.getTime() ? preview : undefined;
}
