import { type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';

/** Returns all lotteries of a player for the personal data report. */
export const ownLotteries = (db: Queryable, playerId: number): Promise<object[]> =>
  run(
    db,
    tables
      .selectFrom('lottery_entries as entry')
      .innerJoin('lotteries', 'lotteries.id', 'entry.lottery_id')
      .leftJoin('lottery_prizes as prize', (join) =>
        join.onRef('prize.lottery_id', '=', 'entry.lottery_id').onRef('prize.player_id', '=', 'entry.player_id'),
      )
      .select(['slug', 'code', 'staked', 'granted', 'entry.tickets', 'first_ticket', 'ticket', 'amount', 'paid_at'])
      .where('entry.player_id', '=', BigInt(playerId))
      .orderBy('entry.lottery_id')
      .orderBy('position'),
  );
