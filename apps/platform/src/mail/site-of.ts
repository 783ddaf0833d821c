import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Config } from '../config.ts';

/** The site a mail was asked for on: its links lead back there. Only the name is kept, the addresses are our settings'. */
export const Site = v.picklist(['casino', 'sport']);
export type Site = v.InferOutput<typeof Site>;

/** By the origin the browser names, which is one of our own for whatever writes (promise W2): never by a host's name. */
export const siteOf = ({ headers }: Pick<FastifyRequest, 'headers'>, { sportOrigin }: Config): Site =>
  headers.origin === sportOrigin ? 'sport' : 'casino';
