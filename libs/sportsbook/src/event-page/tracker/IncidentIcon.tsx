import type { ReactNode } from 'react';
import type { IncidentKind } from '@croupier/contracts';
import styles from './report.module.css';

/** Renders an incident as an icon. The text beside it says the same. */
export function IncidentIcon({ kind }: { kind: IncidentKind }) {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className={styles.icon} data-kind={kind}>
      {SIGNS[kind] ?? <circle cx="10" cy="10" r="3" />}
    </svg>
  );
}

const card = <rect x="5.5" y="3" width="9" height="14" rx="1.5" />;
const SIGNS: Partial<Record<IncidentKind, ReactNode>> = {
  goal: (
    <>
      <circle cx="10" cy="10" r="7" className={styles.outline} />
      <path d="M10 6.2l3.5 2.6-1.3 4.1H7.8L6.5 8.8z" />
    </>
  ),
  decider: <path d="M5 3h10v4a5 5 0 0 1-4 4.9V15h3v2H6v-2h3v-3.1A5 5 0 0 1 5 7z" />,
  set: <path d="M5 3h10v4a5 5 0 0 1-4 4.9V15h3v2H6v-2h3v-3.1A5 5 0 0 1 5 7z" />,
  yellow_card: card,
  red_card: card,
  substitution: <path d="M4 7h9l-3-3 1.4-1.4L16.8 8H4zM16 13H7l3 3-1.4 1.4L3.2 12H16z" />,
  dangerous_attack: <path d="M10 3l8 14H2zM9 8v4h2V8zm0 5v2h2v-2z" fillRule="evenodd" />,
  timeout: <path d="M5 4h10v3h-4v9H9V7H5z" />,
  penalty: <path d="M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM6 9v2h8V9z" fillRule="evenodd" />,
  break: <path d="M4 15l4-6 3 3 5-8v4l-5 7.5-3-3L5.5 16z" />,
};
