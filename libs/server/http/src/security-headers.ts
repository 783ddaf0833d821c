const everywhere = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** The only table of security headers, by kind of response. Documents and games add their own content policy. */
export const securityHeaders = {
  document: {
    ...everywhere,
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `${permissions}, interest-cohort=()`,
  },
  /** Headers of the page inside the game frame: framed by the site, without a referrer. */
  game: {
    ...everywhere,
    'referrer-policy': 'no-referrer',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissions,
  },
  file: { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-site' },
  /** Headers of API responses: never a document. */
  data: {
    ...everywhere,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
  },
  /** Plain text for an invalid or early request. */
  text: { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** Alternating names and values, the format `writeHead` handles fastest. */
export type HeaderList = readonly string[];

export const headerList = (headers: Readonly<Record<string, string>>): HeaderList => Object.entries(headers).flat();
