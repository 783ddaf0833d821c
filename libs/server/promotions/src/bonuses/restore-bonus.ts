import { toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { run, type Transaction } from '@croupier/server-database';
import { derivedId, house, openBonusAccount, playerBonus, transfer } from '@croupier/server-wallet';
import { columns, tables } from '../schema.gen.ts';
import { activeBonus, type BonusRow, lockPlayer, selectBonuses, updateBonus } from './bonus-row.ts';
import type { BonusCopy } from './copy-bonus.ts';
import { cancelBonus } from './end-bonus.ts';
import { loadTerms, storeTerms } from './stored-terms.ts';

interface Restored {
  id: number;
  /** True if the bonus existed with different values. */
  moved: boolean;
}

/** Sets a player's bonus to the copy, in a database where that player's bets are replayed; checks no rules. */
export async function restoreBonus(
  tx: Transaction,
  { playerId, copy, now }: { playerId: number; copy: BonusCopy; now: Date },
): Promise<Restored> {
  const owner = { playerId, currency: copy.currency };
  await lockPlayer(tx, owner);
  await storeTerms(tx, { id: copy.definition, terms: copy.terms });
  await loadTerms(tx, [copy]);
  const grant_id = derivedId('bonus-copy', String(copy.id));
  const [known] = await run(tx, selectBonuses().where('grant_id', '=', grant_id));
  const figures = figuresOf(copy);
  if (known && isSame(known, figures)) return { id: toWire(known.id), moved: false };
  if (copy.gives === 'money' && known?.stage !== 'handle_bets') await setBonusAside(tx, { ...owner, now });
  const id = known?.id ?? (await insert(tx, { ...owner, copy, grant_id, now }));
  const rounds = Math.max(known?.rounds ?? 0, copy.roundsLeft);
  await updateBonus(tx, id, { ...figures, rounds, ended_at: null });
  const more = figures.fund - (known?.fund ?? 0n);
  const [from, to] = more > 0n ? [house('bonuses'), playerBonus(playerId)] : [playerBonus(playerId), house('bonuses')];
  if (more !== 0n)
    await transfer(tx, {
      ...{ id: crypto.randomUUID(), debit: from, credit: to, amount: more > 0n ? more : -more },
      ...{ currency: copy.currency, kind: 'bonus.fund', now },
    });
  return { id: toWire(id), moved: known !== undefined };
}

/** Removes the bonus a player is wagering, before replaying a bet without one. Returns whether there was one. */
export async function setBonusAside(
  tx: Transaction,
  { playerId, currency, now }: { playerId: number; currency: CurrencyCode; now: Date },
): Promise<boolean> {
  const active = await activeBonus(tx, playerId);
  if (active?.currency !== currency) return false;
  await cancelBonus(tx, { playerId, id: toWire(active.id), actor: 'system', now });
  return true;
}

const figuresOf = (copy: BonusCopy) => ({
  stage: copy.stage,
  requirement: BigInt(copy.requirement),
  wagered: BigInt(copy.wagered),
  fund: BigInt(copy.fund),
  released: BigInt(copy.released),
  won: BigInt(copy.won),
  cap: copy.cap === null ? null : BigInt(copy.cap),
  max_stake: copy.maxStake === null ? null : BigInt(copy.maxStake),
  rounds_left: copy.roundsLeft,
});

const isSame = (row: BonusRow, figures: ReturnType<typeof figuresOf>): boolean =>
  (Object.keys(figures) as (keyof typeof figures)[]).every((name) => row[name] === figures[name]);

interface New {
  playerId: number;
  currency: CurrencyCode;
  copy: BonusCopy;
  grant_id: string;
  now: Date;
}

async function insert(tx: Transaction, { copy, grant_id, now, ...owner }: New): Promise<bigint> {
  const { definition, version, type, gives, currency } = copy;
  const row = {
    ...{
      player_id: BigInt(owner.playerId),
      grant_id,
      definition,
      version,
      type,
      gives,
      currency,
      stage: 'issued' as const,
    },
    ...{ amount: BigInt(copy.amount), requirement: 0n, once: false, issued_at: now, activated_at: now },
    account_id: gives === 'money' ? await openBonusAccount(tx, owner) : null,
    expires_at: new Date(copy.expiresAt),
  };
  const [made] = await run(tx, tables.insertInto('player_bonuses').values(row).returning(columns.player_bonuses));
  return made!.id;
}
