export type PaymentAction = 'deposit' | 'cashout';

/** Field that a method asks the payer for, inside the provider's own frame. */
export type FieldName =
  | 'card_number'
  | 'card_expiry'
  | 'card_cvc'
  | 'card_holder'
  | 'voucher_code'
  | 'account_number'
  | 'account_holder'
  | 'wallet_email'
  | 'crypto_address';

export interface Method {
  id: string;
  brand: string;
  title: string;
  type: 'card' | 'bank' | 'voucher' | 'wallet' | 'crypto';
  actions: readonly PaymentAction[];
  /** Key of the duration, which the site translates. */
  speed: 'instant' | 'minutes' | 'days';
  fields: Partial<Record<PaymentAction, readonly FieldName[]>>;
  /** `true` if the payer confirms on a page of the provider (a bank's log-in). */
  redirect?: boolean;
  /** Minimum and maximum amount by currency, decimal strings in major units. */
  limits: Readonly<Record<string, readonly [string, string]>>;
}

const card = {
  AUD: ['15', '7500'],
  CAD: ['15', '7500'],
  NZD: ['15', '8000'],
  EUR: ['10', '5000'],
  USD: ['10', '5000'],
  PLN: ['40', '20000'],
  JPY: ['1500', '750000'],
  NOK: ['100', '50000'],
  BRL: ['50', '25000'],
} as const;
const bank = {
  AUD: ['20', '20000'],
  CAD: ['20', '20000'],
  NZD: ['20', '20000'],
  EUR: ['20', '20000'],
  USD: ['20', '20000'],
  PLN: ['80', '80000'],
  JPY: ['3000', '3000000'],
  NOK: ['200', '200000'],
  BRL: ['100', '100000'],
} as const;

const crypto = (brand: string, title: string, currency: string, min: string, max: string): Method => ({
  id: `crypto_${currency.toLowerCase()}`,
  brand,
  title,
  type: 'crypto',
  actions: ['deposit', 'cashout'],
  speed: 'minutes',
  fields: { cashout: ['crypto_address'] },
  limits: { [currency]: [min, max] },
});

/** All payment methods of the sandbox. The names are invented; the limits are this provider's, not the casino's. */
export const methods: readonly Method[] = [
  {
    id: 'card',
    brand: 'card',
    title: 'Card',
    type: 'card',
    actions: ['deposit', 'cashout'],
    speed: 'instant',
    fields: {
      deposit: ['card_number', 'card_expiry', 'card_cvc', 'card_holder'],
      cashout: ['card_number', 'card_expiry', 'card_holder'],
    },
    limits: card,
  },
  {
    id: 'instant_bank',
    brand: 'sofort',
    title: 'Instant bank transfer',
    type: 'bank',
    actions: ['deposit'],
    speed: 'instant',
    fields: {},
    redirect: true,
    limits: { EUR: ['10', '10000'], PLN: ['40', '40000'] },
  },
  {
    id: 'open_banking',
    brand: 'open_banking',
    title: 'Open banking',
    type: 'bank',
    actions: ['deposit'],
    speed: 'instant',
    fields: {},
    redirect: true,
    limits: bank,
  },
  {
    id: 'bank_transfer',
    brand: 'bank',
    title: 'Bank transfer',
    type: 'bank',
    actions: ['deposit', 'cashout'],
    speed: 'days',
    fields: { cashout: ['account_number', 'account_holder'] },
    redirect: true,
    limits: bank,
  },
  {
    id: 'fernwallet',
    brand: 'fernwallet',
    title: 'Fernwallet',
    type: 'wallet',
    actions: ['deposit', 'cashout'],
    speed: 'instant',
    fields: { cashout: ['wallet_email'] },
    redirect: true,
    limits: card,
  },
  {
    id: 'voucher',
    brand: 'papervoucher',
    title: 'Papervoucher',
    type: 'voucher',
    actions: ['deposit'],
    speed: 'instant',
    fields: { deposit: ['voucher_code'] },
    limits: {
      EUR: ['10', '250'],
      AUD: ['15', '400'],
      CAD: ['15', '400'],
      NZD: ['15', '400'],
      PLN: ['40', '1000'],
      NOK: ['100', '2500'],
    },
  },
  crypto('bitcoin', 'Bitcoin', 'BTC', '0.0001', '5'),
  crypto('bitcoin_cash', 'Bitcoin Cash', 'BCH', '0.01', '100'),
  crypto('ethereum', 'Ethereum', 'ETH', '0.002', '100'),
  crypto('litecoin', 'Litecoin', 'LTC', '0.05', '1000'),
  crypto('dogecoin', 'Dogecoin', 'DOG', '40', '1000000'),
  crypto('tether', 'Tether', 'USDT', '5', '100000'),
];

/** Returns the coin whose addresses a method uses. */
export const coinOf = ({ type, limits }: Method): string | undefined =>
  type === 'crypto' ? Object.keys(limits)[0] : undefined;

export const methodById = (id: string): Method | undefined => methods.find((method) => method.id === id);

export function methodsFor(currency: string, action: PaymentAction): Method[] {
  return methods.filter((method) => method.actions.includes(action) && currency in method.limits);
}

/** Returns whether the method accepts an amount, a decimal string. */
export function takes(method: Method, currency: string, amount: string): boolean {
  const limits = method.limits[currency];
  return limits !== undefined && Number(amount) >= Number(limits[0]) && Number(amount) <= Number(limits[1]);
}
