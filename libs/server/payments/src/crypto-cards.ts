import type { CryptoCard } from '@croupier/contracts';

export interface CryptoCardsOptions {
  /** Seller's page for the browser; null if there is none. */
  frameUrl: string | null;
  widgetId: string;
  /** Player groups that may buy; empty means all players. Source: specification §6. */
  groups: readonly number[];
}

/** Currencies the seller accepts. Source: specification §9. */
const widgetCurrencies = ['EUR', 'USD', 'CAD', 'AUD', 'NOK', 'RUB', 'PLN', 'NZD', 'JPY', 'KZT', 'BRL', 'INR'];

/** Returns the ways to buy coins by card that are available to these groups. Source: specification §3 and §9. */
export function cryptoCards({ frameUrl, widgetId, groups }: CryptoCardsOptions, own: readonly number[]): CryptoCard[] {
  if (frameUrl === null || (groups.length > 0 && !own.some((group) => groups.includes(group)))) return [];
  return [
    {
      provider: 'coinseller',
      brand: 'Coinseller',
      fee: 4.5,
      processing_time: 10,
      verification: 900,
      paymentMethods: ['visa', 'mastercard'],
      fiat_currencies: widgetCurrencies,
      frame_url: frameUrl,
      widget_id: widgetId,
    },
  ];
}
