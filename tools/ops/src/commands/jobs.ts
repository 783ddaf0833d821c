import { recordAudit } from '@croupier/server-audit';
import { type JobState, listJobs, retryJob } from '@croupier/server-jobs';
import { type Command, need, UsageError } from '../command.ts';
import { table, time } from '../table.ts';

const STATES: readonly JobState[] = ['queued', 'running', 'failed'];

function age(from: Date, now: Date): string {
  const seconds = Math.round((now.getTime() - from.getTime()) / 1000);
  const size = Math.abs(seconds);
  if (size < 120) return `${seconds} s`;
  return size < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}

export const jobList: Command = {
  name: 'jobs',
  usage: '[--state queued|running|failed]',
  says: 'work in the background: what is due first comes first, 100 at most',
  run: async ({ db, clock, say }, options) => {
    const state = STATES.find((name) => name === options['state']) ?? null;
    if (options['state'] !== undefined && state === null)
      throw new UsageError(`--state is one of ${STATES.join(', ')}.`);
    const jobs = await listJobs(db, state);
    if (jobs.length === 0) return say('No such job.');
    table(
      jobs.map((job) => ({
        id: String(job.id),
        kind: job.kind,
        state: job.state,
        age: age(job.created_at, clock()),
        due: time(job.run_at),
        tried: `${job.attempts} of ${job.max_attempts}`,
        'last error': job.last_error?.split('\n')[0] ?? '',
      })),
    ).forEach(say);
  },
};

export const jobRetry: Command = {
  name: 'jobs retry',
  usage: '--id NUMBER',
  says: 'tries a waiting or failed job again now',
  run: async ({ db, clock, actor, say, confirm }, options) => {
    const id = need(options, 'id');
    if (!/^\d{1,18}$/.test(id)) throw new UsageError('--id is a number, as `jobs` shows it.');
    if (!(await confirm(`Try job ${id} again?`))) return say('Nothing was changed.');
    const due = await db.transaction(async (tx) => {
      if (!(await retryJob(tx, BigInt(id)))) return false;
      await recordAudit(tx, { at: clock(), kind: 'job_retried', actor, details: { job: id } });
      return true;
    });
    say(due ? 'It is due now.' : `No job ${id} waits: it is done, at work, or never was.`);
  },
};
