import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PokieDefinition } from '@croupier/game-math';

/** Renders how the game pays, before the first round. */
export function Resting({ lines, reels, rows }: PokieDefinition) {
  const { i18n } = useLingui();
  const ways = i18n.number(rows ** reels.length);
  if (!lines) return <Trans>{ways} ways, paid left to right</Trans>;
  return <Plural value={lines.length} one="# line" other="# lines, paid left to right" />;
}

/** Renders the multipliers of free spins. */
export function Meaning({ title, spins }: { readonly title: PokieDefinition; readonly spins: number }) {
  const multipliers = title.freeSpins.multipliers.slice(0, spins);
  const [first, last] = [multipliers.at(0), multipliers.at(-1)];
  if (first === last) return <Trans>These spins are free. All wins pay ×{first}.</Trans>;
  return (
    <Trans>
      These spins are free. Wins pay ×{first} on the first one, then one more on each spin, up to ×{last}.
    </Trans>
  );
}
