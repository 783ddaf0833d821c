import { breakBegun } from './break-begun.ts';
import { confirmEmail } from './confirm-email.ts';
import { contactAnswered } from './contact-answered.ts';
import { contactReceived } from './contact-received.ts';
import { documentDecided } from './document-decided.ts';
import { emailChangeNew } from './email-change-new.ts';
import { emailChangeOld } from './email-change-old.ts';
import { emailChanged } from './email-changed.ts';
import { emailRescueBegun } from './email-rescue-begun.ts';
import { emailRescueConfirm } from './email-rescue-confirm.ts';
import { emailRescueDone } from './email-rescue-done.ts';
import { erasureAsked } from './erasure-asked.ts';
import { erasureCancelled } from './erasure-cancelled.ts';
import { limitChange } from './limit-change.ts';
import { limitTold } from './limit-told.ts';
import { newDevice } from './new-device.ts';
import { newPassword } from './new-password.ts';
import { passwordChanged } from './password-changed.ts';
import { phoneCode } from './phone-code.ts';
import { reportReady } from './report-ready.ts';
import { securityChange } from './security-change.ts';

/** All messages by their name in the queue. To add one, add a file next to this one and a line here. */
export const templates = {
  'break-begun': breakBegun,
  'confirm-email': confirmEmail,
  'contact-answered': contactAnswered,
  'contact-received': contactReceived,
  'document-decided': documentDecided,
  'email-change-new': emailChangeNew,
  'email-change-old': emailChangeOld,
  'email-changed': emailChanged,
  'email-rescue-begun': emailRescueBegun,
  'email-rescue-confirm': emailRescueConfirm,
  'email-rescue-done': emailRescueDone,
  'erasure-asked': erasureAsked,
  'erasure-cancelled': erasureCancelled,
  'limit-change': limitChange,
  'limit-told': limitTold,
  'new-device': newDevice,
  'new-password': newPassword,
  'password-changed': passwordChanged,
  'phone-code': phoneCode,
  'report-ready': reportReady,
  'security-change': securityChange,
} as const;
