import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  type Endpoint,
  type HandlerInput,
  Refusal,
  type RefusalCode,
  refusalTexts,
  type ReplyInput,
  Uuid,
} from '@croupier/contracts';
import type { EditionHosts } from '@croupier/i18n';
import type { Config } from './config.ts';
import type { Identity, PlatformContext, RequestInfo } from './context.ts';
import { holdToContract, type OnUndeclared } from './declared.ts';
import { answerError } from './errors.ts';
import { knows } from './http/etag.ts';
import { requestInfo } from './request-info.ts';
import { createSharedAnswers } from './shared-answers.ts';
import { type CallerLimits, callerOf } from './throttling/caller-limits.ts';

export type Access = 'all' | 'player' | 'guest';

interface Options<Who extends Access> {
  access: Who;
  /** True if the call keeps the session alive; timer reads must not: promise A3. Default true for writes. */
  activity?: boolean;
  /**
   * Marks an expensive read with the same answer for all callers (`all`) or for all guests of an edition with the same
   * query. Concurrent requests share one read, and each caller may have one such call in progress. The handler sets no
   * headers.
   */
  shared?: 'all' | 'guests';
}

export interface Call<Shape extends Endpoint, Who extends Access> extends HandlerInput<Shape> {
  player: Who extends 'player' ? Identity : Identity | null;
  request: RequestInfo;
  /** UUID created by the client for a call that moves money, or null. */
  idempotencyKey: string | null;
  /** Reply for cookies and headers; the handler's result is the body. */
  reply: FastifyReply;
  raw: FastifyRequest;
}

/** Result of a handler: nothing for a 204, a stream for media other than JSON. */
type Answer<Shape extends Endpoint> = Shape['media'] extends string
  ? Readable
  : undefined extends ReplyInput<Shape>
    ? ReplyInput<Shape> | void
    : ReplyInput<Shape>;

/** Registers an endpoint: validates request and reply, and checks access. */
export type Serve = <Shape extends Endpoint, Who extends Access>(
  shape: Shape,
  options: Options<Who>,
  handle: (call: Call<Shape, Who>) => Promise<Answer<Shape>>,
) => void;

/** Registers the routes of a domain. `app` is for the few that are no endpoints: scripts, callbacks, raw bodies. */
export type Routes = (serve: Serve, context: PlatformContext, app: FastifyInstance) => void | Promise<void>;

/** Identifies the sender of a request; provided by the sessions domain. */
export type Identify = (request: FastifyRequest, options: { activity: boolean }) => Promise<Identity | null>;

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

const isRefusalCode = (text: string): text is RefusalCode => text in refusalTexts;

/** Converts valibot's first issue to a refusal at its path; a schema names a code by using it as the message. */
function refuse(issue: v.BaseIssue<unknown>): Refusal {
  const path = (issue.path ?? []).map((item) => String(item.key));
  if (isRefusalCode(issue.message)) return new Refusal(issue.message, { path });
  return new Refusal(issue.received === 'undefined' ? 'required' : 'invalid', { path });
}

/** Returns the value parsed by a schema; throws the refusal for its first issue. */
export function parse<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (!result.success) throw refuse(result.issues[0]);
  return result.output;
}

/** Parses path parameters; a value that no row can have gets `not_found`, like an unknown one. */
function parseParams(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (!result.success) throw new Refusal('not_found');
  return result.output;
}

function idempotencyKey(request: FastifyRequest): string | null {
  const given = request.headers['idempotency-key'];
  if (given === undefined) return null;
  if (!v.is(Uuid, given)) throw new Refusal('invalid', { path: ['idempotency_key'] });
  return given;
}

/** Returns the origins whose pages may send writes. */
export const pageOrigins = ({ casinoOrigin, sportOrigin }: Pick<Config, 'casinoOrigin' | 'sportOrigin'>) =>
  new Set([casinoOrigin, sportOrigin]);

/**
 * Refuses writes from other origins. Sibling subdomains are same-site, so a cookie alone proves nothing: promise W2.
 * Browsers send the origin with every write, even to their own origin: a request without it is not from our pages.
 */
export function checkOrigin({ headers }: FastifyRequest, allowed: ReadonlySet<string>): void {
  const sent = headers['x-requested-with'] === 'XMLHttpRequest';
  if (!sent || headers.origin === undefined || !allowed.has(headers.origin)) throw new Refusal('origin_not_allowed');
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Returns the key of everything a shared answer depends on. */
const keyOf = (url: string, { edition, locale, host, country }: RequestInfo): string =>
  [url, edition.id, locale, host, country].join(' ');

interface Site {
  callerLimits: CallerLimits;
  identify: Identify;
  origins: ReadonlySet<string>;
  editionsByHost: EditionHosts;
  onUndeclared: OnUndeclared;
}

export function createServe(
  app: FastifyInstance,
  { callerLimits, identify, origins, editionsByHost, onUndeclared }: Site,
): Serve {
  return (shape, { access, activity, shared }, handle) => {
    const writes = WRITES.has(shape.method);
    const [status = 200] = shape.status ?? [];
    const answers = createSharedAnswers();
    const write = (value: unknown) => JSON.stringify(v.parse(shape.reply, value));
    const hold = holdToContract(shape, { forPlayers: access === 'player', onUndeclared });
    app.route({
      method: shape.method,
      url: shape.path,
      errorHandler: (error, request, reply) => {
        hold(error);
        answerError(error, request, reply);
      },
      handler: async (request, reply) => {
        if (writes) checkOrigin(request, origins);
        const player = await identify(request, { activity: activity ?? writes });
        if (access === 'player' && !player) throw new Refusal('unauthenticated');
        if (access === 'guest' && player) throw new Refusal('guests_only');
        reply.code(status);
        if (player) reply.header('cache-control', 'no-store');
        const call = {
          params: parseParams(shape.params, request.params),
          query: shape.query && parse(shape.query, request.query),
          body: shape.body && parse(shape.body, request.body),
          player,
          request: requestInfo(request, editionsByHost),
          idempotencyKey: writes ? idempotencyKey(request) : null,
          reply,
          raw: request,
        } as Call<typeof shape, typeof access>;
        const caller = callerOf(callerLimits, request.raw, player);
        if (shared) {
          const key = player && shared === 'guests' ? request.id : keyOf(request.url, call.request);
          const { text, etag } = await callerLimits.perCaller.run(caller, () =>
            callerLimits.expensivePerCaller.run(caller, () => answers.get(key, () => handle(call), write)),
          );
          reply.header('etag', etag);
          if (!player) reply.header('cache-control', 'no-cache');
          if (knows(request, etag)) return reply.code(304).send();
          return reply.type(JSON_TYPE).send(text);
        }
        const result = await callerLimits.perCaller.run(caller, () => handle(call));
        if (reply.statusCode === 204 || reply.statusCode === 304) return reply.send();
        if (shape.media !== undefined) {
          if (!reply.hasHeader('content-type')) reply.type(shape.media);
          return reply.send(result);
        }
        return v.parse(shape.reply, result);
      },
    });
  };
}
