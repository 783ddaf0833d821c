import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TitleSymbol } from '@croupier/game-art/symbols';
import { type PokieDefinition, rankedLetters } from '@croupier/game-math';
import type { AnyCurrency } from '@croupier/money';
import { money } from '../hud/texts.tsx';
import styles from './rules.module.css';
import { symbolNames } from './symbol-names.ts';

interface PayTableProps {
  readonly title: PokieDefinition;
  readonly symbols: ReadonlyMap<string, TitleSymbol>;
  readonly stakeCents: number;
  readonly currency: AnyCurrency;
  /** Role of the scatter symbol where it doesn't act as a scatter. */
  readonly scatterRole?: ReactNode;
  readonly wildRole?: ReactNode;
}

/** Renders the payouts of each symbol at the current stake. */
export function PayTable({ title, symbols, stakeCents, currency, scatterRole, wildRole }: PayTableProps) {
  const { i18n } = useLingui();
  const nameOf = (letter: string): string => {
    const { id = '' } = symbols.get(letter) ?? {};
    const name = symbolNames[id];
    return name ? i18n._(name) : id;
  };
  const paysOf = (letter: string) =>
    Object.entries(letter === title.scatter ? title.scatterPays : (title.pays[letter] ?? {})).reverse();
  return (
    <section>
      <h3>
        <Trans>Payouts at a stake of {money(stakeCents, currency)}</Trans>
      </h3>
      <ul className={styles.symbols}>
        {rankedLetters(title).map((letter) => (
          <li key={letter} className={styles.symbol}>
            <img src={symbols.get(letter)?.url} alt="" className={styles.picture} />
            <div>
              <p className={styles.name}>{nameOf(letter)}</p>
              {letter === title.wild && (
                <p className={styles.role}>
                  {wildRole ?? <Trans>Wild: substitutes for every symbol except the scatter.</Trans>}
                </p>
              )}
              {letter === title.scatter && (
                <p className={styles.role}>
                  {scatterRole ?? <Trans>Scatter: counts anywhere, pays and awards free spins.</Trans>}
                </p>
              )}
              <dl className={styles.pays}>
                {paysOf(letter).map(([count, tenths]) => (
                  <div key={count}>
                    <dt>{count}×</dt>
                    <dd>{money((stakeCents * tenths) / 10, currency)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
