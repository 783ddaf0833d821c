/** Name of the modal in which both apps report the end of the session and offer to sign in again. */
export const SESSION_ENDED = 'session-ended';
