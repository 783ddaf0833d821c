import * as v from 'valibot';
import { expect, test } from 'vitest';
import { coinsFrameUrl, flag, port, readSettings, siteSettings } from './settings.ts';

const read = (env: NodeJS.ProcessEnv) => readSettings({ PORT: port(4200), FLAG: flag, ...siteSettings(env) }, env);

test('the origins stand on localhost at the one port unless settings say otherwise', () => {
  expect(read({ PORT: '4300', CASINO_ORIGIN: '' })).toMatchObject({
    PORT: 4300,
    FLAG: false,
    CASINO_ORIGIN: 'http://casino.localhost:4300',
    EDITION_HOSTS: {},
  });
  expect(
    read({ CASINO_ORIGIN: 'https://casino.example', EDITION_HOSTS: 'casino.example=de', FLAG: '1' }),
  ).toMatchObject({
    PORT: 4200,
    FLAG: true,
    CASINO_ORIGIN: 'https://casino.example',
    EDITION_HOSTS: { 'casino.example': 'de' },
  });
});

// shows: promise:U2
// shows: third-party:crypto-widget
test('coins are sold by the sandbox’s page on this machine, elsewhere by the seller that is set, else by nobody', () => {
  const here = { CASINO_ORIGIN: 'http://casino.localhost:4200', PAY_ORIGIN: 'http://pay.sandbox.localhost:4200' };
  const there = { CASINO_ORIGIN: 'https://casino.example', PAY_ORIGIN: 'https://pay.example' };
  const COINS_FRAME_URL = 'https://coins.example/v1/frame';
  expect(coinsFrameUrl({ ...here, COINS_FRAME_URL })).toBe('http://crypto.sandbox.localhost:4200/v1/frame');
  expect(coinsFrameUrl({ ...there, COINS_FRAME_URL })).toBe(COINS_FRAME_URL);
  expect(coinsFrameUrl(there)).toBeNull();
});

test('a setting that holds a secret is named without it', () => {
  const schema = {
    SECRETS_KEY: v.pipe(v.string(), v.length(43, '43 characters')),
    MAIL_URL: v.pipe(v.string(), v.url('an address')),
  };
  const MAIL_URL = 'smtp://mail.example';
  const wrong = (env: NodeJS.ProcessEnv) => () =>
    readSettings(schema, { MAIL_URL, SECRETS_KEY: 'k'.repeat(43), ...env });
  expect(wrong({ SECRETS_KEY: 'hush' })).toThrow(/^The setting SECRETS_KEY is wrong: 43 characters\.$/);
  expect(wrong({ MAIL_URL: '//ada:hush@mail' })).toThrow(/^The setting MAIL_URL is wrong: an address\.$/);
});

test('a wrong setting is named, with what it may be', () => {
  expect(() => read({ PORT: 'http' })).toThrow('The setting PORT=http is wrong: a port number.');
  expect(() => read({ PORT: '70000' })).toThrow('from 0 to 65535');
  expect(() => read({ GAMES_ORIGIN: 'games.example/x' })).toThrow('The setting GAMES_ORIGIN=games.example/x is wrong');
  expect(() => read({ EDITION_HOSTS: 'a.example=xx' })).toThrow('EDITION_HOSTS names an unknown edition: xx');
  expect(() => read({ FLAG: 'yes' })).toThrow('0 or 1');
});
