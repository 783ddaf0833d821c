import type { Purpose } from '@croupier/server-tokens';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Purposes and lifetimes of links and codes that confirm a mailbox or a phone. */
export const purposes = {
  newPassword: { name: 'new-password', minutes: HOUR },
  confirmEmail: { name: 'confirm-email', minutes: 3 * DAY },
  oldEmail: { name: 'email-change-old', minutes: DAY },
  newEmail: { name: 'email-change-new', minutes: DAY },
  phone: { name: 'phone-code', minutes: 10 },
} as const satisfies Record<string, Purpose>;

/** Token purposes of an email change, one pair per change. */
export const emailTokens = [purposes.oldEmail, purposes.newEmail];

/** Days in which a change started by an operator can be stopped. */
export const RESCUE_DAYS = 3;

/** Purpose of the old mailbox's token for such a change; it expires no earlier than the change. */
export const oldEmailOfRescue = { ...purposes.oldEmail, minutes: (RESCUE_DAYS + 1) * DAY } satisfies Purpose;
