import { Trans, useLingui } from '@lingui/react/macro';
import type { CollectDefinition } from '@croupier/game-math';

/** Renders the rules of lamps and the chance of each value. */
export function CollectRules({ title: { lamps } }: { readonly title: CollectDefinition }) {
  const { i18n } = useLingui();
  const weights = lamps.reduce((sum, { weight }) => sum + weight, 0);
  const list = lamps
    .map(({ adds, weight }) => `+${adds}: ${i18n.number(weight / weights, { style: 'percent' })}`)
    .join(', ');
  return (
    <section>
      <h3>
        <Trans>Lamps that stay lit</Trans>
      </h3>
      <p>
        <Trans>
          In free spins, the multiplier starts at ×1. Every lamp that lands substitutes for other symbols as usual and
          adds to the multiplier before its spin is paid. Lamps stay lit until the free spins end, so the multiplier
          never falls.
        </Trans>
      </p>
      <p>
        <Trans>The amount each lamp adds is drawn: {list}.</Trans>
      </p>
    </section>
  );
}
