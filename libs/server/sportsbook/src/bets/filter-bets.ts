import { sql as raw } from 'kysely';
import type { BetsFilter } from '@croupier/contracts';
import { tables } from '../schema.gen.ts';
import { selectBets } from './bet-row.ts';

export type OwnBets = Omit<BetsFilter, 'state'> & {
  playerId: number;
  /** Defaults to both states. */
  state?: BetsFilter['state'];
};

const STATUSES = { open: ['pending', 'accepted'], settled: ['rejected', 'settled', 'void', 'cashed_out'] } as const;
/** A free bet costs nothing and pays its winnings alone. */
const COST = `case when funding->>'gift' = 'true' then 0 else stake end`;
/** Also what went to a bonus that had ended. */
const PAID = `coalesce((receipt->>'payout_cents')::bigint - case when funding->>'gift' = 'true' then stake else 0 end, returned)`;
const settled = (paid: string) => raw<boolean>`status = 'settled' and ${raw.raw(paid)}`;
/** By what the bet paid of the stake, as its badge says it: one that half won has won, one that half lost has lost. */
const ENDED = {
  won: settled(`${PAID} > ${COST}`),
  lost: settled(`(${PAID} <= 0 or ${PAID} < ${COST})`),
  void: raw<boolean>`(status = 'void' or ${settled(`${PAID} > 0 and ${PAID} = ${COST}`)})`,
  cashed_out: raw<boolean>`status = 'cashed_out'`,
  rejected: raw<boolean>`status = 'rejected'`,
};

/** A player's bets that a filter lets through, newest first. Their index is walked from the newest on, each looked at once. */
export function filteredBets(filter: OwnBets) {
  const { playerId, state, ending, sport, live, from, to, search } = filter;
  let bets = selectBets().where('player_id', '=', BigInt(playerId)).orderBy('number', 'desc');
  if (state) bets = bets.where('status', 'in', STATUSES[state]);
  if (ending) bets = bets.where(ENDED[ending]);
  if (from) bets = bets.where('placed_at', '>=', new Date(from));
  if (to) bets = bets.where('placed_at', '<', new Date(to));
  if (live)
    bets = bets.where(({ exists }) => exists(legsOf().where('l.home_score', 'is not', null).select('l.position')));
  if (sport) bets = bets.where(({ exists }) => exists(leaguesOf().where('t.sport', '=', sport).select('l.position')));
  if (search) bets = bets.where(({ or, exists }) => or([isId(search), exists(named(search))]));
  return bets;
}

const legsOf = () => tables.selectFrom('sport_bet_legs as l').where(raw<boolean>`l.bet_id = sport_bets.id`);

const leaguesOf = () =>
  legsOf()
    .innerJoin('sport_events as e', 'e.id', 'l.event_id')
    .innerJoin('sport_tournaments as t', 't.slug', 'e.tournament');

/** A part of a name, whatever its case; nothing in it is a pattern. */
const named = (part: string) =>
  leaguesOf()
    .innerJoin('sport_clubs as h', 'h.id', 'e.home')
    .innerJoin('sport_clubs as a', 'a.id', 'e.away')
    .where(raw<boolean>`strpos(lower(concat_ws(e'\n', h.name, a.name, t.name)), lower(${part}::text)) > 0`)
    .select('l.position');

const LEAST_ID = 4;
const isId = (part: string) => {
  const code = part.toLowerCase();
  return new RegExp(`^[0-9a-f-]{${LEAST_ID},36}$`).test(code)
    ? raw<boolean>`starts_with(sport_bets.id::text, ${code}::text)`
    : raw<boolean>`false`;
};
