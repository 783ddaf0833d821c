import * as v from 'valibot';

const ms = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)));

/**
 * How a real visit felt, sent once as its page is left, with PUT /performance: milliseconds, and the layout shift as a sum.
 * What a browser does not measure is left out.
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
