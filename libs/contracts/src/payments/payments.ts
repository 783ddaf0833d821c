import * as v from 'valibot';
import { AmountCents, CurrencyCode, keysetOf, PositiveAmountCents, Timestamp, Uuid } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { BonusCode, Gift } from '../core/gift.ts';
import { text } from '../core/text.ts';

export const PaymentId = Uuid;

/** A provider's name for a method: `card`, `bank_transfer`. */
export const PaymentMethodId = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,40}$/));

/** Money in, and money out: a payout is a `cashout` on the wire. */
export const PaymentAction = /*#__PURE__*/ v.picklist(['deposit', 'cashout']);

/**
 * Deposits: created → submitted → challenge | pending → succeeded | failed | cancelled; one that succeeded may be refunded or
 * charged back by its bank.
 * Payouts: requested (the money is held) → approved → sent → paid | failed, or declined, or recalled, or split into payouts of their own.
 */
export const PaymentState = /*#__PURE__*/ v.picklist([
  'created',
  'submitted',
  'challenge',
  'pending',
  'succeeded',
  'failed',
  'cancelled',
  'refunded',
  'charged_back',
  'requested',
  'approved',
  'sent',
  'paid',
  'declined',
  'recalled',
  'split',
]);

/** Why a provider refused; reasons not listed become `declined`. */
export const PaymentFailure = /*#__PURE__*/ v.picklist([
  'declined',
  'insufficient_funds',
  'challenge_failed',
  'expired',
  'invalid_details',
  'provider_error',
]);

/** Why an operator declined a payout: each is a sentence that tells the player what to do. */
export const PayoutDeclineReason = /*#__PURE__*/ v.picklist([
  'account_of_another',
  'identity_unproven',
  'other_way_first',
  'wrong_details',
  'asked_to_stop',
]);

/** Why the house took a waiting payout back: its money is owed. */
export const PayoutOwed = /*#__PURE__*/ v.picklist(['bet_corrected', 'deposit_returned']);

/** An operator's question about a payout under review. Each has a sentence that tells the player what to do. */
export const PayoutQuestion = /*#__PURE__*/ v.picklist(['whose_account', 'source_of_money', 'did_you_order_it']);
export type PayoutQuestion = v.InferOutput<typeof PayoutQuestion>;

/** Outcome: in progress; ended, and the money arrived; ended without. */
export const PaymentOutcome = /*#__PURE__*/ v.picklist(['open', 'done', 'failed']);

/** One entry of the player's payment history. Source: specification §3 Payment history item. */
export const Payment = /*#__PURE__*/ v.object({
  id: PaymentId,
  action: PaymentAction,
  state: PaymentState,
  currency: CurrencyCode,
  amount_cents: AmountCents,
  /** Requested amount of a payout that was reduced by a debt. */
  reduced_from_cents: v.optional(PositiveAmountCents),
  method: v.object({ id: PaymentMethodId, title: v.string() }),
  /** Card or account as the provider shows it: "411111******1111". */
  instrument: v.nullable(v.string()),
  /** Reason no money moved, from the provider or, for a declined payout, from an operator. */
  failure: v.nullable(v.union([PaymentFailure, PayoutDeclineReason, PayoutOwed])),
  /** Confirmations of a coin transfer: blocks so far, and blocks needed; null for other money. */
  confirmations: v.nullable(v.object({ seen: v.number(), needed: v.number() })),
  /** Earliest time a payout to a new address is sent. */
  not_before: v.nullable(Timestamp),
  /** Operator's question before it is sent; `answered` is true once the player has replied. */
  question: v.nullable(PayoutQuestion),
  answered: v.boolean(),
  recallable: v.boolean(),
  /** Null while it is in progress. */
  success: v.nullable(v.boolean()),
  created_at: Timestamp,
  finished_at: v.nullable(Timestamp),
});

/** Filter of the payment history. */
const PaymentsFilter = /*#__PURE__*/ v.object({
  action: v.optional(PaymentAction),
  /** Open; ended and paid; ended without. */
  outcome: v.optional(PaymentOutcome),
  currency: v.optional(CurrencyCode),
  /** Created at this time or later, and before that one. */
  from: v.optional(Timestamp),
  to: v.optional(Timestamp),
});

