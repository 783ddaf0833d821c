import type * as v from 'valibot';
import type { Locale, Player } from '@croupier/contracts';
import { editionById } from '@croupier/i18n';
import type { Queryable } from '@croupier/server-database';
import type { PlayersContext } from './context.ts';
import { missingFields } from './missing-fields.ts';
import type { PlayerRecord } from './read-player.ts';

type WirePlayer = v.InferOutput<typeof Player>;

/** Converts a player to the form they see on the wire. */
export async function describePlayer(
  { db, isExcluded }: Pick<PlayersContext, 'isExcluded'> & { db: Queryable },
  record: PlayerRecord,
): Promise<WirePlayer> {
  const {
    groups,
    terms_accepted_at: _,
    saved_at,
    bonuses_allowed,
    affiliate_stag: __,
    campaign: ___,
    under_review: ____,
    ...shown
  } = record;
  return {
    ...shown,
    user_id: record.id,
    nick_name: record.nickname,
    language: record.locale as v.InferOutput<typeof Locale>,
    locale: record.locale as v.InferOutput<typeof Locale>,
    statuses: groups,
    auth_fields_missed: missingFields(record),
    can_issue_bonuses: bonuses_allowed && !(await isExcluded(db, record.id)),
    autologin_link: null,
    license_name: editionById(record.edition).licence,
    sow_questionnaire_expires_at: record.sow_questionnaire_expires_at?.toISOString() ?? null,
    saved: saved_at !== null,
    created_at: record.created_at.toISOString(),
    current_sign_in_at: record.current_sign_in_at?.toISOString() ?? null,
    confirmed_at: record.confirmed_at?.toISOString() ?? null,
  };
}
