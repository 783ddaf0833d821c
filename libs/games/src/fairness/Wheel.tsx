import { Trans, useLingui } from '@lingui/react/macro';
import type { WheelOutcome } from '@croupier/game-math';
import { formatNumber } from '@croupier/i18n';

/** Renders the drawn segment, counted clockwise from the first. */
export function Wheel({ outcome: { segments, risk, stop, pays } }: { outcome: WheelOutcome }) {
  const { t, i18n } = useLingui();
  const words = { low: t`low risk`, medium: t`medium risk`, high: t`high risk` };
  const multiple = formatNumber(pays / 100, i18n.locale, 2);
  return (
    <p>
      <Trans>
        {segments} segments, {words[risk]}: the wheel stopped at segment {stop + 1}, which pays {multiple} times the
        stake.
      </Trans>
    </p>
  );
}