/** GET /api/player/payments: newest first, by keyset; `action` narrows. Source: specification §7 Payments. */
export const readPayments = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/payments',
  query: /*#__PURE__*/ v.object({
    /** The page before's `next`: the id of its last payment. */
    before: v.optional(PaymentId),
    limit: v.optional(v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/), v.transform(Number)), '20'),
    ...PaymentsFilter.entries,
  }),
  reply: /*#__PURE__*/ keysetOf(Payment),
});

/** Payments one file holds; the newest ones. */
export const MOST_EXPORTED_PAYMENTS = 100_000;

/** GET /api/player/payments.csv: the same history as a file: RFC 4180, UTC, decimal points, nothing a spreadsheet would run. Ours. */
export const exportPayments = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/payments.csv',
  query: PaymentsFilter,
  reply: v.string(),
  media: 'text/csv; charset=utf-8',
});

/** A debt of the player, collected from money they receive. */
export const PlayerDebt = /*#__PURE__*/ v.object({
  id: Uuid,
  /** Cause: a bet whose result was corrected, or a deposit that was reversed. */
  cause: v.picklist(['bet', 'deposit']),
  currency: CurrencyCode,
  /** Amount still owed. */
  owed_cents: AmountCents,
  since: Timestamp,
});
export type PlayerDebt = v.InferOutput<typeof PlayerDebt>;

/**
 * Coins that arrived and could not be credited yet: an operator reviews them. Amount and coin as their network reports
 * them.
 */
export const CheckedCoins = /*#__PURE__*/ v.object({
  id: v.string(),
  amount: v.string(),
  currency: v.string(),
  at: Timestamp,
});
export type CheckedCoins = v.InferOutput<typeof CheckedCoins>;

/** GET /api/player/payments/notes: what stands beside the history: debts, and coins that are being checked. Ours. */
export const readPaymentNotes = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/payments/notes',
  reply: /*#__PURE__*/ v.object({
    debts: v.array(PlayerDebt),
    checked: v.array(CheckedCoins),
    collecting: v.boolean(),
  }),
});

/** A state a payment came to. */
export const PaymentStep = /*#__PURE__*/ v.object({
  state: PaymentState,
  at: Timestamp,
  by: v.picklist(['player', 'house', 'provider']),
});

/** GET /api/player/payments/{id}: a payment with its steps, first to last. Ours. */
export const readPayment = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/payments/:id',
  params: /*#__PURE__*/ v.object({ id: PaymentId }),
  reply: /*#__PURE__*/ v.object({ payment: Payment, steps: v.array(PaymentStep) }),
  refusals: ['not_found'],
});

/** Deposits and withdrawals in a calendar month, UTC. */
export const PaymentMonth = /*#__PURE__*/ v.object({
  /** 2026-11. */
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  deposits_cents: AmountCents,
  cashouts_cents: AmountCents,
});

/** GET /api/player/payments/months: what arrived and what was paid out in one currency, the last twelve months, oldest first, and ever. Ours. */
export const readPaymentMonths = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/payments/months',
  query: /*#__PURE__*/ v.object({ currency: CurrencyCode }),
  reply: /*#__PURE__*/ v.object({
    months: v.array(PaymentMonth),
    total: v.object({ deposits_cents: AmountCents, cashouts_cents: AmountCents }),
  }),
});

/**
 * POST /api/payments/profiles/forget: a saved card or account is offered no more. Needs the password given a short while ago.
 * Ours.
 */
export const forgetPaymentProfile = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/payments/profiles/forget',
  body: /*#__PURE__*/ v.object({ profile_id: text(64) }),
  status: [204],
  reply: /*#__PURE__*/ v.undefined(),
  refusals: ['not_found', 'reauthentication_required', 'unavailable'],
});

/**
 * POST /api/users/transaction: the browser's own mark of a payment the player has just begun, for the check for fraud. Source:
 * specification §7; its body is ours.
 */
export const reportTransaction = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/users/transaction',
  body: /*#__PURE__*/ v.object({ payment_id: PaymentId, dfpc: text(512) }),
  status: [204],
  reply: /*#__PURE__*/ v.undefined(),
  refusals: ['not_found'],
});

