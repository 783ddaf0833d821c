import type { Purpose } from '@croupier/server-tokens';

const HOUR = 60;
const DAY = 24 * HOUR;

/** The links and codes that prove a mailbox or a phone, and how long each holds. */
export const purposes = {
  newPassword: { name: 'new-password', minutes: HOUR },
  confirmEmail: { name: 'confirm-email', minutes: 3 * DAY },
  oldEmail: { name: 'email-change-old', minutes: DAY },
  newEmail: { name: 'email-change-new', minutes: DAY },
  phone: { name: 'phone-code', minutes: 10 },
} as const satisfies Record<string, Purpose>;

/** Those of a change of the email: one change has one pair. */
export const emailTokens = [purposes.oldEmail, purposes.newEmail];

/** How long a change that an operator began waits for somebody to stop it. */
export const RESCUE_DAYS = 3;

/** The old mailbox's word on such a change holds until the change does. */
export const oldEmailOfRescue = { ...purposes.oldEmail, minutes: (RESCUE_DAYS + 1) * DAY } satisfies Purpose;
