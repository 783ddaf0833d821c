import { type Publication, toWire } from '@croupier/contracts';
import { nominalUnit } from '@croupier/money';
import { publish, sql } from '@croupier/server-database';
import { plain, quoted } from '../arrays.ts';
import { maskName } from '../winners/mask-name.ts';
import type { BatchStep } from './batch-step.ts';
import type { Order } from './order.ts';

/** A busy second must not flood the page that shows winners. */
const MOST_A_BATCH = 3;

/** What is won above the stake, in nominal units (about ten euros): less is nobody's news. */
const FLOOR_UNITS = 10n;

const isNews = ({ currency }: Order, gain: bigint) => gain >= FLOOR_UNITS * nominalUnit[currency];

/** The best wins of a batch, by multiple of the stake, become public. */
export const winnersStep: BatchStep = {
  name: 'winners',
  async prepare({ tx, now }) {
    const won: { order: Order; slug: string; stake: bigint; win: bigint }[] = [];
    return {
      apply({ order, slug, stake, win, ended }) {
        // Of a round with decisions the whole of it is told, once it has ended.
        const told = order.kind === 'play' ? { stake, win } : ended;
        if (told && isNews(order, told.win - told.stake)) won.push({ order, slug, stake: told.stake, win: told.win });
      },
      async write() {
        if (won.length === 0) return;
        const best = won.toSorted((a, b) => (b.win * a.stake > a.win * b.stake ? 1 : -1)).slice(0, MOST_A_BATCH);
        const rows = best.map(({ order, slug, win }) => ({ order, slug, win, nickname: maskName(order.nickname) }));
        await tx.query({
          name: 'games_latest_wins',
          ...sql`
            insert into latest_wins (player_id, game, currency, amount, nickname, won_at)
            select player, game, currency, amount, nickname, ${now} from unnest(
              ${plain(rows.map(({ order }) => order.playerId))}::bigint[], ${quoted(rows.map(({ slug }) => slug))}::text[], ${quoted(rows.map(({ order }) => order.currency))}::text[],
              ${plain(rows.map(({ win }) => win))}::bigint[], ${quoted(rows.map(({ nickname }) => nickname))}::text[]
            ) as win (player, game, currency, amount, nickname)`,
        });
        const events = rows.map(({ order, slug, win, nickname }): Publication => ({
          topic: 'public:wins',
          event: 'win',
          payload: {
            game_identifier: slug,
            win_amount_cents: toWire(win),
            currency: order.currency,
            nickname,
            won_at: now.toISOString(),
          },
        }));
        await publish(tx, ...events);
      },
    };
  },
};
