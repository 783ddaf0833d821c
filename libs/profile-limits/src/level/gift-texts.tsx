import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Levels } from '@croupier/contracts';
import { Money } from '@croupier/ui-kit';

type Gifts = Levels['levels'][number]['gifts'];

const CENTS = 100;

/** Returns a level's rewards, each in a few words. */
export function giftTexts({ points, free_spins, cashback_percent, bonus_euros }: Gifts): ReactNode[] {
  return [
    points > 0 && <Plural key="points" value={points} one="# point" other="# points" />,
    free_spins > 0 && <Plural key="spins" value={free_spins} one="# free spin" other="# free spins" />,
    cashback_percent > 0 && <Trans key="cashback">{cashback_percent}% weekly cashback</Trans>,
    bonus_euros > 0 && (
      <Trans key="bonus">
        a bonus of <Money amount={bonus_euros * CENTS} currency="EUR" />
      </Trans>
    ),
  ].filter(Boolean);
}
