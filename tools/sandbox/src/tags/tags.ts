import type { SandboxConfig } from '../config.ts';
import { HttpError, json, parseJson, type Routes } from '../http/router.ts';
import { html, page } from '../pages/html.ts';

const KEPT = 200;
const TAG_MANAGER_ID = /^GTM-[A-Z0-9]+$/;
const KINDS = ['page', 'hit', 'identify', 'tag_manager', 'hourly'];
/** The smallest picture there is. */
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

const script = (body: string) => ({ status: 200, type: 'text/javascript; charset=utf-8', body });

/**
 * Returns the routes of a tag manager, a visit counter and a customer tracker, all in one frame on a separate origin.
 * Its page lists the received events, newest first.
 */
export function tagRoutes({ merchants }: SandboxConfig, clock: () => Date): Routes {
  const told: { at: string; kind: string; what: string }[] = [];
  const note = (kind: string, what: string) => {
    told.unshift({ at: clock().toISOString(), kind, what: what.slice(0, 500) });
    told.length = Math.min(told.length, KEPT);
  };
  return {
    'GET /': () =>
      page({
        title: 'Tags sandbox',
        body: html`<main>
          <p class="eyebrow">Sandbox</p>
          <h1>Tags and tracking</h1>
          <p>
            Stand-ins for a tag manager, a visit counter and a customer tracker. Everything they received, newest first.
          </p>
          <div class="scroll">
            <table>
              <thead>
                <tr>
                  <th>When (UTC)</th>
                  <th>Type</th>
                  <th>Data</th>
                </tr>
              </thead>
              <tbody>
                ${told.map(
                  ({ at, kind, what }) =>
                    html`<tr>
                      <td>${at.slice(0, 19).replace('T', ' ')}</td>
                      <td>${kind}</td>
                      <td>${what}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>
          ${told.length === 0 && html`<p class="empty">Nothing yet. No one has allowed tracking.</p>`}
        </main>`,
      }),
    'GET /v1/frame': ({ url }) => {
      const parent = url.searchParams.get('parent') ?? '';
      if (!merchants.includes(parent)) throw new HttpError(403, 'merchant_unknown');
      const id = url.searchParams.get('id') ?? '';
      const body = html`<main id="tags" data-parent="${parent}" data-id="${TAG_MANAGER_ID.test(id) ? id : ''}"></main>`;
      return page({ title: 'Tags', body, scripts: ['/assets/tags.js'], frames: [parent] });
    },
    'GET /gtm.js': ({ url }) => {
      const id = url.searchParams.get('id') ?? '';
      if (!TAG_MANAGER_ID.test(id)) throw new HttpError(404, 'container_unknown');
      note('tag_manager', id);
      return script('globalThis.dataLayer ??= [];');
    },
    'GET /hourly.js': () => {
      note('hourly', 'loaded');
      return script('');
    },
    'GET /hit.gif': ({ url }) => {
      note('hit', url.searchParams.get('path') ?? '');
      return { status: 200, type: 'image/gif', body: PIXEL };
    },
    'GET /v1/events': () => json(told),
    'POST /v1/events': ({ text }) => {
      const { kind, ...what } = parseJson(text);
      if (typeof kind !== 'string' || !KINDS.includes(kind)) throw new HttpError(422, 'kind_unknown');
      note(kind, JSON.stringify(what));
      return json({}, 201);
    },
  };
}
