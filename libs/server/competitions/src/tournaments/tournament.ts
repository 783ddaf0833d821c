import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { pool } from '@croupier/server-wallet';
import type { Tournaments } from '../schema.gen.ts';
import { type Rates, StoredRates } from '../shared/rates.ts';
import { TournamentDefinition } from './definition.ts';

/** Time after the end in which rounds started before it may end and still count. */
export const LATE_MS = 3_600_000;

/** Tournament with parsed terms. */
export interface TournamentRow extends Omit<Selectable<Tournaments>, 'terms' | 'rates'> {
  terms: TournamentDefinition;
  rates: Rates;
}

export const toTournament = (row: Selectable<Tournaments>): TournamentRow => ({
  ...row,
  terms: v.parse(TournamentDefinition, row.terms),
  rates: v.parse(StoredRates, row.rates),
});

/** Returns the account that holds a tournament's prizes until they are paid. */
export const prizePool = (id: bigint) => pool(`tournament-${id}`, 'prizes');
