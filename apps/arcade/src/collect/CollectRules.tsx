import { Trans, useLingui } from '@lingui/react/macro';
import type { CollectDefinition } from '@croupier/game-math';

/** What lamps do, and how likely each adds how much. */
export function CollectRules({ title: { lamps } }: { readonly title: CollectDefinition }) {
  const { i18n } = useLingui();
  const weights = lamps.reduce((sum, { weight }) => sum + weight, 0);
  const list = lamps
    .map(({ adds, weight }) => `+${adds}: ${i18n.number(weight / weights, { style: 'percent' })}`)
    .join(', ');
  return (
    <section>
      <h3>
        <Trans>Lamps that burn on</Trans>
      </h3>
      <p>
        <Trans>
          In free spins wins count ×1 at first. Every lamp that lands stands for symbols as always, and adds to the
          multiplier before its spin is paid. None goes out until the free spins end, so it never falls.
        </Trans>
      </p>
      <p>
        <Trans>What a lamp adds is drawn: {list}.</Trans>
      </p>
    </section>
  );
}
