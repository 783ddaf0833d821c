/** What a page is told of another player's bet. */
export interface SeenBet {
  readonly nickname: string;
  /** In the table's own unit, so that bets of different currencies compare. */
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
 * A table as its page sees it: sums over everybody, and no more than fifty by name, the largest first. However many play,
 * the message stays as small.
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
