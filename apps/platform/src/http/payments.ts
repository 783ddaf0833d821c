import * as contracts from '@croupier/contracts';
import { editionById } from '@croupier/i18n';
import {
  actionFromWire,
  answerPayout,
  cancelDeposit,
  convert,
  cryptoCards,
  customerOf,
  describeConversion,
  describePayment,
  findPayment,
  forgetProfile,
  listConversions,
  listPayments,
  listUntaken,
  openDeposit,
  openPayout,
  quoteConversion,
  readTerms,
  type PaymentRow,
  type PaymentsPage,
  lockRecall,
  nameDevice,
  readAvailability,
  readPaymentMonths,
  readRecallLock,
  readSteps,
  RECALL_MINUTES,
  recallPayout,
  requireOpen,
} from '@croupier/server-payments';
import { readOwnPlayer, readPlayer } from '@croupier/server-players';
import { readGiftOfDeposit } from '@croupier/server-promotions';
import { hasRecentPassword, requireRecentPassword } from '@croupier/server-sessions';
import { isCollecting, listDebts } from '@croupier/server-wallet';
import { cacheFor } from '../cache-for.ts';
import type { PlatformContext, RequestInfo } from '../context.ts';
import { paymentsCsv } from '../csv/payments-csv.ts';
import type { Serve } from '../serve.ts';
import { playerFiles } from '../throttling/player-files.ts';

const required = <Row>(row: Row | null): Row => {
  if (row === null) throw new contracts.Refusal('not_found');
  return row;
};

const EXPORT_PAGE = 500;

type Filter = Omit<PaymentsPage, 'playerId' | 'limit' | 'before'>;
type Wanted = contracts.CallInput<typeof contracts.exportPayments>['query'];

const filterOf = ({ action, outcome, currency, from, to }: Wanted): Filter => ({
  action: action && actionFromWire(action),
  outcome,
  currency,
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
});

/** Methods are public, but the provider is asked only once a minute. */
const METHODS_CACHE_LIFETIME_MS = 60_000;

/**
 * Registers the routes for deposits, payouts and their history. Every payment is looked up together with its player.
 */
