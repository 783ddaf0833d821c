import path from 'node:path';
import { journeys } from '@croupier/e2e-support/journeys';

/** About thirty journeys of all folders, one or more of each feature: played every time, whatever changed. */
export default journeys(import.meta.dirname, {
  testDir: path.resolve(import.meta.dirname, '..'),
  testIgnore: '**/{closed,crawl}/**',
  only: '@smoke\\b',
});
