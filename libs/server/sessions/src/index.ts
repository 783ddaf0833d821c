export { findEnded } from './find-ended.ts';
export { touchLiveSessions } from './touch-live-sessions.ts';
export { createSessions, type Sessions } from './sessions.ts';
export { hasRecentPassword, requireRecentPassword } from './recent-password.ts';
export { forgetSignInsOf, ownSignIns } from './own-sign-ins.ts';
export { forgetSignIns, listSignIns, recordSignInAttempt } from './sign-ins.ts';
export { shortIp } from './short-ip.ts';
export { forgetSessionEnds, readSessionEnd, type SessionEnd } from './session-end.ts';
export { type Session } from './session.ts';

/** Folder of this lib's migrations. */
export const migrations = new URL('../migrations/', import.meta.url);
