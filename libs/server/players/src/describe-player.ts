import type * as v from 'valibot';
import type { Locale, Player } from '@croupier/contracts';
import { missingFields } from './missing-fields.ts';
import type { PlayerRecord } from './read-player.ts';

type WirePlayer = v.InferOutput<typeof Player>;

/** A player on the wire, as they see themselves. */
export function describePlayer({ groups, terms_accepted_at: _, ...player }: PlayerRecord): WirePlayer {
  return {
    ...player,
    user_id: player.id,
    nick_name: player.nickname,
    language: player.locale as v.InferOutput<typeof Locale>,
    locale: player.locale as v.InferOutput<typeof Locale>,
    level: null,
    statuses: groups,
    auth_fields_missed: missingFields({ ...player, groups, terms_accepted_at: _ }),
    can_issue_bonuses: false,
    autoregistered: false,
    created_at: player.created_at.toISOString(),
    current_sign_in_at: player.current_sign_in_at?.toISOString() ?? null,
    confirmed_at: player.confirmed_at?.toISOString() ?? null,
  };
}
