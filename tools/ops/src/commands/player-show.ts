import { type CurrencyCode, toDecimal } from '@croupier/money';
import { readAudit } from '@croupier/server-audit';
import { listPayments } from '@croupier/server-payments';
import { playerCash, readBalances, readJournal } from '@croupier/server-wallet';
import type { Command, CommandContext } from '../command.ts';
import { findPlayer } from '../find-player.ts';
import { table, time } from '../table.ts';

const LINES = 15;

async function showJournal({ db, say }: CommandContext, playerId: number, currency: CurrencyCode): Promise<void> {
  const entries = await readJournal(db, { account: playerCash(playerId), currency, limit: LINES });
  if (entries.length === 0) return;
  say(`\nJournal ${currency}, newest first`);
  table(
    entries.map((entry) => ({
      when: time(entry.created_at),
      kind: entry.kind,
      amount: toDecimal(entry.amount, currency),
      transaction: entry.transaction_id,
    })),
  ).forEach(say);
}

async function showPayments({ db, say }: CommandContext, playerId: number): Promise<void> {
  const { rows } = await listPayments(db, { playerId, limit: LINES });
  if (rows.length === 0) return;
  say('\nPayments, newest first');
  table(
    rows.map((row) => ({
      when: time(row.created_at),
      kind: row.action,
      amount: `${toDecimal(row.amount, row.currency)} ${row.currency}`,
      method: row.method,
      state: row.state,
      id: row.id,
    })),
  ).forEach(say);
}

export const playerShow: Command = {
  name: 'player show',
  usage: '--email ADDRESS | --id NUMBER',
  says: 'a player with balances, journal, payments and what the audit log knows',
  run: async (context, options) => {
    const { db, say } = context;
    const player = await findPlayer(context, options);
    const balances = await readBalances(db, player.id);
    const name = [player.first_name, player.last_name].filter(Boolean).join(' ');
    say(`${player.email}, number ${player.id}`);
    say(
      `  ${name || 'no name yet'}, ${player.country ?? 'no country yet'}, edition ${player.edition}, since ${time(player.created_at)} UTC`,
    );
    say(`  groups: ${player.groups.map((group) => `${group.id} ${group.name}`).join(', ') || 'none'}`);
    say('\nBalances');
    table(
      balances.map((balance) => ({
        currency: balance.currency,
        amount: toDecimal(BigInt(balance.amount_cents), balance.currency),
        active: balance.active ? 'active' : '',
      })),
    ).forEach(say);
    for (const { currency } of balances) await showJournal(context, player.id, currency);
    await showPayments(context, player.id);
    const entries = await readAudit(db, player.id, LINES);
    if (entries.length > 0) say('\nAudit log, newest first');
    for (const { at, kind, actor, details } of entries)
      say(
        `  ${String(at).slice(0, 19).replace('T', ' ')}  ${String(kind)}  by ${String(actor)}  ${JSON.stringify(details)}`,
      );
  },
};
