import { headerList, securityHeaders } from '@croupier/server-http';

/** What every document carries beside its own policy. */
export const documentHeaders = headerList(securityHeaders.document);
