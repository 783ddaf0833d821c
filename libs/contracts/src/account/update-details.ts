import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';
import { Country } from '../core/locale.ts';
import { Player } from './user-info.ts';
import { City, DateOfBirth, PersonName, PhoneNumber, PostalCode, StreetAddress } from './users.ts';

/** Details that `auth_fields_missed` can name. */
export const MissedDetails = /*#__PURE__*/ v.strictObject({
  first_name: v.optional(PersonName),
  last_name: v.optional(PersonName),
  date_of_birth: v.optional(DateOfBirth),
  country: v.optional(Country),
  mobile_phone: v.optional(PhoneNumber),
  city: v.optional(City),
  address: v.optional(StreetAddress),
  postal_code: v.optional(PostalCode),
  terms_acceptance: v.optional(v.literal(true)),
});
export type MissedDetails = v.InferOutput<typeof MissedDetails>;

/**
 * POST /api/auth_providers/update_details: fills in what the account lacks. What is there already is `locked`: changes
 * go through PATCH /api/player. Source: specification §7.
 */
export const updateDetails = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/auth_providers/update_details',
  body: /*#__PURE__*/ v.strictObject({ user: MissedDetails }),
  reply: Player,
  refusals: ['locked', 'invalid', 'too_young', 'registration_refused'],
});
