import { Trans } from '@lingui/react/macro';
import styles from './game-facts.module.css';

/** Lists the keyboard shortcuts in the rules. */
interface KeysProps {
  readonly autoplay: boolean;
  readonly stakes?: boolean;
  /** `true` where free spins can be bought. */
  readonly buys?: boolean;
  readonly children?: React.ReactNode;
}

export function Keys({ autoplay, stakes = true, buys = false, children }: KeysProps) {
  return (
    <section className={styles.keys}>
      <h3>
        <Trans>Keyboard shortcuts</Trans>
      </h3>
      <dl>
        <Key keys={<Trans>Space</Trans>}>
          <Trans>Play (press again to show the result immediately)</Trans>
        </Key>
        {stakes && (
          <Key keys="← →">
            <Trans>Lower or raise the stake</Trans>
          </Key>
        )}
        {children}
        {autoplay && (
          <Key keys="A">
            <Trans>Autoplay</Trans>
          </Key>
        )}
        {buys && (
          <Key keys="B">
            <Trans>Buy free spins</Trans>
          </Key>
        )}
        <Key keys="H">
          <Trans>Latest rounds</Trans>
        </Key>
        <Key keys="I ?">
          <Trans>Rules and paytable</Trans>
        </Key>
        <Key keys="Esc">
          <Trans>Close the game</Trans>
        </Key>
      </dl>
    </section>
  );
}

export function Key({ keys, children }: { readonly keys: React.ReactNode; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>
        <kbd>{keys}</kbd>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
