import type { FastifyRequest } from 'fastify';

/** Returns whether the client already has the version with this ETag. */
export const knows = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
