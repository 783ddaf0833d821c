import { desktop } from '@croupier/e2e-support/browsers';
import { journeys } from '@croupier/e2e-support/journeys';

/** Played alone, after all others: it shuts the site. */
export default journeys(import.meta.dirname, { parallel: false, projects: [{ name: 'desktop', use: desktop }] });
