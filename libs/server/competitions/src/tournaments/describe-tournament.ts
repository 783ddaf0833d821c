import { type Quest, type Tournament, type TournamentPlace, amountToWire, toWire } from '@croupier/contracts';
import { providers } from '@croupier/game-art';
import type { Locale } from '@croupier/i18n';
import { wordsIn } from '@croupier/i18n/local-words';
import { poolOf, type TournamentDefinition } from './definition.ts';
import type { TournamentRow } from './tournament.ts';

const statusOf = ({ start_at, end_at }: TournamentRow, now: Date): Tournament['status'] => {
  if (now < start_at) return 'future';
  return now < end_at ? 'active' : 'archive';
};

export interface Reader {
  locale: Locale | null;
  now: Date;
}

const describeQuest = ({ size, steps }: NonNullable<TournamentDefinition['quest']>, locale: Locale | null): Quest => ({
  size,
  steps: steps.map(({ title, measure, target, reward }) => ({
    title: wordsIn(title, locale),
    measure,
    target,
    reward_cents: reward,
  })),
});

/** Describes a tournament in its public form. */
export function describeTournament(
  tournament: TournamentRow,
  top: readonly TournamentPlace[],
  { locale, now }: Reader,
): Tournament {
  const { terms } = tournament;
  const status = statusOf(tournament, now);
  return {
    id: toWire(tournament.id),
    slug: tournament.slug,
    frontend_identifier: tournament.definition,
    title: wordsIn(terms.title, locale),
    start_at: tournament.start_at.toISOString(),
    end_at: tournament.end_at.toISOString(),
    in_progress: status === 'active',
    status,
    group_ids: terms.groupIds,
    description: JSON.stringify({ version: tournament.version }),
    scoring: terms.scoring,
    min_stake_cents: terms.minStake,
    max_stake_cents: terms.maxStake,
    providers: providers.filter(({ id }) => terms.providers.includes(id)),
    games: terms.games,
    currency: terms.currency,
    prize_pool_cents: amountToWire(poolOf(terms)),
    prizes: terms.prizes.map(({ from, to, amount }) => ({ from, to, amount_cents: amount })),
    quest: terms.quest && describeQuest(terms.quest, locale),
    players: tournament.players,
    closed: tournament.state === 'closed',
    top_players: [...top],
  };
}
