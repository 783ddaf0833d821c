import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type MarkShape, paymentLogos } from './payment-logos.ts';
import styles from './payment-marks.module.css';

const shapes: Readonly<Record<MarkShape, ReactNode>> = {
  chip: <path d="M8 12h14v11H8zM8 17h14M15 12v11M28 24h20" />,
  stripe: <path d="M4 13h48M4 16h48M10 26h14M32 26h10" />,
  waves: <path d="M20 12q6 8 0 16M27 9q9 11 0 22M34 6q12 14 0 28" />,
  phone: <path d="M21 6h14a3 3 0 013 3v22a3 3 0 01-3 3H21a3 3 0 01-3-3V9a3 3 0 013-3zM25 30h6" />,
  columns: <path d="M12 16l16-9 16 9zM16 17v12M24 17v12M32 17v12M40 17v12M12 31h32" />,
  bolt: <path d="M31 5L18 22h9l-3 13 14-18h-9z" />,
  arrows: <path d="M10 15h32l-7-7M46 25H14l7 7" />,
  leaf: <path d="M16 31Q14 9 42 8q2 26-22 23M16 33q8-12 18-17" />,
  ticket: <path d="M8 10h40v6a4 4 0 000 8v6H8v-6a4 4 0 000-8zM34 11v3m0 3v3m0 3v3" />,
  purse: <path d="M12 13h30q4 0 4 4v14q0 3-4 3H14q-4 0-4-4V12q0-5 5-5h24v6M46 21h-9a3 3 0 000 7h9" />,
  coin: <path d="M28 6a14 14 0 110 28 14 14 0 010-28zM24 14v12M30 14q6 0 6 3t-6 3q6 0 6 3t-6 3h-6M24 20h6M24 14h6" />,
  diamond: <path d="M28 5l12 15-12 15-12-15zM16 20l12 5 12-5M28 5v20" />,
  ring: <path d="M28 6a14 14 0 110 28 14 14 0 010-28zM20 15h16M28 15v13" />,
  pair: <path d="M22 10a10 10 0 110 20 10 10 0 010-20zM34 10a10 10 0 110 20 10 10 0 010-20z" />,
};

/** Renders the marks of all payment methods, each with its name. */
export function PaymentMarks() {
  const { i18n, t } = useLingui();
  return (
    <ul className={styles.marks} aria-label={t`Payment method logos`}>
      {paymentLogos.map(({ id, name, shape, hue }) => (
        <li key={id} className={styles.mark} style={{ '--hue': hue }}>
          <svg viewBox="0 0 56 40" width="56" height="40" aria-hidden="true" focusable="false">
            <rect width="56" height="40" rx="7" />
            <g>{shapes[shape]}</g>
          </svg>
          <span>{typeof name === 'string' ? name : i18n._(name)}</span>
        </li>
      ))}
    </ul>
  );
}
