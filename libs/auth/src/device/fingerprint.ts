/**
 * Returns facts that a browser gives every page and keeps between visits. No fonts, drawing or sound: they show
 * similarity, not identity.
 */
function facts(): readonly (string | number)[] {
  const { language, hardwareConcurrency, maxTouchPoints, userAgent } = navigator;
  const { width, height, colorDepth } = screen;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [userAgent, language, hardwareConcurrency, maxTouchPoints, width, height, colorDepth, zone];
}

/** Returns `dfpc` of specification §7: a hash of a few facts, in hex. */
export async function fingerprint(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(facts())));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
