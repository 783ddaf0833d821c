import { useEffect, useState } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import styles from './qr-code.module.css';

type Encode = (typeof import('qr'))['default'];

/** Width of the light margin around a code, in modules; scanners need it. Source: ISO/IEC 18004. */
const QUIET = 4;

/** Returns the dark modules as one path, a unit square each. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');

/**
 * Renders a text as a QR code, drawn locally, so that no picture service sees it; dark on light in both themes. The
 * drawing code loads with the first code. If it can't, nothing is shown, and the text beside it is enough.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [encode, setEncode] = useState<Encode | 'missing'>();
  useEffect(() => {
    void import('qr').then(
      (library) => setEncode(() => library.default),
      () => setEncode('missing'),
    );
  }, []);
  if (encode === 'missing') return null;
  if (!encode) return <Skeleton height={200} width={200} />;
  const rows = encode(text, 'raw', { ecc: 'medium', border: QUIET });
  const size = rows.length;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(rows)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
