import * as v from 'valibot';
import { CurrencyCode, NumericId, Timestamp } from '../core/common.ts';
import { Country, Locale } from '../core/locale.ts';
import { PlayerStatus } from '../core/player-status.ts';

export const Gender = /*#__PURE__*/ v.picklist(['m', 'f', 'x']);

/** Profile details required before money moves. Source: specification §5. */
export const requiredProfileFields = [
  'mobile_phone',
  'first_name',
  'last_name',
  'date_of_birth',
  'country',
  'city',
  'address',
  'postal_code',
] as const;

/** User info of specification §3, all of it as it stands. */
export const Player = /*#__PURE__*/ v.object({
  id: NumericId,
  user_id: NumericId,
  email: v.string(),
  nickname: v.nullable(v.string()),
  nick_name: v.nullable(v.string()),
  first_name: v.nullable(v.string()),
  last_name: v.nullable(v.string()),
  gender: v.nullable(Gender),
  date_of_birth: v.nullable(v.string()),
  address: v.nullable(v.string()),
  city: v.nullable(v.string()),
  postal_code: v.nullable(v.string()),
  country: v.nullable(Country),
  mobile_phone: v.nullable(v.string()),
  currency: CurrencyCode,
  language: Locale,
  locale: Locale,
  /** The edition whose rules apply to the player: that of the country of residence. */
  edition: v.string(),
  /** 1 to 10. */
  level: v.number(),
  statuses: v.array(PlayerStatus),
  auth_fields_missed: v.array(v.picklist([...requiredProfileFields, 'terms_acceptance'])),
  verified: v.boolean(),
  two_factor_enabled: v.boolean(),
  receive_promos: v.boolean(),
  receive_sms_promos: v.boolean(),
  deposit_bonus_code: v.nullable(v.string()),
  /** True if bonuses may be given: not during a break, nor if an operator has blocked them. */
  can_issue_bonuses: v.boolean(),
  /** True if an operator opened the account. */
  autoregistered: v.boolean(),
  /** Always null: such a link is a credential, and no reply that may be logged or kept carries one. `ops` makes them. */
  autologin_link: v.nullable(v.string()),
  /** Licence of the player's edition. */
  license_name: v.string(),
  /** Deadline of the questionnaire about the source of wealth; null when none is pending. */
  sow_questionnaire_expires_at: v.nullable(Timestamp),
  /** True if the player has saved the profile since the account was opened. */
  saved: v.boolean(),
  created_at: Timestamp,
  current_sign_in_at: v.nullable(Timestamp),
  confirmed_at: v.nullable(Timestamp),
});
export type Player = v.InferOutput<typeof Player>;
