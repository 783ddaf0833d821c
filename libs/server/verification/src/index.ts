export { clearDocuments, forgetDocuments, withdrawDocument } from './clear-documents.ts';
export type { DecisionContext, VerificationContext } from './context.ts';
export {
  approveDocument,
  decisionMailJob,
  declineDocument,
  expireDocuments,
  reviewDocument,
} from './decide-document.ts';
export { describeDocument, type DocumentRow, findDocument, listWaiting, ownDocuments } from './document.ts';
export { readFile } from './read-file.ts';
export { readVerification } from './read-verification.ts';
export { clamdScanner, type Scanner, testFileScanner } from './scanner.ts';
export { type Upload, uploadDocument } from './upload-document.ts';

/** Folder of this lib's migrations. */
export const migrations = new URL('../migrations/', import.meta.url);
