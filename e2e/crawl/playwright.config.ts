import { desktop, phone } from '@croupier/e2e-support/browsers';
import { journeys } from '@croupier/e2e-support/journeys';

const narrow = { ...phone, viewport: { width: 320, height: 640 } };

/** The narrowest window there is, where what is too wide shows. */
export default journeys(import.meta.dirname, {
  projects: [
    { name: 'phone', use: narrow },
    ...(process.env['JOURNEY_SIZES'] === 'both' ? [{ name: 'desktop', use: desktop }] : []),
  ],
});
