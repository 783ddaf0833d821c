const MAX_LENGTH = 2048;
/** Most times an address may be percent-encoded. */
const MAX_DECODES = 3;

/** Tells whether a path, raw or decoded, could be read as another host: `//host`, `/\host`, `/%2Fhost`. */
function leavesThePath(path: string): boolean {
  let text = path;
  for (let round = 0; round <= MAX_DECODES; round += 1) {
    if (text.startsWith('//') || /[\\\u0000-\u001f\u007f]/.test(text)) return true;
    let decoded: string;
    try {
      decoded = decodeURIComponent(text);
    } catch {
      return true;
    }
    if (decoded === text) return false;
    text = decoded;
  }
  return true;
}

/**
 * Returns the safe target of a `path` or `redirect` value: a path on the page's own origin, the whole address on
 * another of the site's origins, otherwise null. The first allowed origin is the page's own.
 */
export function safeRedirect(value: unknown, allowedOrigins: readonly string[]): string | null {
  const own = allowedOrigins[0];
  if (typeof value !== 'string' || !own || value === '' || value.length > MAX_LENGTH) return null;
  // Browsers drop tabs and line ends and read a backslash as a slash, so none of them is allowed.
  if (/[\\\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/.test(value)) return null;
  const relative = value.startsWith('/') && !value.startsWith('//');
  if (!relative && !/^https?:\/\/[^/]/i.test(value)) return null;
  if (!URL.canParse(value, own)) return null;
  const url = new URL(value, own);
  if (url.username || url.password || !allowedOrigins.includes(url.origin)) return null;
  // `/..//host` only becomes `//host` when parsed.
  if (leavesThePath(url.pathname)) return null;
  return url.origin === own ? url.pathname + url.search + url.hash : url.href;
}

export interface RedirectSearch {
  path?: unknown;
  redirect?: unknown;
}

/**
 * Returns the value of `path`, else of `redirect`, if it stays on the site; else the default. The redirect helper of
 * specification §2.
 */
export function redirectTarget(search: RedirectSearch, fallback: string, allowedOrigins: readonly string[]): string {
  return safeRedirect(search.path, allowedOrigins) ?? safeRedirect(search.redirect, allowedOrigins) ?? fallback;
}
