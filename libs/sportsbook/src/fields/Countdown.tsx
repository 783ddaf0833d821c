import { Trans } from '@lingui/react/macro';
import { useNow } from '../clock/now.ts';

/** Renders the time until the off, "1:24". The server doesn't know the visitor's clock and renders an empty space. */
export function Countdown({ at, className }: { at: string; className?: string | undefined }) {
  const now = useNow();
  if (now === null) return <span className={className}>&nbsp;</span>;
  const seconds = Math.max(0, Math.ceil((Date.parse(at) - now) / 1_000));
  if (seconds === 0)
    return (
      <span className={className}>
        <Trans context="of a race">any moment</Trans>
      </span>
    );
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    <time dateTime={at} className={className}>
      {hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`}
    </time>
  );
}
