/** The modal in which both apps say that the session ended and offer to sign in again. */
export const SESSION_ENDED = 'session-ended';
