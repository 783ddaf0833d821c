import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { payout } from '@croupier/bet-math';
import { toWire } from '@croupier/contracts';
import { needsAccepting } from '../slip-model/selection.ts';
import { oddsChangeAtom, removeAtom, replaceAtom, stakeAtom } from '../slip-model/slip.atoms.ts';
import { checkFreeBet, checkStakeLimits } from '../slip-model/stake-limits.ts';
import { useFreeBet } from '../slip-model/useFreeBet.ts';
import { useLegs, type Leg } from '../slip-model/useLegs.ts';
import { useStakeSettings } from '../slip-model/useStakeSettings.ts';
import { PLACE_BETS, usePlaceBets } from './usePlaceBets.ts';

/** The wire can't carry more; it is above every bound anyway. */
const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);

/** What the one button of the slip does now. */
export type SlipStep = 'login' | 'stake' | 'bounds' | 'clear' | 'wait' | 'accept' | 'place';

/** The slip as a whole: its legs, the sum, and the next step. */
export function useSlip() {
  const legs = useLegs();
  const settings = useStakeSettings();
  const [typed, setTyped] = useAtom(stakeAtom);
  // Five euros are not five of another wallet's units: who changes the wallet types the stake anew.
  const freeBet = useFreeBet(settings.currency, legs.length);
  const own = typed?.currency === settings.currency ? typed.cents : null;
  const stake = freeBet.chosen ? freeBet.chosen.amount_cents : own;
  const oddsChange = useAtomValue(oddsChangeAtom);
  const [remove, replace] = [useSetAtom(removeAtom), useSetAtom(replaceAtom)];
  const queryClient = useQueryClient();
  const place = usePlaceBets();
  const sending = useIsMutating({ mutationKey: PLACE_BETS }) > 0; // By either of the slips, also after its sheet was closed.
  const closed = legs.filter(({ standing }) => standing.state === 'closed');
  const changed = legs.filter(({ standing }) => needsAccepting(standing, oddsChange));
  const stakeRefusal =
    legs.length === 0 ? null : (checkFreeBet(freeBet.chosen, legs) ?? checkStakeLimits(stake, legs, settings));
  const step = nextStep({
    legs,
    closed,
    changed,
    stake,
    within: stakeRefusal === null,
    signedIn: settings.player !== null,
  });
  const refusals = new Map(place.data?.filter(({ bet }) => !bet).map(({ key, refusal }) => [key, refusal ?? null]));

  function accept(): void {
    for (const { selection, standing } of changed) if (standing.now) replace({ ...selection, seen: standing.now });
    place.reset();
  }
  return {
    ...settings,
    legs,
    changed,
    stake,
    step,
    refusals,
    /** Why this stake can't be bet, before it is sent. */
    stakeRefusal,
    freeBet: {
      ...freeBet,
      choose(id: number | null) {
        freeBet.choose(id);
        if (!sending) place.reset();
      },
    },
    sending,
    setStake: (amount: bigint | null) => {
      const cents = amount === null ? null : toWire(amount > LARGEST ? LARGEST : amount);
      setTyped(cents === null ? null : { currency: settings.currency, cents });
      if (!sending) place.reset();
    },
    total: stake === null ? null : stake * legs.length,
    possible:
      stake === null || stakeRefusal ? null : possibleReturn(legs, stake) - BigInt(freeBet.chosen?.amount_cents ?? 0),
    accept,
    clear: () => remove(closed.map(({ selection }) => selection.key)),
    submit: () => {
      // Asked of the cache: a second press in the same moment comes before anything is rendered again.
      if (stake !== null && queryClient.isMutating({ mutationKey: PLACE_BETS }) === 0)
        place.mutate({
          legs,
          terms: { currency: settings.currency, stake, oddsChange, freeBet: freeBet.chosen?.id ?? null },
        });
    },
  };
}

interface Situation {
  legs: readonly Leg[];
  closed: readonly Leg[];
  changed: readonly Leg[];
  stake: number | null;
  within: boolean;
  signedIn: boolean;
}

function nextStep({ legs, closed, changed, stake, within, signedIn }: Situation): SlipStep {
  if (!signedIn) return 'login';
  if (closed.length > 0) return 'clear';
  if (changed.length > 0) return 'accept';
  if (legs.some(({ standing }) => standing.state !== 'open')) return 'wait';
  if (stake === null) return 'stake';
  return within && stake > 0 ? 'place' : 'bounds';
}

/** If every bet wins, by the sum the server does. */
function possibleReturn(legs: readonly Leg[], stake: number): bigint {
  const odds = legs.map(({ selection, standing }) => standing.now?.odds ?? selection.seen.odds);
  return odds.reduce(
    (sum, one) => sum + payout({ stake: BigInt(stake), legs: [{ odds: one, result: 1, voidFactor: 0 }], sizes: [1] }),
    0n,
  );
}

export type Slip = ReturnType<typeof useSlip>;
