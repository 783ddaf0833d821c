import type { FastifyRequest } from 'fastify';

/** Whether the asker has what this mark stands for. */
export const knows = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
