import { Trans } from '@lingui/react/macro';
import styles from './game-facts.module.css';

/** What the keyboard does, for the sheet with the rules. */
export function Keys({ autoplay }: { readonly autoplay: boolean }) {
  return (
    <section className={styles.keys}>
      <h3>
        <Trans>Keys</Trans>
      </h3>
      <dl>
        <Key keys={<Trans>Space</Trans>}>
          <Trans>Play; again: show the result at once</Trans>
        </Key>
        <Key keys="← →">
          <Trans>Lower and raise the stake</Trans>
        </Key>
        {autoplay && (
          <Key keys="A">
            <Trans>Autoplay</Trans>
          </Key>
        )}
        <Key keys="H">
          <Trans>Last rounds</Trans>
        </Key>
        <Key keys="I ?">
          <Trans>Rules and pays</Trans>
        </Key>
        <Key keys="Esc">
          <Trans>Close the game</Trans>
        </Key>
      </dl>
    </section>
  );
}

function Key({ keys, children }: { readonly keys: React.ReactNode; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>
        <kbd>{keys}</kbd>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
