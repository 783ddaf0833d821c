interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Time the thread itself ran, which other work of the machine does not lengthen. Microseconds, as the others. */
  readonly tdur?: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

const SCRIPT = new Set([
  'FireAnimationFrame',
  'TimerFire',
  'FunctionCall',
  'EventDispatch',
  'RunMicrotasks',
  'EvaluateScript',
]);
const FRAME = 'BeginCommitCompositorFrame';

interface Work {
  /** Milliseconds of script of each frame, since the one before. */
  readonly frames: readonly number[];
  /** Milliseconds of the longest single run of script. */
  readonly longest: number;
  /** What that run was begun by. */
  readonly longestIs: string;
}

/** How long the main thread of the busiest page ran script, frame by frame. */
export function workOf(trace: Buffer): Work {
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
  for (const { name, ph, ts, dur = 0, tdur = dur } of events) {
    if (name === FRAME) frames.push(0);
    if (ph !== 'X' || !SCRIPT.has(name) || ts < until) continue; // Within another one.
    until = ts + dur;
    const ms = tdur / 1000;
    if (frames.length > 0) frames[frames.length - 1]! += ms;
    if (ms > longest) [longest, longestIs] = [ms, name];
  }
  return { frames, longest, longestIs };
}
