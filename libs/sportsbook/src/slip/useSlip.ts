import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type RefusedField, useApi } from '@croupier/api-client';
import { bestReturn } from '@croupier/bet-math';
import { asNow, needsAccepting } from '../slip-model/leg-now.ts';
import { mostStakesQuery } from '../slip-model/most-stakes.query.ts';
import { betsOf, bounded, COMBINED, hasPlaces, partsOf, type SlipBet, stakeOf } from '../slip-model/slip-bets.ts';
import { eachWayAtom, oddsChangeAtom, removeAtom, replaceAtom, stakeAtom } from '../slip-model/slip.atoms.ts';
import { checkFreeBet, checkStakeLimits, largestOfAll, type Means } from '../slip-model/stake-limits.ts';
import { useFreeBet } from '../slip-model/useFreeBet.ts';
import { NO_PRICE, useJoined } from '../slip-model/useJoined.ts';
import { useLegs, type Leg } from '../slip-model/useLegs.ts';
import { useMeans } from '../slip-model/useMeans.ts';
import { useSlipMode } from '../slip-model/useSlipMode.ts';
import { useStakeSettings } from '../slip-model/useStakeSettings.ts';
import { type Edit, useEdit } from './useEdit.ts';
import { PLACE_BETS, usePlaceBets } from './usePlaceBets.ts';

/** Current action of the slip's button. */
export type SlipStep = 'login' | 'over' | 'stake' | 'bounds' | 'clear' | 'related' | 'wait' | 'accept' | 'place';

/** Returns the whole slip: its legs, its bets, the total and the next step. */
export function useSlip() {
  const legs = useLegs();
  const settings = useStakeSettings();
  const { data: mostStakes } = useQuery({ ...mostStakesQuery(useApi()), enabled: settings.player !== null });
  const most = mostStakes?.find(({ currency }) => currency === settings.currency) ?? null;
  const joined = useJoined(legs);
  const mode = useSlipMode(legs.length, joined);
  const edit = useEdit();
  const means = withSold(useMeans(settings.currency, settings.player !== null), edit);
  const [eachWay, setEachWay] = useAtom(eachWayAtom);
  const [typed, setTyped] = useAtom(stakeAtom);
  const freeBet = useFreeBet(settings.currency, mode.mode === 'singles' ? legs.length : 1);
  // A free bet pays one stake at one set of odds.
  const bets = betsOf(mode.mode, { legs, joined, eachWay: eachWay && !freeBet.chosen }, mode.combined);
  // The typed stake belongs to its currency: after a change of wallet the player types a new one.
  const own = typed?.currency === settings.currency ? typed.cents : null;
  const gift = freeBet.chosen?.amount_cents ?? null;
  const stakes = bets.map((bet) => gift ?? (own === null ? null : stakeOf(bet, own, mode.stakeAs)));
  const oddsChange = useAtomValue(oddsChangeAtom);
  const [remove, replace] = [useSetAtom(removeAtom), useSetAtom(replaceAtom)];
  const queryClient = useQueryClient();
  const place = usePlaceBets();
  const sending = useIsMutating({ mutationKey: PLACE_BETS }) > 0; // By either slip, even after its sheet was closed.
  const closed = legs.filter(({ standing }) => standing.state === 'closed');
  const changed = legs.filter(({ standing }) => needsAccepting(standing, oddsChange));
  const inBets = bets.flatMap((bet) => bet.legs);
  const unpriced = inBets.filter((leg) => leg.parts && leg.standing.reason === NO_PRICE);
  const stakeRefusal = checkFreeBet(freeBet.chosen, bets) ?? firstRefusal(bets, stakes, { ...settings, most });
  const unanswered = bets.some((bet) => bet.unanswered);
  const over = edit !== null && edit.over && !unanswered && !sending;
  const step = nextStep({
    // An edit without a reply can be looked up whatever happened to the old bet.
    quoted: edit === null || edit.quote !== null || unanswered,
    over,
    legs: [...legs, ...inBets],
    closed,
    toAccept: edit || !changed.every(hasRisen) ? changed : [],
    unpriced,
    typed: gift ?? own,
    within: stakeRefusal === null,
    signedIn: settings.player !== null,
  });
  const refused = (place.data ?? []).flatMap(({ key, bet, refusal = null }) => (bet ? [] : [{ key, refusal }]));
  const smaller = smallerStakes(bets, refused);
  // The typed amount is the stake of each bet, not a stake per line or a desired return.
  const isWhole = mode.stakeAs === 'total' || mode.mode === 'singles';
  const possible = bets.reduce((sum, { terms }, index) => sum + returnOf(terms, stakes[index] ?? null), 0n);

  function accept(): void {
    for (const leg of changed) replace(asNow(leg).selection);
    place.reset();
  }
  function send(amounts: readonly (number | null)[]): void {
    // Checks the cache, because a second press can come before the next render.
    if (step !== 'place' || amounts.includes(null) || queryClient.isMutating({ mutationKey: PLACE_BETS }) > 0) return;
    // The player accepts exactly what the button showed.
    for (const leg of changed) replace(asNow(leg).selection);
    const taken = (leg: Leg) => (changed.includes(leg) ? asNow(leg) : leg);
    place.mutate({
      bets: bets.map((bet, index) => ({ ...bet, legs: bet.legs.map(taken), stake: amounts[index] ?? 0 })),
      terms: {
        currency: settings.currency,
        oddsChange,
        freeBet: freeBet.chosen?.id ?? null,
        edit: edit && { betId: edit.betId, quoteId: edit.quote?.id ?? null },
      },
    });
  }
  return {
    ...settings,
    ...mode,
    legs,
    /** Legs of one bet on all selections. */
    joined,
    bets,
    /** Open bet that the slip edits. */
    edit,
    /** True if it can't be edited any more. Not while it is, or may be, being cashed out. */
    over,
    changed,
    /** Selections of one match that can't be combined. */
    unpriced: unpriced.flatMap((leg) => leg.misfit ?? partsOf(leg)),
    /** Typed stake, or the stake of the free bet. */
    stake: gift ?? own,
    step,
    /** Reasons bets were refused; null for a bet without a reply. */
    refusals: refused.map(({ refusal }) => refusal),
    /** Returns why the bet with this selection was refused, if the reason concerns the selection. */
    refusalOf: (leg: Leg): RefusedField | null | undefined =>
      refused.find(({ key, refusal }) =>
        key === COMBINED ? legOf(joined, leg) === refusal?.params['leg'] : key === leg.selection.key,
      )?.refusal,
    /** Reason this stake isn't allowed, before it is sent. */
    stakeRefusal,
    freeBet: {
      ...freeBet,
      choose(id: number | null) {
        freeBet.choose(id);
        if (!sending) place.reset();
      },
    },
    /** Tells whether each-way bets are possible, and whether they are on. */
    eachWay: {
      possible: bets.some((bet) => hasPlaces(bet.legs)) && !freeBet.chosen,
      on: bets.some(({ terms }) => terms.eachWay),
      set(on: boolean) {
        setEachWay(on);
        if (!sending) place.reset();
      },
    },
    sending,
    setStake: (amount: bigint | null) => {
      setTyped(amount === null ? null : { currency: settings.currency, cents: bounded(amount) });
      if (!sending) place.reset();
    },
    total: stakes.every((one) => one !== null) ? stakes.reduce((sum, one) => sum + one, 0) : null,
    possible: stakes.includes(null) || stakeRefusal || inBets.some(isUnknown) ? null : possible - BigInt(gift ?? 0),
    /** Largest stake possible on each bet, where a stake is typed. */
    largest:
      isWhole && !bets.some(({ terms }) => terms.eachWay) ? largestOfAll(bets, { ...settings, most, means }) : null,
    /** Smaller stakes that would be accepted instead of the refused one, and a function that places them. */
    smaller: smaller && {
      total: smaller.reduce((sum, one) => sum + one, 0),
      place: () => {
        if (mode.ways.includes('total')) mode.setStakeAs('total');
        setTyped({ currency: settings.currency, cents: Math.min(...smaller) });
        send(smaller);
      },
    },
    accept,
    clear: () => remove(closed.map(({ selection }) => selection.key)),
    submit: () => send(stakes),
  };
}

