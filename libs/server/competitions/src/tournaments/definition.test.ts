import * as v from 'valibot';
import { expect, test } from 'vitest';
import { TournamentDefinition } from './definition.ts';
import { tournamentDefinitions } from './definitions.ts';

// shows: fields:quest
test('a quest is a tournament whose identifier says so, and no other tournament is one', () => {
  const quests = tournamentDefinitions.filter(({ quest }) => quest !== null);
  const others = tournamentDefinitions.filter(({ quest }) => quest === null);
  expect([quests.length > 0, others.length > 0]).toEqual([true, true]);
  expect(quests.every(({ id, quest }) => id.includes('quest') && quest!.size > 0)).toBe(true);
  const taken = (definition: object, id: string) => v.is(TournamentDefinition, { ...definition, id });
  expect([taken(quests[0]!, 'the-quest'), taken(quests[0]!, 'the-race')]).toEqual([true, false]);
  expect([taken(others[0]!, 'the-race'), taken(others[0]!, 'the-quest')]).toEqual([true, false]);
});
