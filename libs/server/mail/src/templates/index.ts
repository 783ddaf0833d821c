import { breakBegun } from './break-begun.ts';
import { documentDecided } from './document-decided.ts';
import { erasureAsked } from './erasure-asked.ts';
import { erasureCancelled } from './erasure-cancelled.ts';
import { limitChange } from './limit-change.ts';
import { newDevice } from './new-device.ts';
import { reportReady } from './report-ready.ts';
import { securityChange } from './security-change.ts';

/** Every message there is, by the name it has in the queue. A new one: a file beside this one, and a line here. */
export const templates = {
  'break-begun': breakBegun,
  'document-decided': documentDecided,
  'erasure-asked': erasureAsked,
  'erasure-cancelled': erasureCancelled,
  'limit-change': limitChange,
  'new-device': newDevice,
  'report-ready': reportReady,
  'security-change': securityChange,
} as const;
