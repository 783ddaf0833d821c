import type { Routes } from '../http/router.ts';
import { html, page } from './html.ts';

/** What stands at the bare host: says plainly what these programs are. */
export const landingPages = (host: string): Routes => ({
  'GET /': () =>
    page({
      title: 'Sandbox',
      body: html`<main>
        <p class="eyebrow">Sandbox</p>
        <h1>The others</h1>
        <p>
          A casino talks to companies it does not own. These programs stand in for them on origins of their own, so that
          the whole site works on one machine. No money moves and no message leaves it.
        </p>
        <ul class="cards">
          <li>
            <a href="//pay.${host}/"
              ><strong>Payments</strong
              ><span>The provider: card fields, bank pages, callbacks. Every payment and a way to decide it.</span></a
            >
          </li>
          <li>
            <a href="//mail.${host}/"
              ><strong>Mail and messages</strong><span>Everything the site would send by mail or SMS.</span></a
            >
          </li>
          <li>
            <a href="//push.${host}/"
              ><strong>Notices</strong
              ><span>What browsers are told while no page is open, sealed and opened again.</span></a
            >
          </li>
          <li>
            <a href="//odds.${host}/"
              ><strong>Odds</strong><span>Prices of books that do not exist, for the sportsbook to read.</span></a
            >
          </li>
          <li>
            <a href="//beacon.${host}/"
              ><strong>Beacon</strong><span>A signed random number every few seconds, for the live tables.</span></a
            >
          </li>
          <li>
            <a href="//tags.${host}/"
              ><strong>Tags</strong><span>Counts visits and knows players, as far as they allowed it.</span></a
            >
          </li>
          <li>
            <a href="//captcha.${host}/"
              ><strong>Captcha</strong><span>Tells people from programs. Here everybody is a person.</span></a
            >
          </li>
        </ul>
      </main>`,
    }),
});
