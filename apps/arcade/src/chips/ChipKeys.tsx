import { Trans } from '@lingui/react/macro';
import { Key } from '../hud/Keys.tsx';

/** What the keyboard does at a table with chips. */
export const ChipKeys = () => (
  <>
    <Key keys={<Trans>Arrows, Enter</Trans>}>
      <Trans>On the table: go from spot to spot, lay a chip; Delete takes the chips of a spot away</Trans>
    </Key>
    <Key keys="1 – 6">
      <Trans>Choose a chip</Trans>
    </Key>
    <Key keys="U C R D">
      <Trans>Undo, clear, lay the last bets again, double</Trans>
    </Key>
  </>
);
