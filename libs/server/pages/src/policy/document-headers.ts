import { headerList, securityHeaders } from '@croupier/server-http';

/** Headers of every document in addition to its own policy. */
export const documentHeaders = headerList(securityHeaders.document);
