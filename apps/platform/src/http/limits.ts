import * as contracts from '@croupier/contracts';
import { editionById } from '@croupier/i18n';
import {
  confirmChange,
  hashLimitToken,
  type LimitSet,
  readUserLimit,
  readUserLimits,
  removeLimit,
  setLimit,
} from '@croupier/server-limits';
import { readPlayer } from '@croupier/server-players';
import type { PlatformContext } from '../context.ts';
import { sendMail } from '../send-mail.ts';
import type { Serve } from '../serve.ts';

const DAY_HOURS = 24;

/** What players allow themselves. */
export function limitsRoutes(serve: Serve, { db, clock, config, log }: PlatformContext): void {
  const recordOf = async (playerId: number) => (await readPlayer(db, playerId))!;

  const looseningHours = ({ edition }: { edition: string }): number =>
    (editionById(edition).rules.looseningDays ?? 1) * DAY_HOURS;

  /** The token leaves by mail only: who borrows a signed-in browser can't loosen a limit. */
  function mail(to: string, token: string | null): void {
    if (token === null) return;
    const link = `${config.casinoOrigin}/profile/limits/confirm?token=${token}`;
    const text = `You asked to loosen or remove a limit. Confirm it here: ${link}\n\nIf it was not you, do nothing: the limit stays as it is.`;
    sendMail(config, { to, subject: 'Please confirm the change of your limit', text }).catch((error: unknown) =>
      log.error({ err: error }, 'mail not sent'),
    );
  }

  async function answer(playerId: number, email: string, { id, token }: LimitSet) {
    mail(email, token);
    return (await readUserLimit(db, playerId, id, clock()))!;
  }

  serve(contracts.readUserLimits, { access: 'player' }, ({ player }) => readUserLimits(db, player.playerId, clock()));

  serve(contracts.setUserLimit, { access: 'player' }, async ({ player: { playerId }, body }) => {
    const record = await recordOf(playerId);
    const { type, period, duration_minutes: minutes } = body;
    const accounts = body.accounts.map(({ currency, amount_cents }) => ({ currency, amount: BigInt(amount_cents) }));
    const order = { playerId, type, period, accounts, looseningHours: looseningHours(record), now: clock() };
    const set = await db.transaction((tx) =>
      setLimit(tx, minutes === undefined ? order : { ...order, seconds: minutes * 60 }),
    );
    return answer(playerId, record.email, set);
  });

  serve(contracts.removeUserLimit, { access: 'player' }, async ({ player: { playerId }, params }) => {
    const record = await recordOf(playerId);
    const order = { playerId, id: params.id, looseningHours: looseningHours(record), now: clock() };
    return answer(playerId, record.email, await db.transaction((tx) => removeLimit(tx, order)));
  });

  serve(contracts.confirmUserLimit, { access: 'all' }, async ({ body }) => {
    await db.transaction((tx) => confirmChange(tx, { tokenHash: hashLimitToken(body.token), now: clock() }));
  });
}
