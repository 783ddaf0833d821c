import type { ReactNode } from 'react';

export type EmptyArtName = 'table' | 'search' | 'history' | 'slip' | 'favourites' | 'spill';

const felt = 'var(--color-action-soft)';
const ink = 'var(--color-action-text)';
const paper = 'var(--color-raised)';
const ball = 'var(--color-signal)';

const line = { fill: 'none', stroke: ink, strokeWidth: 2.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Drawings for each kind of empty state: one table, one ball, one object on it. */
const drawings: Record<EmptyArtName, ReactNode> = {
  table: (
    <>
      <rect
        x="50"
        y="30"
        width="34"
        height="48"
        rx="5"
        fill={paper}
        stroke={ink}
        strokeWidth="2.5"
        transform="rotate(-12 67 54)"
      />
      <rect
        x="74"
        y="28"
        width="34"
        height="48"
        rx="5"
        fill={paper}
        stroke={ink}
        strokeWidth="2.5"
        transform="rotate(9 91 52)"
      />
      <path d="M92 44c4 5 9 8 7 13-1 3-5 4-7 1-3 3-7 1-7-2 0-5 5-7 7-12Z" fill={ink} transform="rotate(9 91 52)" />
      <circle cx="122" cy="82" r="8" fill={ball} />
    </>
  ),
  search: (
    <>
      <circle cx="76" cy="50" r="22" fill={paper} stroke={ink} strokeWidth="2.5" />
      <path d="m93 67 16 16" {...line} strokeWidth={6} />
      <circle cx="76" cy="50" r="7" fill={ball} />
    </>
  ),
  history: (
    <>
      <path
        d="M54 26h44a6 6 0 0 1 6 6v54l-9-6-9 6-10-6-9 6-9-6-10 6V32a6 6 0 0 1 6-6Z"
        fill={paper}
        stroke={ink}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M62 42h28M62 54h28M62 66h14" {...line} />
      <circle cx="118" cy="80" r="8" fill={ball} />
    </>
  ),
  slip: (
    <>
      <path
        d="M48 30h64v14a7 7 0 0 0 0 14v24H48V58a7 7 0 0 0 0-14Z"
        fill={paper}
        stroke={ink}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path d="M64 46h24M64 60h32" {...line} />
      <circle cx="98" cy="46" r="6" fill={ball} />
    </>
  ),
  favourites: (
    <>
      <rect x="56" y="26" width="46" height="60" rx="7" fill={paper} stroke={ink} strokeWidth="2.5" />
      <path d="M79 68c-9-7-14-11-14-18 0-8 11-10 14-2 3-8 14-6 14 2 0 7-5 11-14 18Z" fill={ink} />
      <circle cx="118" cy="80" r="8" fill={ball} />
    </>
  ),
  spill: (
    <>
      <ellipse cx="72" cy="76" rx="24" ry="9" fill={paper} stroke={ink} strokeWidth="2.5" />
      <path d="M48 76v-8c0-5 11-9 24-9s24 4 24 9v8" fill={paper} stroke={ink} strokeWidth="2.5" />
      <ellipse cx="72" cy="67" rx="24" ry="9" fill={paper} stroke={ink} strokeWidth="2.5" />
      <path d="M72 58v4M50 66l5 1M94 66l-5 1" {...line} />
      <path d="M104 40c8 2 14 10 16 22" {...line} strokeDasharray="1 8" />
      <circle cx="122" cy="80" r="8" fill={ball} />
    </>
  ),
};

export function EmptyArt({ name }: { name: EmptyArtName }) {
  return (
    <svg width="160" height="112" viewBox="0 0 160 112" aria-hidden="true">
      <ellipse cx="80" cy="74" rx="78" ry="36" fill={felt} />
      {drawings[name]}
    </svg>
  );
}
