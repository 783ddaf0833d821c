import { Trans } from '@lingui/react/macro';
import { Key } from '../hud/Keys.tsx';

/** Renders the list of keyboard shortcuts of a table with chips. */
export const ChipKeys = () => (
  <>
    <Key keys={<Trans>Arrows, Enter</Trans>}>
      <Trans>On the table: move between spots, place a chip (Delete removes the chips from a spot)</Trans>
    </Key>
    <Key keys="1 – 6">
      <Trans>Choose a chip</Trans>
    </Key>
    <Key keys="U C R D">
      <Trans>Undo, clear, repeat the last bets, double</Trans>
    </Key>
  </>
);
