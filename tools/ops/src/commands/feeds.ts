import { recordAudit } from '@croupier/server-audit';
import { pauseFeed, readFeeds, resumeFeed } from '@croupier/server-sportsbook';
import { type Command, type CommandContext, need, type Options } from '../command.ts';
import { table, time } from '../table.ts';

export const feedList: Command = {
  name: 'feed',
  usage: '',
  says: 'where matches and prices come from: how each feed is, what of it is not understood, prices better than fair',
  run: async ({ db, clock, say }) => {
    const { feeds, unmapped, unsound } = await readFeeds(db);
    if (feeds.length === 0) return say('No feed has sent anything yet.');
    const now = clock().getTime();
    table(
      feeds.map((feed) => ({
        feed: feed.name,
        state: feed.state,
        'heard of': `${Math.max(0, Math.round((now - feed.heard_at.getTime()) / 1000))} s ago`,
        silences: String(feed.silences),
        'open matches': String(feed.open),
        'calls left': feed.calls_left === null ? '' : String(feed.calls_left),
        'last error': feed.last_error === null ? '' : `${time(feed.failed_at)} ${feed.last_error}`,
      })),
    ).forEach(say);
    if (unmapped.length > 0) {
      say('Not understood, the commonest first, 100 at most:');
      table(
        unmapped.map(({ feed, kind, name, count, last_at }) => ({
          feed,
          kind,
          name,
          times: String(count),
          last: time(last_at),
        })),
      ).forEach(say);
    }
    if (unsound.length === 0) return say('No open price is better than fair.');
    say('Prices better than fair, 100 at most:');
    table(
      unsound.map(({ event_id, market_id, specifiers }) => ({
        event: String(event_id),
        market: `${market_id} ${specifiers}`.trim(),
      })),
    ).forEach(say);
  },
};

interface Change {
  kind: 'feed_paused' | 'feed_resumed';
  question: string;
  done: string;
  undone: string;
}

async function change(
  { db, clock, actor, say, confirm }: CommandContext,
  options: Options,
  { kind, question, done, undone }: Change,
): Promise<void> {
  const feed = need(options, 'slug');
  if (!(await confirm(question.replace('…', feed)))) return say('Nothing was changed.');
  const now = clock();
  const changed = await db.transaction(async (tx) => {
    const known = kind === 'feed_paused' ? await pauseFeed(tx, feed, now) : await resumeFeed(tx, feed);
    if (known) await recordAudit(tx, { at: now, kind, actor, details: { feed } });
    return known;
  });
  say(changed ? done : undone);
}

export const feedPause: Command = {
  name: 'feed pause',
  usage: '--slug NAME',
  says: 'suspends everything of a feed until it is resumed; nothing of it is bet on, decided or guessed meanwhile',
  run: (context, options) =>
    change(context, options, {
      kind: 'feed_paused',
      question: 'Suspend all that … offers?',
      done: 'It is paused: everything it offers is suspended.',
      undone: 'There is no such feed, or it is paused already: nothing was changed.',
    }),
};

export const feedResume: Command = {
  name: 'feed resume',
  usage: '--slug NAME',
  says: 'asks a paused feed again: its prices open once it has sent every match',
  run: (context, options) =>
    change(context, options, {
      kind: 'feed_resumed',
      question: 'Ask … again?',
      done: 'It is asked again: its prices open once it has sent every match.',
      undone: 'There is no such feed, or it is not paused: nothing was changed.',
    }),
};
