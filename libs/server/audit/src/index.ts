export { keepAudit } from './chain-audit.ts';
export { archiveAuditMonth } from './months.ts';
export { checkAudit, readAudit, type AuditBreak } from './read-audit.ts';
export { ownAudit } from './own-audit.ts';
export { recordAudit, type AuditEntry } from './record-audit.ts';
export { changeSiteState, readSiteState, type SiteState } from './site-state.ts';

/** Folder of this lib's migrations. */
export const migrations = new URL('../migrations/', import.meta.url);
