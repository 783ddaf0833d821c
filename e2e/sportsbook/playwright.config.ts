import { journeys } from '@croupier/e2e-support/journeys';

export default journeys(import.meta.dirname);
