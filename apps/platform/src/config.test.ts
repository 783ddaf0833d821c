import { expect, test } from 'vitest';
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

test('a missing or wrong setting is named', () => {
  expect(() => readConfig({})).toThrow('The setting DATABASE_URL is missing.');
  for (const SPORT_SPEED of ['0', 'fast', '10001'])
    expect(() => readConfig({ DATABASE_URL, SPORT_SPEED })).toThrow(
      `The setting SPORT_SPEED=${SPORT_SPEED} is wrong: a number from 1 to 10000.`,
    );
});
