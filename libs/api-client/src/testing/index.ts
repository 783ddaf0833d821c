import * as v from 'valibot';
import type { Endpoint, Player } from '@croupier/contracts';
import type { Api } from '../client-core.ts';

type Answer = unknown | ((parts: Record<string, unknown>) => unknown);

/** Returns a reply as the client would: a fake that breaks its contract fails the test. */
export function replyOf(shape: Endpoint, answer: unknown): unknown {
  const parsed = v.safeParse(shape.reply, answer);
  if (parsed.success) return parsed.output;
  throw new Error(`${shape.method} ${shape.path} does not answer this: ${v.summarize(parsed.issues)}`);
}

/** Creates an Api that replies from a table, for component tests: `answering([[readAccounts, [...]]])`. */
export function answering(table: readonly (readonly [Endpoint, Answer])[]): Api {
  return {
    async call(shape: Endpoint, parts: Record<string, unknown> = {}) {
      const found = table.find(([endpoint]) => endpoint === shape);
      if (!found) throw new Error(`no answer for ${shape.method} ${shape.path}`);
      const [, answer] = found;
      return replyOf(shape, typeof answer === 'function' ? await answer(parts) : answer) as never;
    },
  } as Api;
}

/** Returns a player with a complete profile, as the API replies it. */
export const testPlayer = (changes: Partial<Player> = {}): Player => ({
  id: 7,
  user_id: 7,
  email: 'ada@example.test',
  nickname: null,
  nick_name: null,
  first_name: 'Ada',
  last_name: 'Beispiel',
  gender: 'f',
  date_of_birth: '1990-04-01',
  address: 'Musterweg 1',
  city: 'Wien',
  postal_code: '1010',
  country: 'AT',
  mobile_phone: '+436641234567',
  currency: 'EUR',
  language: 'en',
  locale: 'en',
  edition: 'default',
  level: 1,
  statuses: [],
  auth_fields_missed: [],
  verified: false,
  two_factor_enabled: false,
  receive_promos: false,
  receive_sms_promos: false,
  deposit_bonus_code: null,
  can_issue_bonuses: true,
  autoregistered: false,
  autologin_link: null,
  license_name: 'Demonstration licence INT-1',
  sow_questionnaire_expires_at: null,
  saved: false,
  created_at: '2026-11-01T12:00:00.000Z',
  current_sign_in_at: null,
  confirmed_at: null,
  ...changes,
});
