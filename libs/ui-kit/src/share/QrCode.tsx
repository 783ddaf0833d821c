import { useEffect, useState } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import styles from './qr-code.module.css';

type Encode = (typeof import('qr'))['default'];

/** Modules of light around a code, without which scanners don't find it. Source: ISO/IEC 18004. */
const QUIET = 4;

/** The dark modules as one path, a unit square each. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');

/**
 * A text as a QR code, drawn here, so that no picture service sees it; dark on light in both themes. What draws it comes with the
 * first one; where it does not come nothing is shown, and the text beside it does as well.
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
