import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@croupier/ui-kit';
import styles from './two-factor.module.css';

/** Modules of light around a code, without which scanners don't find it. Source: ISO/IEC 18004. */
const QUIET = 4;

/** The dark modules as one path, a unit square each. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');

/** A text as a QR code, drawn here: it holds a secret, so no picture service sees it. Dark on light in both themes. */
export function QrCode({ text }: { text: string }) {
  const { t } = useLingui();
  const { data, isError } = useQuery({
    queryKey: ['profile', 'qr-library'],
    queryFn: async () => ({ encode: (await import('qr')).default }),
    staleTime: Infinity,
  });
  if (isError) return null; // The key beside it does as well.
  if (!data) return <Skeleton height={200} width={200} />;
  const rows = data.encode(text, 'raw', { ecc: 'medium', border: QUIET });
  const size = rows.length;
  return (
    <svg
      role="img"
      aria-label={t`QR code for your authenticator app`}
      viewBox={`0 0 ${size} ${size}`}
      className={styles.qr}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(rows)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
