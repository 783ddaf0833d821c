import { toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import type { Stage } from './life.ts';
import type { BonusType, Terms } from './terms.ts';

/** A bonus that bets of its player have to look at, locked. Amounts are subunits. */
export interface BonusInPlay {
  id: number;
  playerId: number;
  definition: string;
  version: number;
  type: BonusType;
  gives: Terms['gives']['kind'];
  stage: Stage;
  currency: CurrencyCode;
  /** Of spins and free bets the stake of each. */
  amount: bigint;
  requirement: bigint;
  /** Hundredths of a subunit. */
  wagered: bigint;
  fund: bigint;
  accountId: bigint | null;
  released: bigint;
  cap: bigint | null;
  maxStake: bigint | null;
  openBets: number;
  roundsLeft: number;
  won: bigint;
  expiresAt: Date;
}

/** How a stake was paid where not by cash alone, or where it counted: stored with the round or bet. */
export interface Funding {
  bonus: number;
  /** Subunits of the stake that the bonus paid. */
  paid: bigint;
  /** Hundredths of a subunit that counted towards the requirement. */
  counted: bigint;
  /** Whether spins or a free bet paid it whole. */
  gift: boolean;
}

export const fundingText = ({ bonus, paid, counted, gift }: Funding): string =>
  `{"bonus":${bonus},"paid":${toWire(paid)},"counted":${toWire(counted)},"gift":${gift}}`;

interface Written {
  bonus: number;
  paid: number;
  counted: number;
  gift: boolean;
}

export function readFunding(text: string): Funding {
  const { bonus, paid, counted, gift } = JSON.parse(text) as Written; // As written above.
  return { bonus, paid: BigInt(paid), counted: BigInt(counted), gift };
}
