import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';
import { hashInline, styleAttributeHashes } from './hash-inline.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// shows: promise:W3
test('only what the renderer marked with its nonce is allowed, and no nonce is left', () => {
  const html =
    '<head><meta property="csp-nonce" content="N+/="/><script nonce="N+/=">good()</script><script nonce="N+/=" src="/a.js"></script></head>' +
    '<body><script>slippedIn()</script><style nonce="N+/=">a{}</style></body>';
  const hashed = hashInline(html, 'N+/=');
  expect(hashed.scripts).toEqual([hash('good()')]);
  expect(hashed.styles).toEqual([hash('a{}')]);
  expect(hashed.html).not.toContain('nonce');
  expect(hashed.html).toContain('<script>slippedIn()</script>');
});

test('a style attribute is allowed by the hash of its text, as the browser reads it', () => {
  expect(styleAttributeHashes('<div class="a" style="width:40%"></div><i style="--name:&quot;x&quot;"></i>')).toEqual([
    hash('width:40%'),
    hash('--name:"x"'),
  ]);
});

// shows: promise:W3
test('no policy allows inline code in general', () => {
  const policy = contentPolicy(
    { self: 'http://a.test', games: 'http://g.test', payments: 'http://p.test' },
    { scripts: ["'nonce-x'"] },
  );
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("script-src 'self' http://p.test 'nonce-x'");
});
