import { journeys } from '@croupier/e2e-support/journeys';

/** No window of this browser is narrower: its bar of buttons needs that much. */
const phone = { width: 447, height: 844 };
const desktop = { width: 1280, height: 800 };

/** Played at night in the WebKit of Debian's packages, whose driver WEBKIT names; Playwright only runs the tests. */
export default journeys(import.meta.dirname, {
  parallel: false,
  projects: [
    { name: 'phone in WebKit', use: { monitor: phone } },
    { name: 'desktop in WebKit', use: { monitor: desktop } },
  ],
});
