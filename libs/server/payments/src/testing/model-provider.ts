import { randomUUID } from 'node:crypto';
import { toDecimal } from '@croupier/money';
import {
  type PaymentProvider,
  ProviderAway,
  type ProviderOrder,
  ProviderRefused,
  type ProviderStatus,
  type ProviderUpdate,
} from '../provider.ts';

/**
 * Behaviour of the provider on a request: answers, refuses, is away, or accepts it while its answer is lost (or we
 * crash).
 */
export type Mood = 'answers' | 'refuses' | 'away' | 'lost';

interface Booked {
  /** Every update ever sent for this payment, oldest first: a callback may deliver any of them, any number of times. */
  said: ProviderUpdate[];
}

const ways: Record<ProviderStatus, readonly ProviderStatus[]> = {
  created: ['challenge', 'pending', 'succeeded', 'failed', 'cancelled'],
  challenge: ['pending', 'succeeded', 'failed', 'cancelled'],
  pending: ['succeeded', 'failed'],
  succeeded: ['refunded', 'charged_back'],
  // The money arrived after all.
  failed: ['succeeded'],
  cancelled: ['succeeded'],
  refunded: ['charged_back'],
  charged_back: [],
  other: [],
};

/** In-memory provider with its own books, which behaves as real providers do. */
export class ModelProvider implements PaymentProvider {
  readonly name = `model-${randomUUID()}`;
  readonly books = new Map<string, Booked>();
  mood: Mood = 'answers';

  script = () => Promise.reject(new ProviderAway('no script'));
  customerToken = () => '';
  profile = () => Promise.resolve({ title: 'NL91••••4300', method: 'bank' });
  forget = () => Promise.resolve(false);
  callback = () => {
    throw new Error('updates are applied as they are');
  };
  report = () => {
    const paid = [...this.books.keys()].map((id) => this.now(id)!).filter(({ status }) => status === 'succeeded');
    return Promise.resolve({ paid, next: null });
  };
  methods = () =>
    Promise.resolve([
      {
        id: 'bank',
        brand: 'bank',
        title: 'Bank',
        actions: ['deposit', 'payout'] as const,
        limits: { EUR: { min: 1n, max: 10n ** 9n } },
      },
    ]);

  open = async ({ paymentId, action, method, customer, amount, currency }: ProviderOrder): Promise<ProviderUpdate> => {
    if (this.mood === 'away') throw new ProviderAway('hangs');
    const known = this.books.get(paymentId);
    if (!known && this.mood === 'refuses') throw new ProviderRefused('no');
    const first: ProviderUpdate = {
      paymentId,
      providerPaymentId: randomUUID(),
      customer,
      action,
      method,
      status: 'created',
      said: 'created',
      amount: toDecimal(amount, currency),
      currency,
      failure: null,
      instrument: null,
      clientToken: action === 'deposit' ? 'token' : null,
      confirmations: null,
    };
    if (!known) this.books.set(paymentId, { said: [first] });
    if (this.mood === 'lost') throw new ProviderAway('the answer is lost');
    return this.now(paymentId)!;
  };
  read = async (paymentId: string): Promise<ProviderUpdate | null> => {
    if (this.mood === 'away') throw new ProviderAway('hangs');
    return this.now(paymentId);
  };
  cancel = async (paymentId: string): Promise<ProviderUpdate | null> => {
    if (this.mood === 'away') throw new ProviderAway('hangs');
    const now = this.now(paymentId);
    if (now?.status === 'created' || now?.status === 'challenge') this.goOn(paymentId, 'cancelled');
    return this.now(paymentId);
  };

  now(paymentId: string): ProviderUpdate | null {
    return this.books.get(paymentId)?.said.at(-1) ?? null;
  }
  /** Moves a payment on, as the payer, a bank or time would; ignores impossible transitions. */
  goOn(paymentId: string, status: ProviderStatus): void {
    const now = this.now(paymentId);
    if (!now || !ways[now.status].includes(status)) return;
    if (now.action === 'payout' && (status === 'refunded' || status === 'charged_back')) return;
    this.books
      .get(paymentId)!
      .said.push({ ...now, status, said: status, failure: status === 'failed' ? 'declined' : null });
  }
}
