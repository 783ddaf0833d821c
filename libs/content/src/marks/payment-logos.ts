import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Drawing on a payment mark. */
export type MarkShape =
  | 'chip'
  | 'stripe'
  | 'waves'
  | 'phone'
  | 'columns'
  | 'bolt'
  | 'arrows'
  | 'leaf'
  | 'ticket'
  | 'purse'
  | 'coin'
  | 'diamond'
  | 'ring'
  | 'pair';

export interface PaymentLogo {
  id: string;
  /**
   * Name of a fictional brand or a coin, the same in all languages, or the word for a kind of payment. Never a real
   * trade mark.
   */
  name: string | MessageDescriptor;
  kind: 'card' | 'bank' | 'wallet' | 'voucher' | 'coin';
  shape: MarkShape;
  hue: number;
}

const logo = (
  id: string,
  name: PaymentLogo['name'],
  kind: PaymentLogo['kind'],
  shape: MarkShape,
  hue: number,
): PaymentLogo => ({
  id,
  name,
  kind,
  shape,
  hue,
});

/** Marks of the payment methods a cashbox may show. Source: specification §9. */
export const paymentLogos: readonly PaymentLogo[] = [
  logo('card', msg`Card`, 'card', 'chip', 158),
  logo('debit', msg`Debit card`, 'card', 'stripe', 212),
  logo('credit', msg`Credit card`, 'card', 'pair', 18),
  logo('prepaid', msg`Prepaid card`, 'card', 'stripe', 286),
  logo('virtual', msg`Virtual card`, 'card', 'ring', 250),
  logo('contactless', msg`Contactless card`, 'card', 'waves', 190),
  logo('marlow', 'Marlow', 'card', 'diamond', 340),
  logo('bank', msg`Bank transfer`, 'bank', 'columns', 205),
  logo('open_banking', msg`Open banking`, 'bank', 'ring', 172),
  logo('sofort', msg`Instant bank transfer`, 'bank', 'bolt', 332),
  logo('standing', msg`Standing order`, 'bank', 'arrows', 226),
  logo('direct_debit', msg`Direct debit`, 'bank', 'columns', 145),
  logo('wire', msg`Wire transfer`, 'bank', 'arrows', 28),
  logo('harbourpay', 'Harbourpay', 'bank', 'waves', 200),
  logo('fernwallet', 'Fernwallet', 'wallet', 'leaf', 132),
  logo('mobile', msg`Mobile wallet`, 'wallet', 'phone', 262),
  logo('pocketlark', 'Pocketlark', 'wallet', 'purse', 38),
  logo('tidepay', 'Tidepay', 'wallet', 'waves', 184),
  logo('quillpay', 'Quillpay', 'wallet', 'leaf', 300),
  logo('northpurse', 'Northpurse', 'wallet', 'purse', 218),
  logo('papervoucher', 'Papervoucher', 'voucher', 'ticket', 46),
  logo('giftslip', 'Giftslip', 'voucher', 'ticket', 350),
  logo('kioskcash', 'Kioskcash', 'voucher', 'purse', 98),
  logo('cash', msg`Cash`, 'voucher', 'stripe', 120),
  logo('bitcoin', 'Bitcoin', 'coin', 'coin', 34),
  logo('bitcoin_cash', 'Bitcoin Cash', 'coin', 'coin', 142),
  logo('ethereum', 'Ethereum', 'coin', 'diamond', 236),
  logo('litecoin', 'Litecoin', 'coin', 'ring', 208),
  logo('dogecoin', 'Dogecoin', 'coin', 'coin', 48),
  logo('tether', 'Tether', 'coin', 'ring', 164),
  logo('stablecoin', msg`Stablecoin`, 'coin', 'pair', 176),
  logo('coin_seller', msg`Crypto by card`, 'coin', 'pair', 52),
];
