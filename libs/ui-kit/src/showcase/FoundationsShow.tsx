import { Logo } from '../brand/Logo.tsx';
import { Card } from '../layout/Card.tsx';
import { Section } from './Section.tsx';
import styles from './showcase.module.css';

const colors = [
  'paper',
  'raised',
  'sunken',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'ink-faint',
  'action',
  'action-soft',
  'signal',
  'signal-soft',
  'signal-text',
  'danger',
  'danger-soft',
  'felt',
];

export function FoundationsShow() {
  return (
    <Section title="Foundations">
      <div className={styles.swatches}>
        {colors.map((name) => (
          <span key={name} className={styles.swatch}>
            <i style={{ background: `var(--color-${name})` }} />
            {name}
          </span>
        ))}
      </div>
      <div className={styles.grid}>
        <Card className={styles.stack}>
          <p className={styles.title}>Titles have one voice</p>
          <h2>Second level, Größe & Übermut</h2>
          <h3>Third level</h3>
          <p>Text is Inter. Amounts stand in figures of one width, so that a column of them can be read at a glance.</p>
          <p className="tabular">1,111.11 — 8,888.88</p>
        </Card>
        <Card tone="sunken" className={styles.stack}>
          <Logo height={56} title="Croupier" />
          <div className={styles.row}>
            <Logo mark height={64} />
            <Logo mark height={40} />
            <Logo mark height={24} />
          </div>
        </Card>
        <Card tone="felt" className={styles.stack}>
          <h2>Felt is for the one thing a screen is about</h2>
          <Logo height={32} />
        </Card>
      </div>
    </Section>
  );
}
