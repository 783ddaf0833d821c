import { journeys } from '@croupier/e2e-support/journeys';

/** Without a browser, so without a size. */
export default journeys(import.meta.dirname, { projects: [{ name: 'contract' }] });
