import { useAtomValue } from 'jotai';
import { FollowEvent } from '../events/LiveOdds.tsx';
import { animateList } from '../page/animate-list.ts';
import { partsOf } from '../slip-model/slip-bets.ts';
import { sentBetsAtom } from '../slip-model/slip.atoms.ts';
import { EditBanner } from './EditBanner.tsx';
import { EmptySlip } from './EmptySlip.tsx';
import { JoinedPrice } from './JoinedPrice.tsx';
import { SentBets } from './SentBets.tsx';
import { SlipLine } from './SlipLine.tsx';
import { SlipMode } from './SlipMode.tsx';
import { SlipOptions } from './SlipOptions.tsx';
import type { Slip } from './useSlip.ts';

/** Renders the scrolling part: bets just placed, and the selections. */
export function SlipLines({ slip, inSheet }: { slip: Slip; inSheet: boolean }) {
  const { legs } = slip;
  const sent = useAtomValue(sentBetsAtom);
  if (legs.length === 0 && sent.length === 0) {
    return (
      <>
        <EditBanner slip={slip} />
        <EmptySlip />
      </>
    );
  }
  return (
    <>
      <EditBanner slip={slip} />
      <SentBets inSheet={inSheet} />
      <SlipMode slip={slip} />
      <ul ref={animateList}>
        {(slip.mode === 'singles' ? legs : slip.joined).flatMap((leg) => [
          ...partsOf(leg).map((part) => <SlipLine key={part.selection.key} leg={part} slip={slip} />),
          ...(leg.parts ? [<JoinedPrice key={leg.selection.event.id} leg={leg} />] : []),
        ])}
      </ul>
      <SlipOptions slip={slip} />
      {[...new Set(legs.map(({ selection }) => selection.event.id))].map((id) => (
        <FollowEvent key={id} id={id} />
      ))}
    </>
  );
}
