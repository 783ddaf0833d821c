import { useLingui } from '@lingui/react/macro';
import { toWire } from '@croupier/contracts';
import { minesWin } from '@croupier/game-math';
import type { AnyCurrency } from '@croupier/money';
import { money } from '../hud/texts.tsx';
import { Quiet, Verdict } from '../originals/Verdict.tsx';
import { useStore } from '../store.ts';
import { type MinesShow, type MinesState, picksOf } from './mines-show.ts';

interface WordsProps {
  readonly show: MinesShow;
  readonly currency: AnyCurrency;
}

/** Formats the payout of cashing out now. */
function paysNow(state: MinesState, currency: AnyCurrency): string {
  const { round } = state;
  const picks = picksOf(state);
  return money(
    round && picks > 0 ? toWire(minesWin(BigInt(round.stakeCents), round.outcome.mines, picks)) : 0,
    currency,
  );
}

/** Renders the text above the field. */
export function MinesHead({ show, currency }: WordsProps) {
  const { t } = useLingui();
  const state = useStore(show);
  const { phase, round } = state;
  const picks = picksOf(state);
  const now = paysNow(state, currency);
  if (phase === 'asking' && picks === 0) return <Quiet />;
  if (phase === 'asking' || phase === 'open')
    return <Quiet>{picks === 0 ? t`Choose a cell` : t`Cashing out pays ${now}`}</Quiet>;
  if (!round) return <Quiet>{t`Choose how many mines, then dig`}</Quiet>;
  return <Verdict {...round} currency={currency} />;
}

/** Renders the sentence for screen readers. */
export function MinesSaid({ show, currency }: WordsProps) {
  const { t } = useLingui();
  const state = useStore(show);
  const { round } = state;
  const now = paysNow(state, currency);
  if (!round) return null;
  if (round.outcome.end === 'mine') return t`You hit a mine. The round is lost.`;
  if (round.outcome.end !== null) return t`Won ${money(round.winCents, currency)}.`;
  return picksOf(state) === 0 ? t`Choose a cell.` : t`Amber. Cashing out pays ${now}.`;
}
