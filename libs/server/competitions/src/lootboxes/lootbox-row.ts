import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { columns, type PlayerLootboxes, tables } from '../schema.gen.ts';
import { LootboxDefinition } from './definition.ts';

export type LootboxRow = Omit<Selectable<PlayerLootboxes>, 'terms'> & { terms: LootboxDefinition };

export const toLootbox = (row: Selectable<PlayerLootboxes>): LootboxRow => ({
  ...row,
  terms: v.parse(LootboxDefinition, row.terms),
});

export const selectLootboxes = () => tables.selectFrom('player_lootboxes').select(columns.player_lootboxes);
