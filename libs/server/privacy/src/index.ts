export { askForErasure, cancelErasure } from './erasure/ask-for-erasure.ts';
export type { Balance, ErasureContext, ForgetStep, Unsettled } from './erasure/context.ts';
export { erasePlayers } from './erasure/erase-players.ts';
export { forgetEndedExclusions, wasErasedExcluded } from './erasure/person-digest.ts';
export { dueErasure, ownErasures, readErasure } from './erasure/read-erasure.ts';
export { askForReport, nextReportAt, reportJob } from './report/ask-for-report.ts';
export { clearReports, forgetReports, makeReport } from './report/make-report.ts';
export { linkReport, openReport } from './report/open-report.ts';
export { describeReport, latestReport, ownReports, type ReportContext } from './report/report.ts';
export { keyset, type ReportFile, type ReportSection, type SectionName, whole } from './report/section.ts';

/** Folder of this lib's migrations. */
export const migrations = new URL('../migrations/', import.meta.url);
