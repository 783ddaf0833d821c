/**
 * Only the necessary trace categories: others record a stack for each change of a text, which would count as the page's
 * work.
 */
export const CATEGORIES: readonly string[] = ['devtools.timeline'];

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** CPU time of the thread in microseconds, which other work of the machine doesn't lengthen. */
  readonly tdur?: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

export const SCRIPT: ReadonlySet<string> = new Set([
  'FireAnimationFrame',
  'TimerFire',
  'FunctionCall',
  'EventDispatch',
  'RunMicrotasks',
  'EvaluateScript',
]);
/** Events of script, plus style and layout outside of it. Forced layouts already count as the script's time. */
export const SCRIPT_STYLE_LAYOUT: ReadonlySet<string> = new Set([...SCRIPT, 'UpdateLayoutTree', 'Layout']);
/** Event that marks a frame. */
const FRAME = 'Layerize';

/** Longest gap between frames during movement. */
const STILL_MS = 500;

interface Work {
  /** Milliseconds during which frames followed each other. */
  readonly movedMs: number;
  /** Milliseconds of this work in each frame, since the previous one. */
  readonly frames: readonly number[];
  /** Milliseconds of the longest single run. */
  readonly longest: number;
  /** Event that started that run. */
  readonly longestIs: string;
}

/** Measures the work on the main thread of the busiest page, frame by frame. */
export function workOf(trace: Buffer, counted = SCRIPT): Work {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  );
  const ours = traceEvents.filter(({ pid, tid }) => mains.has(`${pid} ${tid}`));
  const byThread = [...Map.groupBy(ours, ({ pid, tid }) => `${pid} ${tid}`).values()];
  const [main = []] = byThread.toSorted((one, other) => other.length - one.length);
  const events = main.toSorted((one, other) => one.ts - other.ts);
  const frames: number[] = [];
  let longest = 0;
  let longestIs = '';
  let until = 0;
  let before = -Infinity;
  let movedMs = 0;
  for (const { name, ph, ts, dur = 0, tdur = dur } of events) {
    if (name === FRAME) {
      frames.push(0);
      const gap = (ts - before) / 1000;
      if (gap <= STILL_MS) movedMs += gap;
      before = ts;
    }
    if (ph !== 'X' || !counted.has(name) || ts < until) continue; // Inside another event.
    until = ts + dur;
    const ms = tdur / 1000;
    if (frames.length > 0) frames[frames.length - 1]! += ms;
    if (ms > longest) [longest, longestIs] = [ms, name];
  }
  return { frames, movedMs, longest, longestIs };
}