/** State of the player's right to cancel withdrawals. */
export const RecallLock = /*#__PURE__*/ v.object({
  /** Time since which the player has made withdrawals final. It can't be undone. */
  locked_at: v.nullable(Timestamp),
  /** True if the edition allows no one to cancel withdrawals. */
  edition_forbids: v.boolean(),
});
export type RecallLock = v.InferOutput<typeof RecallLock>;

/** GET /api/player/recall_lock. Ours. */
export const readRecallLock = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/recall_lock',
  reply: RecallLock,
});

/** POST /api/player/recall_lock: makes withdrawals final, permanently, including pending ones. Ours. */
export const setRecallLock = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/recall_lock',
  reply: RecallLock,
});

/** POST /api/player/payments/{id}/answer: what the player says to an operator's question about a payout. Ours. */
export const answerPayout = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/payments/:id/answer',
  params: /*#__PURE__*/ v.object({ id: PaymentId }),
  body: /*#__PURE__*/ v.object({ answer: text(1000) }),
  reply: Payment,
  refusals: ['not_found', 'nothing_asked'],
});

/** POST /api/player/payments/{id}/recall: takes back a payout that is still recallable. Source: specification §7 Payments. */
export const recallPayment = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/payments/:id/recall',
  params: /*#__PURE__*/ v.object({ id: PaymentId }),
  reply: Payment,
  refusals: ['not_recallable', 'recall_disabled', 'not_found'],
});

/**
 * GET /api/payments/setup: where the payments script is and the token under which it knows this player.
 * The token holds only the customer's reference and lives for an hour.
 */
export const readPaymentSetup = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/payments/setup',
  reply: /*#__PURE__*/ v.object({
    provider: v.string(),
    script_url: v.string(),
    /** Subresource integrity of that version; null where the provider gives none. */
    script_integrity: v.nullable(v.string()),
    customer_token: v.string(),
    /** Minutes in which a payout may be cancelled; null where the edition forbids it. */
    recall_minutes: v.nullable(v.number()),
    /** True if a payout requires the password again, because it was last entered too long ago. */
    reauthentication_required: v.boolean(),
  }),
  refusals: ['unavailable'],
});

/** Reason the cashbox is closed, and its end if known. */
export const CashboxStop = /*#__PURE__*/ v.object({
  reason: v.picklist([
    'tech_work',
    'selfexclusion',
    'coolingoff',
    'region',
    'profile_incomplete',
    'questionnaire_pending',
    'unverified',
    'identity_check',
  ]),
  until: v.nullable(Timestamp),
});
export type CashboxStop = v.InferOutput<typeof CashboxStop>;

/** GET /api/payments/availability: why deposits and payouts are blocked; null if they are not. Source: specification §2. */
export const readCashboxAvailability = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/payments/availability',
  reply: /*#__PURE__*/ v.object({ deposit: v.nullable(CashboxStop), cashout: v.nullable(CashboxStop) }),
});

/** A seller of coins for cards. Source: specification §3 Crypto card. */
export const CryptoCard = /*#__PURE__*/ v.object({
  provider: v.string(),
  brand: v.string(),
  /** Percent. */
  fee: v.number(),
  /** About so many minutes. */
  processing_time: v.number(),
  /** Euros from which the seller asks who one is. */
  verification: v.number(),
  /** Cards it takes, in place of a logo. */
  paymentMethods: v.array(v.string()),
  fiat_currencies: v.array(v.string()),
  /** Its page, for a sandboxed frame, and the name it knows the site by. */
  frame_url: v.string(),
  widget_id: v.string(),
});
export type CryptoCard = v.InferOutput<typeof CryptoCard>;

const AmountRange = /*#__PURE__*/ v.object({ min_cents: AmountCents, max_cents: AmountCents });

/**
 * Public details of a method, shown without an account: its name, and its amounts each way, null where it isn't
 * available.
 */
export const OfferedMethod = /*#__PURE__*/ v.object({
  id: PaymentMethodId,
  title: v.string(),
  deposit: v.nullable(AmountRange),
  cashout: v.nullable(AmountRange),
});
export type OfferedMethod = v.InferOutput<typeof OfferedMethod>;

