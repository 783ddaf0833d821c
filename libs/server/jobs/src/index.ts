export { dropFailedJobs } from './drop-failed-jobs.ts';
export { enqueue, enqueueAll, type EnqueueOptions } from './enqueue.ts';
export { type Handler, handle, type JobKind, jobKind, sweep } from './job-kind.ts';
export { countJobs, type JobCount, type JobState, type ListedJob, listJobs, retryJob } from './list-jobs.ts';
export { migrateJobs } from './migrate-jobs.ts';
export { runJobs, type JobsOptions } from './run-jobs.ts';
