import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CompPoints } from '@croupier/contracts';
import { useOnline } from '@croupier/shell';
import { Button, Card } from '@croupier/ui-kit';
import styles from './level.module.css';
import { LevelMark } from './LevelMark.tsx';

interface StandingProps {
  level: number;
  points: CompPoints;
  onExchange: () => void;
}

/** Renders the player's level and points. */
export function Standing({ level, points, onExchange }: StandingProps) {
  const { i18n } = useLingui();
  const online = useOnline();
  const { chargeable, persistent } = points;
  const gathered = i18n.number(persistent.points);
  return (
    <Card tone="felt" className={styles.standing}>
      <LevelMark level={level} size={112} />
      <div className={styles.where}>
        <p className={styles.soft}>
          <Trans>You have reached</Trans>
        </p>
        <p className={styles.reached}>
          <Trans>Level {level}</Trans>
        </p>
        <p className={styles.soft}>
          <Trans>{gathered} points collected. You keep your level, however much or little you play.</Trans>
        </p>
      </div>
      <div className={styles.purse}>
        <p className={styles.soft}>
          <Trans>Available to exchange</Trans>
        </p>
        <p className={styles.figure}>
          <Plural value={chargeable.points} one="# point" other="# points" />
        </p>
        <Button disabled={chargeable.points === 0 || !online} onClick={onExchange}>
          <Trans>Exchange for money</Trans>
        </Button>
      </div>
    </Card>
  );
}
