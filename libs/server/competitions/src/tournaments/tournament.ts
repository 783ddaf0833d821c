import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { gameTitles } from '@croupier/game-art';
import { type CurrencyCode, currencyCodes } from '@croupier/money';
import { pool } from '@croupier/server-wallet';
import type { Tournaments } from '../schema.gen.ts';
import { TournamentDefinition } from './definition.ts';

/** Rounds begun before the end may end so much later and still count. */
export const LATE_MS = 3_600_000;

/** Euro cents for one subunit of each currency, times 10^12. */
export type Rates = Readonly<Record<CurrencyCode, bigint>>;

const Rates = v.record(
  v.picklist(currencyCodes),
  v.pipe(
    v.string(),
    v.transform((text) => BigInt(text)),
  ),
);

/** A tournament with its terms read. */
export interface TournamentRow extends Omit<Selectable<Tournaments>, 'terms' | 'rates'> {
  terms: TournamentDefinition;
  rates: Rates;
}

export const toTournament = (row: Selectable<Tournaments>): TournamentRow => ({
  ...row,
  terms: v.parse(TournamentDefinition, row.terms),
  rates: v.parse(Rates, row.rates) as Rates,
});

export const ratesJson = (rates: Rates): string =>
  JSON.stringify(Object.fromEntries(currencyCodes.map((currency) => [currency, String(rates[currency])])));

/** Where a tournament's prizes lie until they are paid. */
export const prizePool = (id: bigint) => pool(`tournament-${id}`, 'prizes');

/** The slugs of the titles that count in a tournament. */
export const titlesOf = ({ providers, games }: TournamentDefinition): string[] =>
  gameTitles
    .filter(({ provider }) => providers.length === 0 || providers.includes(provider))
    .filter(({ slug }) => games.length === 0 || games.includes(slug))
    .map(({ slug }) => slug);
