import type { Routes } from '../http/router.ts';
import { html, page } from './html.ts';

/** Returns the page at the bare host, which explains these programs. */
export const landingPages = (host: string): Routes => ({
  'GET /': () =>
    page({
      title: 'Sandbox',
      body: html`<main>
        <p class="eyebrow">Sandbox</p>
        <h1>Stand-ins for other companies</h1>
        <p>
          A casino relies on services from other companies. These programs stand in for them, each on its own origin, so
          the whole site works on one machine. No money moves, and no message leaves this machine.
        </p>
        <ul class="cards">
          <li>
            <a href="//pay.${host}/"
              ><strong>Payments</strong
              ><span
                >The payment provider: card fields, bank pages, callbacks. See every payment and decide it.</span
              ></a
            >
          </li>
          <li>
            <a href="//mail.${host}/"
              ><strong>Email and text messages</strong
              ><span>Everything the site would send by email or text message.</span></a
            >
          </li>
          <li>
            <a href="//push.${host}/"
              ><strong>Notifications</strong><span>Push notifications to browsers, shown decrypted.</span></a
            >
          </li>
          <li>
            <a href="//odds.${host}/"
              ><strong>Odds</strong><span>Odds from invented bookmakers, for the sportsbook to read.</span></a
            >
          </li>
          <li>
            <a href="//beacon.${host}/"
              ><strong>Beacon</strong><span>A signed random number every few seconds, for the live tables.</span></a
            >
          </li>
          <li>
            <a href="//tags.${host}/"
              ><strong>Tags</strong><span>Counts visits and identifies players, if they allowed it.</span></a
            >
          </li>
          <li>
            <a href="//captcha.${host}/"
              ><strong>Captcha</strong><span>Tells people from bots. Everyone passes here.</span></a
            >
          </li>
        </ul>
      </main>`,
    }),
});
