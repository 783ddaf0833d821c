import * as v from 'valibot';
import { Timestamp } from './common.ts';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';
import { WebVitals } from './web-vitals.ts';

/** Levels of the log. Source: specification §3 (log record) and §9. */
export const logLevels = ['INFO', 'WARN', 'ERROR'] as const;

const short = /*#__PURE__*/ text(100);
const texts = /*#__PURE__*/ v.record(short, /*#__PURE__*/ text(4_000));

/**
 * A page's report of its own failure, with a name and a description. `phpError` is a refusal flattened to text; `rid`
 * is the id of the failed request. The server adds `remote_addr`, which no page knows. Source: specification §3.
 */
export const LogRecord = /*#__PURE__*/ v.object({
  label: /*#__PURE__*/ v.pipe(short, /*#__PURE__*/ v.nonEmpty()),
  level_name: v.picklist(logLevels),
  datetime: Timestamp,
  type: short,
  rid: v.optional(short),
  message: /*#__PURE__*/ text(2_000),
  phpError: v.optional(texts),
  context: texts,
});
export type LogRecord = v.InferOutput<typeof LogRecord>;

/** PUT /log: one record. Source: specification §7, Tracking. */
export const writeLog = /*#__PURE__*/ endpoint({
  method: 'PUT',
  path: '/log',
  body: LogRecord,
  reply: v.undefined(),
  status: [204],
});

const ms = v.number();

/** The browser's own timing of a page, as far as every browser has it; what else it measures comes along. */
export const PageTiming = /*#__PURE__*/ v.looseObject({
  /** The page's address without what stands behind the path. */
  name: /*#__PURE__*/ text(2_000),
  entryType: v.literal('navigation'),
  startTime: ms,
  duration: ms,
  responseStart: ms,
  domContentLoadedEventEnd: ms,
  loadEventEnd: ms,
});

/** PUT /performance: the timing of a page when it came, in milliseconds, and how it felt when it is left. Source: specification §7. */
export const reportPerformance = /*#__PURE__*/ endpoint({
  method: 'PUT',
  path: '/performance',
  body: /*#__PURE__*/ v.union([WebVitals, PageTiming]),
  reply: v.undefined(),
  status: [204],
});

/** Network state that some browsers report: round trip in milliseconds, megabits per second, and a rating. */
export const NetworkState = /*#__PURE__*/ v.object({
  rtt: /*#__PURE__*/ v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
  downlink: /*#__PURE__*/ v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)),
  effectiveType: v.picklist(['slow-2g', '2g', '3g', '4g']),
});
export type NetworkState = v.InferOutput<typeof NetworkState>;

/** PUT /network-performance. Source: specification §7. */
export const reportNetwork = /*#__PURE__*/ endpoint({
  method: 'PUT',
  path: '/network-performance',
  body: NetworkState,
  reply: v.undefined(),
  status: [204],
});
