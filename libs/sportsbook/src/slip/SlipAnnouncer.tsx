import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useReasons } from '../markets/reasons.ts';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { usePriceText } from '../odds/usePriceText.ts';
import { needsAccepting } from '../slip-model/leg-now.ts';
import { announcementAtom, oddsChangeAtom } from '../slip-model/slip.atoms.ts';
import { type Leg, useLegs } from '../slip-model/useLegs.ts';

/**
 * Announces selections that need attention: odds to accept, a suspension, an end. Each once, not at every move. Renders
 * nothing.
 */
export function SlipAnnouncer() {
  const legs = useLegs();
  const oddsChange = useAtomValue(oddsChangeAtom);
  const announce = useSetAtom(announcementAtom);
  const describe = useLegAnnouncement();
  const conditions = useRef(new Map<string, string>());
  useEffect(() => {
    const before = conditions.current;
    const after = legs.map((leg) => ({ leg, condition: conditionOf(leg, needsAccepting(leg.standing, oddsChange)) }));
    conditions.current = new Map(after.map(({ leg, condition }) => [leg.selection.key, condition]));
    const changed = after.filter(
      ({ leg, condition }) => condition !== 'fine' && before.get(leg.selection.key) !== condition,
    );
    if (changed.length > 0) announce(changed.map(({ leg }) => describe(leg)).join(' '));
  }, [legs, oddsChange, announce, describe]);
  return null;
}

function conditionOf({ standing: { state, changed } }: Leg, toAccept: boolean): string {
  if (state === 'suspended' || state === 'closed') return state;
  return toAccept && changed ? changed : 'fine';
}

function useLegAnnouncement(): (leg: Leg) => string {
  const { t } = useLingui();
  const names = useMarketNames();
  const reasons = useReasons();
  const priceText = usePriceText();
  return ({ selection, standing }) => {
    const name = names.full(selection, selection.outcome, selection.event);
    if (standing.state !== 'open') return `${name}. ${reasons(standing.reason)}`;
    const [old, now] = [priceText(selection.seen.odds), priceText(standing.now?.odds ?? selection.seen.odds)];
    return standing.changed === 'worse'
      ? t`${name}: the odds have fallen from ${old} to ${now}. Accept them to continue.`
      : t`${name}: the odds have risen from ${old} to ${now}.`;
  };
}
