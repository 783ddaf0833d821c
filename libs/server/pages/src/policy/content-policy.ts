export interface PolicyOrigins {
  /** Origin of the app, for its socket. */
  readonly self: string;
  readonly games: string;
  readonly payments: string;
  /** Origins of sandboxed frames for other third parties. */
  readonly frames?: readonly string[];
  /** Origins of outside studios, for their games' frames and pictures. */
  readonly studios?: readonly string[];
}

interface Allowed {
  /** `'nonce-…'` or `'sha256-…'` of the document's own inline scripts. */
  readonly scripts: readonly string[];
  readonly styles?: readonly string[];
  /** Hashes of style attributes in the document. */
  readonly styleAttributes?: readonly string[];
}

/**
 * Builds the content policy of an app's documents: own scripts and the payments script, only inline code written by the
 * server, frames of games, studios and the payments page only, and pictures of the studios. The payments script
 * connects to its own origin for methods and their logos. Source: promise W3.
 */
export function contentPolicy(origins: PolicyOrigins, { scripts, styles = [], styleAttributes = [] }: Allowed): string {
  const attributes = styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes].join(' ') : "'none'";
  return [
    "default-src 'self'",
    ["script-src 'self'", origins.payments, ...scripts].join(' '),
    "script-src-attr 'none'",
    ["style-src 'self'", ...styles].join(' '),
    `style-src-attr ${attributes}`,
    ["img-src 'self' data: blob:", origins.payments, ...(origins.studios ?? [])].join(' '),
    "font-src 'self'",
    `connect-src 'self' ${origins.self.replace(/^http/, 'ws')} ${origins.payments}`,
    ['frame-src', origins.games, origins.payments, ...(origins.frames ?? []), ...(origins.studios ?? [])].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
