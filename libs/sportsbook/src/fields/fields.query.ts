import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Api, useApi } from '@croupier/api-client';
import { type FieldEvent, readFieldEvent, readFieldEvents, type Reply } from '@croupier/contracts';
import { fieldKey } from '../events/field-key.ts';
import { pollEvery, useConnected } from '../live/connection.ts';

export interface FieldsScope {
  readonly kind: 'race' | 'season';
  readonly state: 'open' | 'ended';
  readonly tournament?: string;
}

/** Queries races or seasons, each with its winner market. */
export const fieldsQuery = (api: Api, scope: FieldsScope) =>
  queryOptions({
    queryKey: ['sportsbook', 'fields', scope],
    queryFn: ({ signal }) =>
      api.call(readFieldEvents, { query: { ...scope, limit: scope.state === 'ended' ? '12' : '30' }, signal }),
  });

export type FieldDetail = Reply<typeof readFieldEvent>;

/** Queries one race or season with every market and its runners' form. */
export const fieldQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: fieldKey(id),
    queryFn: ({ signal }) => api.call(readFieldEvent, { params: { id: String(id) }, signal }),
  });

const POLL_MS = { open: 3_000, ended: 10_000 } as const;

/** Returns a list of races or seasons that polls, since races start and end meanwhile. */
export const useFields = (scope: FieldsScope) =>
  useQuery({ ...fieldsQuery(useApi(), scope), refetchInterval: POLL_MS[scope.state] });

const POLL_ONE_MS = 2_000;

export const useField = (id: number) =>
  useQuery({ ...fieldQuery(useApi(), id), refetchInterval: pollEvery(useConnected(), POLL_ONE_MS) });

/** Returns the runners in race order, or by trap before the race. */
export const byPlace = ({ runners }: FieldEvent['field']) =>
  runners.toSorted(
    (one, other) =>
      (one.rank ?? 99) - (other.rank ?? 99) || (other.progress ?? 0) - (one.progress ?? 0) || one.number - other.number,
  );
