import { useEffect, useState } from 'react';
import { openAutoplay } from '../game/autoplay.ts';
import { type DrawTable, useDrawState } from '../originals/useDrawTable.ts';
import { openSound } from '../sound/sound.ts';
import { isStill } from '../still.ts';
import { useStore } from '../store.ts';
import { type ChipParams, openBets, totalOf } from './bets.ts';

interface ChipTable<Outcome> extends DrawTable<Outcome> {
  readonly mostSpots: number;
}

/** Holds the state of a table with chips: sound, script, bets and autoplay. */
export function useChipTable<Outcome extends ChipParams>({ game, root, open, mostSpots }: ChipTable<Outcome>) {
  const [sound] = useState(() => openSound(root));
  const [{ show, bets, play, autoplay }] = useState(() => {
    const show = open({ game, sound, still: isStill });
    const bets = openBets(game.session.stakes, mostSpots);
    const play = async () => {
      game.setStake(totalOf(bets.get().laid)); // Free spins that ended changed the stake.
      const round = await show.play(bets.params());
      if (round) bets.played();
      return round;
    };
    return { show, bets, play, autoplay: openAutoplay({ game, play }) };
  });
  const { laid, settled } = useStore(bets);
  const table = useDrawState(show, autoplay);
  const state = useStore(show);
  const total = totalOf(laid);
  const { last } = state;
  // The stake is the sum of the bets on the table.
  useEffect(() => game.setStake(total), [game, total]);
  // Restores the chips of a round that a reload interrupted.
  useEffect(() => {
    if (last) bets.restore(last.outcome);
  }, [last, bets]);
  return { sound, show, autoplay, bets, laid, settled, total, play, last, state, ...table };
}
