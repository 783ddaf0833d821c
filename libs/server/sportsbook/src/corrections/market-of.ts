/** Names a market within its match. */
export interface MarketOf {
  market_id: number;
  specifiers: string;
}
