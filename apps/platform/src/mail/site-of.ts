import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Config } from '../config.ts';

/** Site an email was requested on, which its links open. Only the name is stored; the URLs come from our settings. */
export const Site = v.picklist(['casino', 'sport']);
export type Site = v.InferOutput<typeof Site>;

/**
 * Returns the site by the Origin header, which for a write is always one of ours (promise W2); never by the Host
 * header.
 */
export const siteOf = ({ headers }: Pick<FastifyRequest, 'headers'>, { sportOrigin }: Config): Site =>
  headers.origin === sportOrigin ? 'sport' : 'casino';
