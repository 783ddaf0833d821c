export { createPasswords, type Passwords } from './passwords.ts';
export { countries } from './countries.ts';
export { keepBonusCode, keepBonusCodeIn } from './bonus-code.ts';
export { type CaptchaVerdict, type CheckCaptcha, requireCaptcha } from './captcha.ts';
export { completeDetails } from './complete-details.ts';
export { openByOperator } from './open-by-operator.ts';
export {
  answerQuestionnaire,
  listQuestionnaires,
  readQuestionnaires,
  requestQuestionnaire,
  requireNoQuestionnaire,
} from './questionnaire.ts';
export { setBonusesAllowed } from './set-bonuses-allowed.ts';
export type { Referral } from './referral.ts';
export { makeSignInToken, redeemSignInToken, SIGN_IN_LINK_MINUTES } from './sign-in-link.ts';
export { changePassword } from './change-password.ts';
export {
  checkCredentials,
  checkOwnPassword,
  countSignInCode,
  passwordMark,
  refuseLockedSignIn,
} from './check-credentials.ts';
export { type Alike, findAlike, type Likeness } from './find-alike.ts';
export { forgetPlayer, ownDevices, wasForgotten } from './forget-player.ts';
export { addToGroups, changeGroup, joinExperiments, readGroups, readMemberships } from './groups.ts';
export { describePlayer } from './describe-player.ts';
export { legalAgeFor } from './legal-age.ts';
export { missingFields, requireCompleteProfile } from './missing-fields.ts';
export { whoMayTakePart } from './who-may-take-part.ts';
export { identityOf, type Identity } from './identity.ts';
export { type IdentityReview, readIdentityReviews } from './identity-review.ts';
export { findPlayerId, playerExists, readOwnPlayer, readPlayer, type PlayerRecord } from './read-player.ts';
export { recordSignIn } from './record-sign-in.ts';
export type { PlayersContext, ClientInfo } from './context.ts';
export { countAttempt, forgetOldAttempts, forgiveAttempt, mayAttempt, refuseWhileLocked } from './attempts.ts';
export { forgetOldDevices, rememberDevice } from './known-devices.ts';
export { setTwoFactorEnabled } from './set-two-factor-enabled.ts';
export { setVerified } from './set-verified.ts';
export {
  answerEmailChange,
  askEmailChange,
  cancelEmailChange,
  createEmailChangeToken,
  type EmailOutcome,
  forgetOldEmailChanges,
  readEmailChange,
} from './contacts/change-email.ts';
export { confirmEmail, createConfirmationToken } from './contacts/confirm-email.ts';
export { askPhoneCode, confirmPhone, createPhoneCode, readPendingPhone } from './contacts/confirm-phone.ts';
export { emailRescueMailJob, rescueEmail } from './contacts/rescue-email.ts';
export { createPasswordToken, resetPassword } from './contacts/reset-password.ts';
export {
  answerContactMessage,
  closeContactMessage,
  contactMailJob,
  type ContactMessageRow,
  findContactMessage,
  forgetContactMessages,
  forgetOldContactMessages,
  isKnownMessage,
  listContactMessages,
  ownContactMessages,
  readContactAnswers,
  storeContactMessage,
} from './support/contact-message.ts';
export { checkAccount, signUp } from './sign-up.ts';
export { type PlayerUpdate, updatePlayer } from './update-player.ts';

/** Folder of this lib's migrations. */
export const migrations = new URL('../migrations/', import.meta.url);
