import { memo, useId, type ReactNode } from 'react';
import type { Crest } from '@croupier/contracts';

const SHIELD = 'M4 3h40v23c0 12-9 18-20 23C13 44 4 38 4 26Z';

/** Draws the field of a shield on 48 × 52. */
function field({ pattern, field: base, second }: Crest): ReactNode {
  const back = <path d="M0 0h48v52H0Z" fill={base} />;
  const over = (d: string) => (
    <>
      {back}
      <path d={d} fill={second} />
    </>
  );
  switch (pattern) {
    case 'plain':
      return back;
    case 'halves':
      return over('M24 0h24v52H24Z');
    case 'stripes':
      return over('M11.5 0h6.5v52h-6.5ZM24 0h6.5v52H24ZM36.5 0H43v52h-6.5Z');
    case 'hoops':
      return over('M0 10h48v7H0ZM0 24h48v7H0ZM0 38h48v7H0Z');
    case 'quarters':
      return over('M24 0h24v24H24ZM0 24h24v28H0Z');
    case 'sash':
      return over('M0 0h12l36 38v14h-4L0 8Z');
    case 'chevron':
      return over('M0 40 24 18l24 22v10L24 29 0 50Z');
    case 'cross':
      return over('M20 0h8v18h20v8H28v26h-8V26H0v-8h20Z');
    case 'chief':
      return over('M0 0h48v17H0Z');
    case 'rays':
      return over(
        'M24 26 14 0h8ZM24 26 30 0h9ZM24 26 48 6v9ZM24 26l24-2v9ZM24 26l24 18v8h-4ZM24 26l10 26h-9ZM24 26l-6 26h-9ZM24 26 0 46v-8ZM24 26 0 31v-8ZM24 26 0 14V5Z',
      );
  }
}

/** Paths of the symbols on the shield, centred in 48 × 52. */
const CHARGES: Record<Crest['charge'], string | null> = {
  none: null,
  star: 'm24 13 3.1 7.2 7.8.7-5.9 5.1 1.8 7.6L24 29.6l-6.8 4 1.8-7.6-5.9-5.1 7.8-.7Z',
  anchor:
    'M24 12a4 4 0 0 1 1.7 7.6V22h5v3.4h-5v9.2c3.4-.6 6-3 6.7-6.1l-2.2.8 3.6-5.6 3.4 5.6-1.9-.5C34.300 34.600 29.800 38 24 38s-10.300-3.400-11.300-9.200l-1.900.5 3.400-5.600 3.600 5.600-2.200-.8c.7 3.100 3.300 5.500 6.700 6.100v-9.200h-5V22h5v-2.400A4 4 0 0 1 24 12Zm0 2.600a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3Z',
  tower: 'M15 14h4v3h3v-3h4v3h3v-3h4v8h-2.500v9H34v5H14v-5h3.500v-9H15Zm7 22v-6a2 2 0 0 1 4 0v6Z',
  wave: 'M10 22c4-4 7-4 10 0s6 4 9 0 5-3.500 9-1v4c-4-3-6-2.500-9 1s-6 4-9 0-6-4-10 0Zm0 9c4-4 7-4 10 0s6 4 9 0 5-3.500 9-1v4c-4-3-6-2.500-9 1s-6 4-9 0-6-4-10 0Z',
  sun: 'M24 18.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13Zm-1.300-6h2.600v4.300h-2.600Zm0 20.700h2.600v4.300h-2.600ZM11.500 23.700h4.300v2.600h-4.300Zm20.700 0h4.300v2.600h-4.300ZM14.600 17.400l1.800-1.800 3 3-1.800 1.800Zm14 14 1.800-1.800 3 3-1.800 1.800Zm-12.200 3-1.800-1.800 3-3 1.800 1.800Zm14-14-1.800-1.800 3-3 1.800 1.800Z',
  oak: 'M24 11c3.500 0 5.600 2.400 5.300 5 2.900-.3 5.200 1.700 5.200 4.400 2 .7 3 2.300 2.600 4.200-.5 2.300-2.900 3.500-5.200 2.700-1.200 1.700-3.500 2.100-5.400 1.200V38h-5v-9.500c-1.900.9-4.200.5-5.400-1.200-2.300.8-4.700-.4-5.200-2.700-.4-1.900.6-3.500 2.600-4.200 0-2.700 2.300-4.700 5.200-4.400-.3-2.600 1.800-5 5.300-5Z',
  wheel:
    'M24 13a12 12 0 1 1 0 24 12 12 0 0 1 0-24Zm-1.400 3.200a9 9 0 0 0-4 1.700l4 4Zm2.800 0v5.700l4-4a9 9 0 0 0-4-1.700Zm-8.800 3.700a9 9 0 0 0-1.500 3.700h5.300Zm14.800 0-3.800 3.700h5.300a9 9 0 0 0-1.500-3.700Zm-16.300 6.500a9 9 0 0 0 1.700 4l4-4Zm12.100 0 4 4a9 9 0 0 0 1.700-4Zm-4.600 2-4 4a9 9 0 0 0 4 1.500Zm2.800 0v5.500a9 9 0 0 0 4-1.500Z',
  mountain: 'm9 36 9-15 4 6 5-10 12 19Zm18-14-2 4.300 2 1.200 1.300-1.500 2 1.600Z',
  crown: 'm12 19 6 6 6-10 6 10 6-6-2.500 14h-19Zm2.800 15.500h18.400V37H14.800Z',
  bird: 'M11 20c5 .4 8.500 2 11 5 .5-4 3-7 7-7 2 0 3.500.8 4.400 2l4 .7-3.800 2c-.3 6-3.800 9.300-9.600 9.300l-3 5h-3l1.500-5.600C14.600 30 11.600 26.500 11 20Z',
  ring: 'M24 14a11 11 0 1 1 0 22 11 11 0 0 1 0-22Zm0 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm0 3.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7Z',
};

/** Renders a club's shield from its data. The club's name is beside it, so it is decorative. */
export const ClubCrest = memo(function ClubCrest({
  crest,
  size = 20,
  className,
}: {
  crest: Crest;
  size?: number;
  className?: string | undefined;
}) {
  const id = useId();
  const charge = CHARGES[crest.charge];
  return (
    <svg width={size} height={(size * 52) / 48} viewBox="0 0 48 52" aria-hidden="true" className={className}>
      <clipPath id={id}>
        <path d={SHIELD} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        {field(crest)}
        {charge && (
          <path
            d={charge}
            fill={crest.metal}
            stroke={crest.field}
            strokeWidth="1.6"
            paintOrder="stroke"
            strokeLinejoin="round"
          />
        )}
        <path d="M24 0h24v52H24Z" fill="#000" opacity=".08" />
      </g>
      <path d={SHIELD} fill="none" stroke="#14201a" strokeOpacity=".34" strokeWidth="1.8" strokeLinejoin="round" />
    </svg>
  );
});
