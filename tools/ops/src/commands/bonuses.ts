import { randomUUID } from 'node:crypto';
import { toDecimal } from '@croupier/money';
import { readOwnPlayer } from '@croupier/server-players';
import {
  type activateBonus,
  cancelBonus,
  definitions,
  describeGifts,
  grantBonus,
  readGifts,
  readSignals,
  recallBonus,
  reviewSignal,
} from '@croupier/server-promotions';
import { type Command, type CommandContext, need, type Options, UsageError } from '../command.ts';
import { findPlayer } from '../find-player.ts';
import { table } from '../table.ts';

const LOCALE = 'en';

export const bonusList: Command = {
  name: 'bonus list',
  usage: '--email ADDRESS',
  says: 'the bonuses and free spins of a player',
  run: async (context, options) => {
    const { id: playerId } = await findPlayer(context, options);
    const lists = [true, false].map((spins) => readGifts(context.db, { playerId, spins, locale: LOCALE }));
    const gifts = (await Promise.all(lists)).flat();
    if (gifts.length === 0) return context.say('There are none.');
    const rows = gifts.map(({ id, stage, identifier, currency, fund_cents, expires_at }) => ({
      bonus: String(id),
      what: identifier,
      stage,
      fund: `${toDecimal(BigInt(fund_cents), currency)} ${currency}`,
      until: expires_at.slice(0, 10),
    }));
    for (const line of table(rows)) context.say(line);
  },
};

export const bonusGrant: Command = {
  name: 'bonus grant',
  usage: '--email ADDRESS --bonus NAME [--amount-cents 5000] [--key UUID]',
  says: 'gives a bonus, to be activated by the player; with a key of your own a repeat changes nothing',
  run: async (context, options) => {
    const player = await findPlayer(context, options);
    const definition = definitions.get(need(options, 'bonus'));
    if (!definition) throw new UsageError(`--bonus is one of: ${[...definitions.keys()].join(', ')}.`);
    const text = options['amount-cents'];
    if (text !== undefined && !/^[1-9]\d{0,11}$/.test(text)) throw new UsageError('--amount-cents is a whole number.');
    const { db, clock, actor } = context;
    const question = `Give ${player.email} the bonus ${definition.id}?`;
    if (!(await context.confirm(question))) return context.say('Nothing was changed.');
    const grantId = options['key'] ?? randomUUID();
    const order = { grantId, playerId: player.id, currency: player.currency, definition, actor, now: clock() };
    const amount = text === undefined ? undefined : BigInt(text);
    const { id } = await db.transaction((tx) => grantBonus(tx, { ...order, amount }));
    context.say(`Done: bonus ${id}, granted under ${grantId}.`);
  },
};

async function change(context: CommandContext, options: Options, verb: string, work: typeof activateBonus) {
  const player = await findPlayer(context, options);
  const id = Number(need(options, 'bonus'));
  if (!Number.isSafeInteger(id) || id < 1) throw new UsageError('--bonus is the number of a bonus.');
  if (!(await context.confirm(`${verb} bonus ${id} of ${player.email}?`))) return context.say('Nothing was changed.');
  const { db, clock, actor } = context;
  const bonus = await db.transaction((tx) => work(tx, { playerId: player.id, id, actor, now: clock() }));
  const [gift] = await describeGifts(db, [bonus], LOCALE);
  context.say(`Done: bonus ${id} is ${gift!.stage}.`);
}

export const bonusCancel: Command = {
  name: 'bonus cancel',
  usage: '--email ADDRESS --bonus NUMBER',
  says: 'ends a bonus: its fund lapses',
  run: (context, options) => change(context, options, 'Cancel', cancelBonus),
};

export const bonusRecall: Command = {
  name: 'bonus recall',
  usage: '--email ADDRESS --bonus NUMBER',
  says: 'takes a bonus back, after it was wagered too: of what became cash, what is still there',
  run: (context, options) => change(context, options, 'Take back', recallBonus),
};

export const bonusSignals: Command = {
  name: 'bonus signals',
  usage: '',
  says: 'accounts that took one welcome bonus and share a mailbox, phone, device, address, or name and birth',
  run: async ({ db, say }) => {
    const signals = await readSignals(db);
    if (signals.length === 0) return say('There are none.');
    const nameOf = async (id: number) => (await readOwnPlayer(db, id)).email;
    const rows = [];
    for (const { id, playerId, otherId, likeness, definition, noted_at } of signals)
      rows.push({
        signal: String(id),
        player: await nameOf(playerId),
        'like whom': await nameOf(otherId),
        by: likeness,
        bonus: definition,
        noted: noted_at.toISOString().slice(0, 10),
      });
    for (const line of table(rows)) say(line);
    say('They prove nothing: a household shares much. Look at both, then: bonus reviewed.');
  },
};

export const bonusReviewed: Command = {
  name: 'bonus reviewed',
  usage: '--id SIGNAL --reason "…"',
  says: 'takes a signal off the list, after somebody has looked at it',
  run: async (context, options) => {
    const id = Number(need(options, 'id'));
    if (!Number.isSafeInteger(id) || id < 1) throw new UsageError('--id is the number of a signal.');
    const reason = need(options, 'reason');
    if (!(await context.confirm(`Take signal ${id} off the list?`))) return context.say('Nothing was changed.');
    const { db, clock, actor } = context;
    await db.transaction((tx) => reviewSignal(tx, { id, reason, actor, now: clock() }));
    context.say('Done.');
  },
};