/**
 * GET /api/payments/methods?currency=: returns payment methods in a currency, as their provider offers them today.
 * Ours.
 */
export const readOfferedMethods = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/payments/methods',
  query: /*#__PURE__*/ v.object({ currency: CurrencyCode }),
  reply: /*#__PURE__*/ v.array(OfferedMethod),
  refusals: ['unavailable'],
});

/** GET /api/payments/crypto_cards: returns sellers open to the player; access may be limited to groups. Ours. */
export const readCryptoCards = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/payments/crypto_cards',
  reply: /*#__PURE__*/ v.array(CryptoCard),
});

/** An intent under way: the payment and what the payments script needs to carry it out. */
export const PaymentIntent = /*#__PURE__*/ v.object({
  payment: Payment,
  /** Token that lets only the script act on this payment; null once it has ended and for payouts. */
  client_token: v.nullable(v.string()),
  /** The provider's id of the payment, for the script. */
  provider_payment_id: v.nullable(v.string()),
  /** Bonus that came with a completed deposit. */
  bonus: v.nullable(Gift),
});

/**
 * POST /api/payments/intents: a deposit or payout. Limits and holds are taken here, before the provider is asked.
 * Needs `Idempotency-Key`. A payout names where the money goes by the provider's profile, and needs the password given a short while ago.
 */
export const createPaymentIntent = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/payments/intents',
  body: /*#__PURE__*/ v.object({
    action: PaymentAction,
    method_id: PaymentMethodId,
    currency: CurrencyCode,
    amount_cents: PositiveAmountCents,
    profile_id: v.optional(text(64)),
    /** For a deposit: true if made with one click, with a card used before. */
    one_click: v.optional(v.boolean()),
    /** For a deposit: code of the bonus whose terms the player saw and chose. Without it no bonus starts. */
    bonus_code: v.optional(BonusCode),
    /** For a payout: true if the player saw which bonus is forfeited, and continues. */
    forfeit_bonus: v.optional(v.boolean()),
  }),
  reply: PaymentIntent,
  status: [201],
  refusals: [
    'amount_too_small',
    'amount_too_large',
    'currency_not_available',
    'method_not_available',
    'insufficient_funds',
    'deposit_limit_reached',
    'one_click_cap_reached',
    'excluded',
    'profile_required',
    'region_blocked',
    'source_first',
    'tech_work',
    'verification_required',
    'reauthentication_required',
    'idempotency_conflict',
    'idempotency_key_required',
    'profile_incomplete',
    'questionnaire_pending',
    'bonus_would_lapse',
    'bonus_not_for_deposit',
    'unavailable',
  ],
});

/** GET /api/payments/intents/{id}: how far it is. */
export const readPaymentIntent = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/payments/intents/:id',
  params: /*#__PURE__*/ v.object({ id: PaymentId }),
  reply: PaymentIntent,
  refusals: ['not_found'],
});

/** POST /api/payments/intents/{id}/cancel: cancels a deposit the player left, if the provider still can. */
export const cancelPaymentIntent = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/payments/intents/:id/cancel',
  params: /*#__PURE__*/ v.object({ id: PaymentId }),
  reply: PaymentIntent,
  refusals: ['not_found', 'unavailable'],
});

/** Event `changed` on `$player:<id>:payments`: a payment changed. */
export const PaymentChanged = /*#__PURE__*/ v.object({ id: PaymentId, action: PaymentAction, state: PaymentState });

export type PayoutDeclineReason = v.InferOutput<typeof PayoutDeclineReason>;
export type Payment = v.InferOutput<typeof Payment>;
export type PaymentAction = v.InferOutput<typeof PaymentAction>;
export type PaymentFailure = v.InferOutput<typeof PaymentFailure>;
export type PaymentIntent = v.InferOutput<typeof PaymentIntent>;
export type PaymentMonth = v.InferOutput<typeof PaymentMonth>;
export type PaymentOutcome = v.InferOutput<typeof PaymentOutcome>;
export type PaymentStep = v.InferOutput<typeof PaymentStep>;
export type PaymentState = v.InferOutput<typeof PaymentState>;
export type PaymentSetup = v.InferOutput<(typeof readPaymentSetup)['reply']>;
