import * as v from 'valibot';
import { openDatabase } from '@croupier/server-database';
import { handle, jobKind, runJobs } from '../index.ts';

// An instance that starts a job, reports it, and never finishes it.
const stuck = handle(jobKind('test.note', v.unknown()), () => {
  process.send?.('begun');
  return new Promise(() => undefined);
});
runJobs(openDatabase(process.argv[2] ?? ''), { handlers: [stuck], onError: (error) => console.error(error) });
