import type { TaskList } from 'graphile-worker';
import type { Handler } from './job-kind.ts';

/** Converts handlers to the worker's format. */
export const taskList = (handlers: readonly Handler[]): TaskList =>
  Object.fromEntries(
    handlers.map(({ kind, run: work }) => [
      kind,
      async (payload: unknown, { abortSignal }: { abortSignal: AbortSignal }) =>
        void (await work(payload, abortSignal)),
    ]),
  );
