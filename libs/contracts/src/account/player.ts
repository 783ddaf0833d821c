import * as v from 'valibot';
import { AmountCents, CurrencyCode, Timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { Country, Locale } from '../core/locale.ts';
import { PlayerStatus } from '../core/player-status.ts';
import { Gender, Player } from './user-info.ts';
import { City, DateOfBirth, Nickname, PersonName, PhoneNumber, PostalCode, StreetAddress } from './users.ts';

/** GET /api/player. Source: specification §7. */
export const readPlayer = /*#__PURE__*/ endpoint({ method: 'GET', path: '/api/player', reply: Player });

/** Details a player may change. Names, date of birth and country can be filled in once: `locked` after that. */
export const PlayerChanges = /*#__PURE__*/ v.strictObject({
  nickname: v.optional(v.nullable(Nickname)),
  first_name: v.optional(PersonName),
  last_name: v.optional(PersonName),
  gender: v.optional(v.nullable(Gender)),
  date_of_birth: v.optional(DateOfBirth),
  country: v.optional(Country),
  mobile_phone: v.optional(PhoneNumber),
  city: v.optional(City),
  address: v.optional(StreetAddress),
  postal_code: v.optional(PostalCode),
  receive_promos: v.optional(v.boolean()),
  receive_sms_promos: v.optional(v.boolean()),
  terms_acceptance: v.optional(v.literal(true)),
});
export type PlayerChanges = v.InferOutput<typeof PlayerChanges>;

/** PATCH /api/player: only the fields above. Source: specification §7, promise A9. */
export const updatePlayer = /*#__PURE__*/ endpoint({
  method: 'PATCH',
  path: '/api/player',
  body: PlayerChanges,
  reply: Player,
  refusals: ['locked', 'invalid', 'too_young', 'registration_refused', 'reauthentication_required'],
});

/** PATCH /api/player/update_locale. Source: specification §7. */
export const updateLocale = /*#__PURE__*/ endpoint({
  method: 'PATCH',
  path: '/api/player/update_locale',
  body: /*#__PURE__*/ v.object({ locale: Locale }),
  reply: Player,
});

/** GET /api/player/settings: what the forms need to know, for guests too. Source: specification §3 (captcha config) and §7. */
export const readSettings = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/settings',
  reply: /*#__PURE__*/ v.object({
    captcha: v.object({
      site_key: v.nullable(v.string()),
      enabled_register: v.boolean(),
      /** The service's page, shown in a sandboxed frame. Ours. */
      frame_url: v.nullable(v.string()),
    }),
    receive_promos: v.boolean(),
    receive_sms_promos: v.boolean(),
  }),
});

/** GET /api/player/stats: how long the player has been here. Source: specification §7; its fields are not shown there. */
export const readStats = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/stats',
  reply: /*#__PURE__*/ v.object({
    created_at: Timestamp,
    current_sign_in_at: v.nullable(Timestamp),
  }),
});

/** Account of specification §3. The bonus balance is the total minus what can be cashed out. */
export const Account = /*#__PURE__*/ v.object({
  currency: CurrencyCode,
  active: v.boolean(),
  amount_cents: AmountCents,
  available_to_cashout_cents: AmountCents,
});
export type Account = v.InferOutput<typeof Account>;

/** GET /api/player/accounts?compatibility=false. Source: specification §7. */
export const readAccounts = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/accounts',
  query: /*#__PURE__*/ v.object({ compatibility: v.optional(v.picklist(['true', 'false'])) }),
  reply: /*#__PURE__*/ v.array(Account),
});

/**
 * POST /api/player/accounts: selects a wallet and opens it if it is new. With `active: false` it is only opened, and
 * the player's current wallet stays selected. Source: specification §7; `active` is ours.
 */
export const selectAccount = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/accounts',
  body: /*#__PURE__*/ v.object({ currency: CurrencyCode, active: v.optional(v.boolean()) }),
  reply: /*#__PURE__*/ v.array(Account),
});

/** POST /api/player/groups: joins experiments, leaving their other side, and nothing else. Source: specification §6 and §7. */
export const joinGroups = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/groups',
  body: /*#__PURE__*/ v.object({
    groups: v.object({ add: v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.minLength(1), v.maxLength(10)) }),
  }),
  reply: /*#__PURE__*/ v.array(PlayerStatus),
  refusals: ['forbidden'],
});

/** The player's number, whether it was proven by a code, and the number a code was sent to that still holds. */
export const PhoneState = /*#__PURE__*/ v.object({
  number: v.nullable(v.string()),
  confirmed_at: v.nullable(Timestamp),
  pending: v.nullable(v.string()),
});
export type PhoneState = v.InferOutput<typeof PhoneState>;

/** GET /api/player/phone. Source: specification §7; whether it is confirmed is ours. */
export const readPhone = /*#__PURE__*/ endpoint({ method: 'GET', path: '/api/player/phone', reply: PhoneState });

/**
 * POST /api/player/phone: sends a code to the number, which becomes the player's with it. Another number than the player's
 * asks for the password first. Source: specification §7, promise A7.
 */
export const addPhone = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/phone',
  body: /*#__PURE__*/ v.object({ phone: v.object({ number: PhoneNumber }) }),
  reply: PhoneState,
  status: [202],
  refusals: ['invalid', 'registration_refused', 'reauthentication_required', 'confirmed_already', 'too_many_attempts'],
});

/** POST /api/player/phone/confirmation: the code of the text message. Ours, promise A4. */
export const confirmPhone = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/phone/confirmation',
  body: /*#__PURE__*/ v.object({ code: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
  reply: PhoneState,
  refusals: ['wrong_sent_code', 'code_expired', 'registration_refused'],
});

/** DELETE /api/player/phone. Source: specification §7. */
export const deletePhone = /*#__PURE__*/ endpoint({
  method: 'DELETE',
  path: '/api/player/phone',
  reply: PhoneState,
  refusals: ['reauthentication_required'],
});
