/** Bet of another player, as shown on the page. */
export interface SeenBet {
  readonly nickname: string;
  /** Amount in the table's own unit, so that bets in different currencies compare. */
  readonly amount: number;
  readonly colour: number;
}

export interface SeenBets {
  readonly players: number;
  readonly amount: number;
  readonly shown: readonly SeenBet[];
}

const MOST_SHOWN = 50;

/**
 * Summarises a table's bets for its page: totals over all players, and up to fifty bets by name, largest first. The
 * message stays small with any number of players.
 */
export function sampleBets(bets: Iterable<SeenBet>): SeenBets {
  let [players, amount] = [0, 0];
  const shown: SeenBet[] = [];
  for (const bet of bets) {
    players += 1;
    amount += bet.amount;
    const smallest = shown.at(-1);
    if (shown.length === MOST_SHOWN && smallest && bet.amount <= smallest.amount) continue;
    const at = shown.findIndex((other) => other.amount < bet.amount);
    shown.splice(at < 0 ? shown.length : at, 0, bet);
    if (shown.length > MOST_SHOWN) shown.pop();
  }
  return { players, amount, shown };
}
