/** What is drawn on a mark. */
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
  /** Invented, or the plain word for a kind of payment: nobody's trade mark. */
  name: string;
  kind: 'card' | 'bank' | 'wallet' | 'voucher' | 'coin';
  shape: MarkShape;
  hue: number;
}

const logo = (id: string, name: string, kind: PaymentLogo['kind'], shape: MarkShape, hue: number): PaymentLogo => ({
  id,
  name,
  kind,
  shape,
  hue,
});

/** The marks of ways to pay that a cashbox may show. Source: specification §9. */
export const paymentLogos: readonly PaymentLogo[] = [
  logo('card', 'Card', 'card', 'chip', 158),
  logo('debit', 'Debit', 'card', 'stripe', 212),
  logo('credit', 'Credit', 'card', 'pair', 18),
  logo('prepaid', 'Prepaid', 'card', 'stripe', 286),
  logo('virtual', 'Virtual', 'card', 'ring', 250),
  logo('contactless', 'Contactless', 'card', 'waves', 190),
  logo('marlow', 'Marlow', 'card', 'diamond', 340),
  logo('bank', 'Bank', 'bank', 'columns', 205),
  logo('open_banking', 'Open banking', 'bank', 'ring', 172),
  logo('sofort', 'Instant', 'bank', 'bolt', 332),
  logo('standing', 'Standing order', 'bank', 'arrows', 226),
  logo('direct_debit', 'Direct debit', 'bank', 'columns', 145),
  logo('wire', 'Wire', 'bank', 'arrows', 28),
  logo('harbourpay', 'Harbourpay', 'bank', 'waves', 200),
  logo('fernwallet', 'Fernwallet', 'wallet', 'leaf', 132),
  logo('mobile', 'Mobile', 'wallet', 'phone', 262),
  logo('pocketlark', 'Pocketlark', 'wallet', 'purse', 38),
  logo('tidepay', 'Tidepay', 'wallet', 'waves', 184),
  logo('quillpay', 'Quillpay', 'wallet', 'leaf', 300),
  logo('northpurse', 'Northpurse', 'wallet', 'purse', 218),
  logo('papervoucher', 'Papervoucher', 'voucher', 'ticket', 46),
  logo('giftslip', 'Giftslip', 'voucher', 'ticket', 350),
  logo('kioskcash', 'Kioskcash', 'voucher', 'purse', 98),
  logo('cash', 'Cash', 'voucher', 'stripe', 120),
  logo('bitcoin', 'Bitcoin', 'coin', 'coin', 34),
  logo('bitcoin_cash', 'Bitcoin Cash', 'coin', 'coin', 142),
  logo('ethereum', 'Ethereum', 'coin', 'diamond', 236),
  logo('litecoin', 'Litecoin', 'coin', 'ring', 208),
  logo('dogecoin', 'Dogecoin', 'coin', 'coin', 48),
  logo('tether', 'Tether', 'coin', 'ring', 164),
  logo('stablecoin', 'Stablecoin', 'coin', 'pair', 176),
  logo('coin_seller', 'Coins by card', 'coin', 'pair', 52),
];
