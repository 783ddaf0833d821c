import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { RefusalCode } from './refusal.ts';

/** One call of the site: its input, its reply, and the codes it may be refused with. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify's and the browser's form: `/api/player/payments/:id/recall`. */
  path: string;
  params?: GenericSchema;
  query?: GenericSchema;
  body?: GenericSchema;
  /** Schema of a successful reply. `v.undefined()` with status 204 for an empty one. */
  reply: GenericSchema;
  /** Media type of a successful reply other than JSON. Such a reply is streamed, and may set its own type. */
  media?: string;
  /** Success statuses; the first is the default. Defaults to 200. */
  status?: readonly number[];
  /** Refusal codes of this call; `impliedRefusals` are added. A platform that returns another code fails its tests. */
  refusals?: readonly RefusalCode[];
}

/**
 * Returns the refusal codes that follow from the kind of call, so that no call declares them: a busy, unavailable or
 * closed server, a foreign origin, an unknown id, an invalid field. Calls for players are also refused to guests.
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

/** Input a caller passes. Parts without a schema are left out. */
export type CallInput<Shape extends Endpoint> = {
  [Key in 'params' | 'query' | 'body' as Shape[Key] extends GenericSchema ? Key : never]: Part<Shape[Key], 'in'>;
};

/** Parsed input a handler receives. */
export type HandlerInput<Shape extends Endpoint> = {
  [Key in 'params' | 'query' | 'body']: Part<Shape[Key], 'out'>;
};

export type Reply<Shape extends Endpoint> = InferOutput<Shape['reply']>;
export type ReplyInput<Shape extends Endpoint> = InferInput<Shape['reply']>;
