import { expect, test } from 'vitest';
import { quicknet } from '@croupier/game-math';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgres://127.0.0.1/croupier';

test('lists and numbers of the environment become what they mean', () => {
  const config = readConfig({
    DATABASE_URL,
    GAME_PROVIDERS: 'one=a=b,two=c',
    BLOCKED_COUNTRIES: 'US,FR',
    SPORT_SPEED: '120',
  });
  expect(config).toMatchObject({
    port: 4210,
    sportSpeed: 120,
    sportLiveDelayMs: 6_000,
    privateTopicPrefix: '$player:',
  });
  expect([...config.gameProviders]).toEqual([
    ['one', 'a=b'],
    ['two', 'c'],
  ]);
  expect([...config.blockedCountries]).toEqual(['US', 'FR']);
});

// shows: flag:tech-work; flag:comp-points
test('work on the site and comp points are off until the environment says otherwise', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({ techWork: false, compPoints: false });
  const config = readConfig({ DATABASE_URL, TECH_WORK: '1', COMP_POINTS: '1' });
  expect(config).toMatchObject({ techWork: true, compPoints: true });
});

// shows: flag:achievements; flag:lootbox-wheel; flag:registration-checkbox; flag:ab-registration
test('the other features are on until they are turned off by name; an unknown name ends the start', () => {
  const of = (FEATURES_OFF?: string) => readConfig({ DATABASE_URL, FEATURES_OFF }).features;
  expect(of()).toEqual({
    achievements: true,
    lootbox_wheel: true,
    registration_checkbox: true,
    ab_registration: true,
  });
  expect(of('lootbox_wheel,achievements')).toEqual({
    achievements: false,
    lootbox_wheel: false,
    registration_checkbox: true,
    ab_registration: true,
  });
  expect(() => of('wheel')).toThrow('FEATURES_OFF');
});

test('a beacon is quicknet unless another chain is named, and then all of it', () => {
  expect(readConfig({ DATABASE_URL }).beacon).toBeNull();
  const urls = ['https://api.drand.sh', 'https://drand.cloudflare.com'];
  const BEACON_URLS = urls.join(',');
  expect(readConfig({ DATABASE_URL, BEACON_URLS }).beacon).toEqual({ chain: quicknet, urls });
  const own = {
    ...{ BEACON_NAME: 'own', BEACON_CHAIN: 'ab'.repeat(32), BEACON_KEY: 'cd'.repeat(96) },
    ...{ BEACON_GENESIS: '1767225600', BEACON_PERIOD: '3' },
  };
  expect(readConfig({ DATABASE_URL, BEACON_URLS, ...own }).beacon?.chain).toEqual({
    ...{ name: 'own', chain: 'ab'.repeat(32), publicKey: 'cd'.repeat(96) },
    ...{ genesisAt: 1_767_225_600_000, periodMs: 3_000 },
  });
  for (const name of Object.keys(own))
    expect(() => readConfig({ DATABASE_URL, BEACON_URLS, ...own, [name]: undefined })).toThrow(`needs ${name} as well`);
  expect(() => readConfig({ DATABASE_URL, BEACON_URLS: 'api.drand.sh' })).toThrow('BEACON_URLS');
  expect(() => readConfig({ DATABASE_URL, BEACON_URLS, ...own, BEACON_KEY: 'cd' })).toThrow('a key on G2 in hex');
});

test('a missing or wrong setting is named', () => {
  expect(() => readConfig({})).toThrow('The setting DATABASE_URL is missing.');
  for (const SPORT_SPEED of ['0', 'fast', '10001'])
    expect(() => readConfig({ DATABASE_URL, SPORT_SPEED })).toThrow(
      `The setting SPORT_SPEED=${SPORT_SPEED} is wrong: a number from 1 to 10000.`,
    );
});
