import { breakBegun } from './break-begun.ts';
import { documentDecided } from './document-decided.ts';
import { erasureAsked } from './erasure-asked.ts';
import { erasureCancelled } from './erasure-cancelled.ts';
import { limitChange } from './limit-change.ts';
import { reportReady } from './report-ready.ts';

/** Every message there is, by the name it has in the queue. A new one: a file beside this one, and a line here. */
export const templates = {
  'break-begun': breakBegun,
  'document-decided': documentDecided,
  'erasure-asked': erasureAsked,
  'erasure-cancelled': erasureCancelled,
  'limit-change': limitChange,
  'report-ready': reportReady,
} as const;
