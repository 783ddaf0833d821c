import { expect, test } from 'vitest';
import { readWebConfig } from './config.ts';

const TRACKING_FRAME_URL = 'https://tags.example/v1/frame';

// shows: rule:tag-manager-id; constant:tag-manager
test('an id of the tag manager goes to its frame as it is, without a switch for debugging', () => {
  const read = (TAG_MANAGER_ID: string) => readWebConfig({ TRACKING_FRAME_URL, TAG_MANAGER_ID });
  expect(read('GTM-AB12CD').origins.tracking).toBe(`${TRACKING_FRAME_URL}?id=GTM-AB12CD`);
  expect(read('GTM-AB12CD').frames).toContain('https://tags.example');
  for (const id of ['GTM-', 'gtm-AB12', 'GTM-ab12', 'GTM-AB 12', 'UA-12', 'GTM-AB12&debug=1'])
    expect(() => read(id), id).toThrow('TAG_MANAGER_ID');
});

// shows: constant:trust-links
test('links of trust, awards and social networks are configured; without any there is none', () => {
  const SITE_LINKS = 'social:News feed=https://a.example/news.atom?l=en,trust:Fair draws=https://b.example/';
  expect(readWebConfig({ SITE_LINKS }).origins.links).toEqual([
    { kind: 'social', title: 'News feed', url: 'https://a.example/news.atom?l=en' },
    { kind: 'trust', title: 'Fair draws', url: 'https://b.example/' },
  ]);
  expect(readWebConfig({}).origins.links).toBeUndefined();
  for (const wrong of [
    'News=https://a.example',
    'social:News',
    'social:News=javascript:alert(1)',
    'prize:A=https://a.example',
  ])
    expect(() => readWebConfig({ SITE_LINKS: wrong }), wrong).toThrow('SITE_LINKS');
});

test('the apps to serve are named by their folders', () => {
  expect(readWebConfig({}).apps).toBeUndefined();
  expect(readWebConfig({ APPS: 'casino,arcade' }).apps).toEqual(['casino', 'arcade']);
  expect(() => readWebConfig({ APPS: 'casino,sport' })).toThrow('some of casino,betting,arcade');
});

test('titles of a hidden tab are configured by language, with the seconds each is shown', () => {
  const read = (IDLE_TITLES?: string, IDLE_TITLE_SECONDS?: string) =>
    readWebConfig({ IDLE_TITLES, IDLE_TITLE_SECONDS }).idleTitles;
  const titles = read('en:See you soon,en:Still here,de:Bis gleich,en-AU:See you mate', '5');
  expect(titles('en')).toEqual({ texts: ['See you soon', 'Still here'], seconds: 5 });
  expect(titles('en-AU')).toEqual({ texts: ['See you mate'], seconds: 5 });
  expect(titles('en-CA')).toEqual({ texts: ['See you soon', 'Still here'], seconds: 5 });
  expect(titles('ja')).toEqual({ seconds: 5 });
  expect(read()('en')).toBeUndefined();
  expect(read(undefined, '0')('en')).toEqual({ seconds: 0 });
  for (const wrong of ['See you soon', 'fr:Bientôt', 'en:', `en:${'x'.repeat(81)}`])
    expect(() => read(wrong), wrong).toThrow('IDLE_TITLES');
  for (const wrong of ['-1', '1.5', 'soon']) expect(() => read(undefined, wrong), wrong).toThrow('IDLE_TITLE_SECONDS');
});

test('where no service is set up nothing is asked, and no frame is allowed', () => {
  const { frames, origins } = readWebConfig({});
  expect(origins.tracking).toBeUndefined();
  expect(frames.some((origin) => origin.includes('tags'))).toBe(false);
});

test('hosts of a push service have no worker of ours, and none has where it is called back', () => {
  const read = (env: NodeJS.ProcessEnv) => readWebConfig(env).keepsWorker;
  expect(read({})('casino.example')).toBe(true);
  const elsewhere = read({ PUSH_SERVICE_HOSTS: 'casino.example,www.casino.example' });
  expect([elsewhere('casino.example'), elsewhere('sport.example')]).toEqual([false, true]);
  expect(read({ SERVICE_WORKER_OFF: '1' })('sport.example')).toBe(false);
  expect(() => read({ PUSH_SERVICE_HOSTS: 'https://casino.example' })).toThrow('PUSH_SERVICE_HOSTS');
});