export function paymentsRoutes(serve: Serve, platform: PlatformContext): void {
  const { db, clock, payments } = platform;
  const file = playerFiles();
  const intentOf = async (row: PaymentRow, { locale, edition }: RequestInfo): Promise<contracts.PaymentIntent> => ({
    payment: describePayment(row),
    client_token: row.client_token,
    provider_payment_id: row.provider_payment_id,
    bonus: row.state === 'succeeded' ? await readGiftOfDeposit(db, row.id, locale ?? edition.defaultLocale) : null,
  });
  const methods = cacheFor(METHODS_CACHE_LIFETIME_MS, clock, () => payments.provider.methods());

  serve(contracts.readPaymentSetup, { access: 'player' }, async ({ player }) => {
    const { edition } = required(await readPlayer(db, player.playerId));
    const { rules } = editionById(edition);
    const script = await payments.provider.script();
    return {
      provider: payments.provider.name,
      script_url: script.url,
      script_integrity: script.integrity,
      customer_token: payments.provider.customerToken(customerOf(player.playerId), clock()),
      recall_minutes: rules.recallForbidden || (await readRecallLock(db, player.playerId)) ? null : RECALL_MINUTES,
      reauthentication_required: !hasRecentPassword(player.session, clock()),
    };
  });

  const availabilityOf = (playerId: number, country: string | null) =>
    readAvailability(db, {
      playerId,
      techWork: platform.config.techWork,
      regionBlocked: country !== null && platform.config.blockedCountries.has(country),
      now: clock(),
    });

  serve(contracts.readCashboxAvailability, { access: 'player' }, async ({ player, request }) => {
    const { deposit, payout } = await availabilityOf(player.playerId, request.country);
    return { deposit, cashout: payout };
  });

  serve(contracts.createPaymentIntent, { access: 'player' }, async ({ player, body, idempotencyKey, request }) => {
    if (idempotencyKey === null) throw new contracts.Refusal('idempotency_key_required');
    const { playerId } = player;
    const order = {
      playerId,
      idempotencyKey,
      methodId: body.method_id,
      currency: body.currency,
      amount: BigInt(body.amount_cents),
    };
    requireOpen((await availabilityOf(playerId, request.country))[actionFromWire(body.action)]);
    if (body.action === 'deposit')
      return intentOf(
        await openDeposit(payments, {
          ...order,
          oneClick: body.one_click ?? false,
          bonusCode: body.bonus_code?.toUpperCase(),
        }),
        request,
      );
    requireRecentPassword(player.session, clock());
    return intentOf(
      await openPayout(payments, { ...order, profileId: body.profile_id, forfeits: body.forfeit_bonus ?? false }),
      request,
    );
  });

  serve(contracts.readPaymentIntent, { access: 'player' }, async ({ player, params, request }) =>
    intentOf(required(await findPayment(db, params.id, player.playerId)), request),
  );

  serve(contracts.cancelPaymentIntent, { access: 'player' }, async ({ player, params, request }) =>
    intentOf(await cancelDeposit(payments, { paymentId: params.id, playerId: player.playerId }), request),
  );

  serve(contracts.readPayments, { access: 'player' }, async ({ player, query }) => {
    const { before, limit } = query;
    const page = { playerId: player.playerId, before, limit, ...filterOf(query) };
    const { rows, next } = await listPayments(db, page);
    return { data: rows.map(describePayment), next };
  });

  async function* exported(playerId: number, filter: Filter): AsyncGenerator<contracts.Payment[]> {
    let before: string | undefined;
    for (let count = 0; count < contracts.MOST_EXPORTED_PAYMENTS; count += EXPORT_PAGE) {
      const { rows, next } = await listPayments(db, { playerId, ...filter, before, limit: EXPORT_PAGE });
      yield rows.map(describePayment);
      if (next === null) return;
      before = next;
    }
  }

  serve(contracts.exportPayments, { access: 'player' }, ({ player: { playerId }, query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="payments.csv"');
    return file(playerId, () => paymentsCsv(exported(playerId, filterOf(query))));
  });

  serve(contracts.readPaymentNotes, { access: 'player' }, async ({ player: { playerId } }) => {
    const [debts, checked, collecting] = await Promise.all([
      listDebts(db, { playerId }),
      listUntaken(db, playerId),
      isCollecting(db),
    ]);
    return {
      collecting,
      debts: debts.map(({ id, cause, currency, amount, paid, created_at }) => {
        const since = created_at.toISOString();
        return { id, cause, currency, owed_cents: contracts.amountToWire(amount - paid), since };
      }),
      checked: checked.map(({ number, amount, currency, received_at }) => {
        return { id: String(number), amount, currency, at: received_at.toISOString() };
      }),
    };
  });

  serve(contracts.readPaymentMonths, { access: 'player' }, ({ player, query }) =>
    readPaymentMonths(db, { playerId: player.playerId, currency: query.currency, now: clock() }),
  );

  serve(contracts.forgetPaymentProfile, { access: 'player' }, async ({ player, body }) => {
    requireRecentPassword(player.session, clock());
    await forgetProfile(payments, { playerId: player.playerId, profileId: body.profile_id });
  });

  serve(contracts.reportTransaction, { access: 'player' }, async ({ player, body }) => {
    await nameDevice(payments, { paymentId: body.payment_id, playerId: player.playerId, device: body.dfpc });
  });

  const recallLockOf = async (playerId: number): Promise<contracts.RecallLock> => {
    const { edition } = required(await readPlayer(db, playerId));
    const lockedAt = await readRecallLock(db, playerId);
    return {
      locked_at: lockedAt?.toISOString() ?? null,
      edition_forbids: editionById(edition).rules.recallForbidden === true,
    };
  };
  serve(contracts.readRecallLock, { access: 'player' }, ({ player }) => recallLockOf(player.playerId));
  serve(contracts.setRecallLock, { access: 'player' }, async ({ player }) => {
    await lockRecall(payments, player.playerId);
    return recallLockOf(player.playerId);
  });

  serve(contracts.readPayment, { access: 'player' }, async ({ player, params }) => {
    const row = required(await findPayment(db, params.id, player.playerId));
    return { payment: describePayment(row), steps: await readSteps(db, row.id) };
  });

  serve(contracts.recallPayment, { access: 'player' }, async ({ player, params }) =>
    describePayment(await recallPayout(payments, { paymentId: params.id, playerId: player.playerId })),
  );

  serve(contracts.answerPayout, { access: 'player' }, async ({ player, params, body }) =>
    describePayment(
      await answerPayout(payments, { paymentId: params.id, playerId: player.playerId, answer: body.answer }),
    ),
  );

  serve(contracts.readOfferedMethods, { access: 'all' }, async ({ query: { currency } }) =>
    (await methods()).flatMap(({ id, title, actions, limits }) => {
      const range = limits[currency];
      if (!range) return [];
      const amounts = { min_cents: contracts.amountToWire(range.min), max_cents: contracts.amountToWire(range.max) };
      const taken = (action: 'deposit' | 'payout') => (actions.includes(action) ? amounts : null);
      return [{ id, title, deposit: taken('deposit'), cashout: taken('payout') }];
    }),
  );

  serve(contracts.readCryptoCards, { access: 'player' }, async ({ player }) => {
    const { groups } = await readOwnPlayer(db, player.playerId);
    return cryptoCards(
      platform.config.coins,
      groups.map(({ id }) => id),
    );
  });

  serve(contracts.readConversionTerms, { access: 'player' }, ({ player: { playerId }, query }) =>
    readTerms(payments, { playerId, ...query }),
  );

  serve(contracts.quoteConversion, { access: 'player' }, async ({ player, body }) => {
    const { from, to, amount_cents } = body;
    const wanted = { playerId: player.playerId, from, to, amount: BigInt(amount_cents) };
    return describeConversion(await quoteConversion(payments, wanted), clock());
  });

  serve(contracts.convertMoney, { access: 'player' }, async ({ player, body }) =>
    describeConversion(await convert(payments, player.playerId, body.quote_id), clock()),
  );

  serve(contracts.readConversions, { access: 'player' }, async ({ player }) =>
    (await listConversions(db, player.playerId)).map((row) => describeConversion(row, clock())),
  );
}
