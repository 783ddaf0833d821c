import * as v from 'valibot';

const ms = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)));

/**
 * Performance of a real visit, sent once when its page is left, with PUT /performance: milliseconds, and the layout
 * shift as a sum. Values a browser doesn't measure are left out.
 */
export const WebVitals = /*#__PURE__*/ v.object({
  app: v.picklist(['casino', 'sport']),
  /** The route's pattern, `/play/$producer/$name`: never the address itself. */
  route: v.pipe(v.string(), v.regex(/^\/[\w$/.-]{0,79}$/)),
  device: v.picklist(['mobile', 'desktop']),
  ttfb_ms: ms,
  lcp_ms: ms,
  inp_ms: ms,
  cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
});
export type WebVitals = v.InferOutput<typeof WebVitals>;