interface Situation {
  quoted: boolean;
  over: boolean;
  legs: readonly Leg[];
  closed: readonly Leg[];
  /** Legs whose change blocks the bet. Better odds are confirmed by the button that places it. */
  toAccept: readonly Leg[];
  unpriced: readonly Leg[];
  typed: number | null;
  within: boolean;
  signedIn: boolean;
}

/** Adds the old bet's cash-out value to the means: an edit cashes it out first, so it can be staked too. */
function withSold({ cash, loss, wager }: Means, edit: Edit | null): Means {
  const pays = edit?.quote?.pays_cents ?? 0;
  const plus = (amount: number | null) => (amount === null ? null : amount + pays);
  return { cash: plus(cash), loss: plus(loss), wager };
}

function nextStep({ quoted, over, legs, closed, toAccept, unpriced, typed, within, signedIn }: Situation): SlipStep {
  if (!signedIn) return 'login';
  if (over) return 'over';
  if (closed.length > 0) return 'clear';
  if (unpriced.length > 0) return 'related';
  if (toAccept.length > 0) return 'accept';
  if (legs.some(({ standing }) => standing.state !== 'open') || !quoted) return 'wait';
  if (typed === null) return 'stake';
  return within && typed > 0 ? 'place' : 'bounds';
}

function firstRefusal(
  bets: readonly SlipBet[],
  stakes: readonly (number | null)[],
  settings: Parameters<typeof checkStakeLimits>[2],
): RefusedField | null {
  for (const [index, bet] of bets.entries()) {
    const stake = stakes[index] ?? null;
    const refusal = stake === null ? null : checkStakeLimits(bet, stake, settings);
    if (refusal) return refusal;
  }
  return null;
}

/** Returns the largest accepted stake per bet, if every refusal names one; otherwise null. */
function smallerStakes(
  bets: readonly SlipBet[],
  refused: readonly { key: string; refusal: RefusedField | null }[],
): number[] | null {
  const most = bets.map(({ key }) => {
    const refusal = refused.find((one) => one.key === key)?.refusal;
    const largest = refusal?.code === 'stake_too_large' ? refusal.params['max_stake_cents'] : null;
    return typeof largest === 'number' && largest > 0 ? largest : null;
  });
  return most.length > 0 && most.every((one) => one !== null) ? most : null;
}

const hasRisen = ({ standing }: Leg): boolean => standing.changed === 'better';

const legOf = (joined: readonly Leg[], leg: Leg): number => joined.findIndex((one) => partsOf(one).includes(leg));

const isUnknown = ({ parts, standing }: Leg): boolean => parts !== undefined && standing.now === null;

/** Returns the return if every selection wins, calculated as on the server. */
const returnOf = (terms: SlipBet['terms'], stake: number | null): bigint =>
  stake === null || stake <= 0 ? 0n : bestReturn(BigInt(stake), terms);

export type Slip = ReturnType<typeof useSlip>;
