import { beforeEach, expect, test, vi } from 'vitest';
import { answering } from '@croupier/api-client/testing';
import { readLocales } from '@croupier/contracts';
import type { PageContext } from '../page-context.ts';
import { keepReferral } from './keep-referral.ts';
import { landingMarks } from './landing-marks.ts';

const origins = { casino: 'http://localhost', sport: 'http://b', games: 'http://c', payments: 'http://d' };
const pageContext: PageContext = { edition: 'default', locale: 'en', device: 'desktop', origins, session: false };
const read = vi.fn();
const api = answering([[readLocales, read]]);

const kept = () =>
  Object.fromEntries(
    document.cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split('=')),
  );
function visit(search: string, consent = 'all') {
  history.replaceState(null, '', `/pokies${search}`);
  document.cookie = `cookie_consent=${consent};path=/`;
  return keepReferral({ api, pageContext });
}
beforeEach(() => {
  for (const name of Object.keys(kept())) document.cookie = `${name}=;path=/;max-age=0`;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  read.mockReset().mockReturnValue([]);
});

// shows: constant:utm-cookies
test('the five marks of an advert are kept, encoded; what else the address holds is not', async () => {
  await visit('?utm_source=news letter&utm_medium=mail&utm_campaign=%E2%82%AC5&utm_content=a&utm_term=b&utm_other=c');
  expect(kept()).toEqual({
    cookie_consent: 'all',
    utm_source: 'news%20letter',
    utm_medium: 'mail',
    utm_campaign: '%E2%82%AC5',
    utm_content: 'a',
    utm_term: 'b',
  });
  expect(read).not.toHaveBeenCalled();
});

// shows: constant:utm-cookies; rule:no-pressure
test.each(['', '1', 'needed', 'everything'])('nothing is kept unless it was allowed: %j', async (consent) => {
  await visit('?utm_source=a&stag=1f', consent);
  expect(Object.keys(kept())).toEqual(['cookie_consent']);
  expect(read).not.toHaveBeenCalled();
});

test('the last link counts, whole: what it lacks is not left from the one before', async () => {
  await visit('?utm_source=a&utm_term=b');
  await visit('?utm_source=c');
  expect(kept()).toEqual({ cookie_consent: 'all', utm_source: 'c' });
  await visit('?page=2');
  expect(kept()).toMatchObject({ utm_source: 'c' });
});

// shows: call:GET /api/info/locales; group:stag-variant
test('an affiliate’s mark goes to the server, whose cookie it is; a failure breaks nothing', async () => {
  read.mockRejectedValue(new Error('away'));
  await visit('?stag=10_4f3b');
  expect(read).toHaveBeenCalledExactlyOnceWith({ query: { stag: '10_4f3b' } });
  expect(Object.keys(kept())).toEqual(['cookie_consent']);
});

test.each([
  ['/?utm_source=', null],
  ['/?utm_source=%20&stag=', null],
  ['/?stag=' + 'f'.repeat(129), null],
  ['/?utm_source=' + 'x'.repeat(500), { campaign: { source: 'x'.repeat(128) }, stag: null }],
  ['/?utm_source=a&utm_source=b', { campaign: { source: 'a' }, stag: null }],
])('marks that are none are left out: %s', (path, marks) => {
  expect(landingMarks(`http://localhost${path}`)).toEqual(marks);
});
