import { type Publication, amountToWire } from '@croupier/contracts';
import { type CurrencyCode, nominalUnit } from '@croupier/money';
import { publish, sql, type Transaction } from '@croupier/server-database';
import { plain, quoted } from '../arrays.ts';

/** A busy second must not flood the page that shows winners: of a batch, or of a round that many play. */
const MOST_AT_ONCE = 3;

/** Minimum win above the stake to be published, in nominal units (about ten euros). */
const FLOOR_UNITS = 10n;

export interface Win {
  playerId: number;
  /** The slug of a title or a live table. */
  game: string;
  currency: CurrencyCode;
  stake: bigint;
  win: bigint;
  /** Masked public name: see `maskName`. */
  nickname: string;
}

export const isNews = ({ currency, stake, win }: Pick<Win, 'currency' | 'stake' | 'win'>): boolean =>
  win - stake >= FLOOR_UNITS * nominalUnit[currency];

/** The best of some wins, by multiple of the stake, become public. */
export async function tellWins(tx: Transaction, wins: readonly Win[], now: Date): Promise<void> {
  const news = wins.filter(isNews);
  if (news.length === 0) return;
  const best = news.toSorted((a, b) => (b.win * a.stake > a.win * b.stake ? 1 : -1)).slice(0, MOST_AT_ONCE);
  await tx.query({
    name: 'games_latest_wins',
    ...sql`
      insert into latest_wins (player_id, game, currency, amount, nickname, won_at)
      select player, game, currency, amount, nickname, ${now} from unnest(
        ${plain(best.map(({ playerId }) => playerId))}::bigint[], ${quoted(best.map(({ game }) => game))}::text[], ${quoted(best.map(({ currency }) => currency))}::text[],
        ${plain(best.map(({ win }) => win))}::bigint[], ${quoted(best.map(({ nickname }) => nickname))}::text[]
      ) as win (player, game, currency, amount, nickname)`,
  });
  const events = best.map(({ currency, game, win, nickname }): Publication => ({
    topic: 'public:wins',
    event: 'win',
    payload: {
      ...{ game_identifier: game, win_amount_cents: amountToWire(win), currency, nickname },
      won_at: now.toISOString(),
    },
  }));
  await publish(tx, ...events);
}
