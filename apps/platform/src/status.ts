import type { RefusalCode } from '@croupier/contracts';

/** The only table from code to HTTP status. Codes not listed are 422: the input was understood and refused. */
const statuses: Partial<Record<RefusalCode, number>> = {
  unauthenticated: 401,
  forbidden: 403,
  origin_not_allowed: 403,
  guests_only: 403,
  not_found: 404,
  idempotency_conflict: 409,
  archived: 410,
  login_restricted: 403,
  registration_restricted: 403,
  registration_refused: 403,
  reauthentication_required: 403,
  file_too_large: 413,
  file_incomplete: 408,
  report_gone: 410,
  too_many_attempts: 429,
  too_many_sign_ups: 429,
  too_many_requests: 429,
  unavailable: 503,
  site_closed: 503,
};

export const statusOf = (code: RefusalCode): number => statuses[code] ?? 422;
