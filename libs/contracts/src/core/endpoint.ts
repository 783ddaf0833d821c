import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { RefusalCode } from './refusal.ts';

/** One call of the site: what goes in, what comes out, and by which codes it may be refused. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify's and the browser's form: `/api/player/payments/:id/recall`. */
  path: string;
  params?: GenericSchema;
  query?: GenericSchema;
  body?: GenericSchema;
  /** What a success answers. `v.undefined()` with status 204 for nothing. */
  reply: GenericSchema;
  /** What a success is written in where that is not JSON: such a reply is sent piece by piece, and may say its own. */
  media?: string;
  /** Success statuses; the first is the default. 200 unless said. */
  status?: readonly number[];
  /** Its own reasons to say no; `impliedRefusals` come on top. A platform that answers another fails its tests. */
  refusals?: readonly RefusalCode[];
}

/**
 * Codes that follow from how a call is asked, so that no call declares them: a server that is busy, away or shut for work, a page that
 * is not ours, an id of no row, a field that does not fit. A call for players is refused to guests besides.
 */
export function impliedRefusals({ method, path, params, query, body }: Endpoint): RefusalCode[] {
  const writes = method !== 'GET';
  const read: RefusalCode[] = query || body || writes ? ['invalid', 'required'] : [];
  const found: RefusalCode[] = params ? ['not_found'] : [];
  const ours: RefusalCode[] = writes && !path.startsWith('/rgs/') ? ['origin_not_allowed'] : [];
  return ['unavailable', 'site_closed', 'too_many_requests', ...read, ...found, ...ours];
}

/** Declares a call. It only gives back what it got: the type is the point. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const Shape extends Endpoint>(shape: Shape): Shape {
  return shape;
}

type Part<Schema, Kind extends 'in' | 'out'> = Schema extends GenericSchema
  ? Kind extends 'in'
    ? InferInput<Schema>
    : InferOutput<Schema>
  : undefined;

/** What a caller hands in. Parts without a schema are left out. */
export type CallInput<Shape extends Endpoint> = {
  [Key in 'params' | 'query' | 'body' as Shape[Key] extends GenericSchema ? Key : never]: Part<Shape[Key], 'in'>;
};

/** What a handler receives, parsed. */
export type HandlerInput<Shape extends Endpoint> = {
  [Key in 'params' | 'query' | 'body']: Part<Shape[Key], 'out'>;
};

export type Reply<Shape extends Endpoint> = InferOutput<Shape['reply']>;
export type ReplyInput<Shape extends Endpoint> = InferInput<Shape['reply']>;
