import { type ReactNode, useId } from 'react';
import type { TournamentScoring } from '@croupier/contracts';

type Rule = TournamentScoring['rule'];

interface Scene {
  /** Colours of the top and bottom of the sky. */
  sky: readonly [string, string];
  hill: string;
  hero: ReactNode;
}

const GOLD = '#ffb733';
const CREAM = '#f6f1e3';

const lantern = (x: number, y: number, size: number, colour: string) => (
  <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M0-60V-22" stroke={CREAM} strokeWidth="2" opacity="0.5" />
    <path d="M-20-12C-26 10-20 26 0 32C20 26 26 10 20-12Z" fill={colour} />
    <path d="M-8-12C-12 10-9 26 0 32C9 26 12 10 8-12Z" fill={GOLD} opacity="0.75" />
    <path d="M-20-12H20L14-22H-14Z" fill="#3a1408" />
    <path d="M-8 32H8L6 40H-6Z" fill="#3a1408" />
  </g>
);

const rays = Array.from({ length: 12 }, (_, at) => at * 30);
const steps = Array.from({ length: 10 }, (_, at) => at);
const apples = [
  [-48, -6],
  [-16, -52],
  [2, -12],
  [24, -38],
  [48, 6],
] as const;
const coins = [0, 1, 2, 3, 4];

/**
 * Scenes for each way to score and for quests: a tree, a star, lanterns, ten steps, a bird before the moon, a stack.
 */
const scenes: Record<Rule | 'quest', Scene> = {
  quest: {
    sky: ['#5a2440', '#c8693f'],
    hill: '#2c1422',
    hero: (
      <g transform="translate(240 112)">
        <path d="M-9 84C-5 50-8 26-3 4H5C9 28 6 52 11 84Z" fill="#3a1408" />
        <circle cx="-34" cy="-12" r="40" fill="#12744f" />
        <circle cx="34" cy="-8" r="42" fill="#0f6344" />
        <circle cy="-42" r="46" fill="#17845b" />
        {apples.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="9" fill={GOLD} />
        ))}
      </g>
    ),
  },
  best_multiple: {
    sky: ['#0b4a33', '#12744f'],
    hill: '#073524',
    hero: (
      <g transform="translate(240 104)">
        {rays.map((angle) => (
          <path
            key={angle}
            d="M-5-52L0-96L5-52Z"
            fill={GOLD}
            opacity={angle % 60 === 0 ? 0.9 : 0.45}
            transform={`rotate(${angle})`}
          />
        ))}
        <path d="M0-48L13-16L48-15L20 7L30 40L0 21L-30 40L-20 7L-48-15L-13-16Z" fill={CREAM} />
        <path d="M0-48L13-16L48-15L20 7L0 0Z" fill={GOLD} />
      </g>
    ),
  },
  multiple_sum: {
    sky: ['#2b1650', '#7a2f5d'],
    hill: '#1c0e37',
    hero: (
      <>
        {lantern(120, 96, 1, '#e8743b')}
        {lantern(240, 112, 1.5, '#d9482b')}
        {lantern(358, 84, 0.85, '#ef9a45')}
      </>
    ),
  },
  best_in_row: {
    sky: ['#0d3b5c', '#2f7fa3'],
    hill: '#08283f',
    hero: (
      <>
        {steps.map((at) => (
          <g key={at}>
            <rect
              x={66 + at * 36}
              y={166 - at * 11}
              width="28"
              height={60 + at * 11}
              rx="5"
              fill={at === 9 ? GOLD : CREAM}
              opacity={at === 9 ? 1 : 0.25 + at * 0.07}
            />
          </g>
        ))}
        <circle cx="404" cy="42" r="16" fill={CREAM} />
      </>
    ),
  },
  points_per_win: {
    sky: ['#101a36', '#36406f'],
    hill: '#0a1125',
    hero: (
      <>
        <circle cx="262" cy="92" r="66" fill={CREAM} />
        <circle cx="284" cy="78" r="10" fill="#e4dcc6" />
        <circle cx="240" cy="118" r="14" fill="#e4dcc6" />
        <path
          d="M96 104C148 70 190 84 226 108C252 82 300 58 372 66C320 84 280 108 246 138L262 172L232 150C206 142 150 128 96 104Z"
          fill="#0a1125"
        />
        <circle cx="238" cy="118" r="3.5" fill={GOLD} />
      </>
    ),
  },
  stake_sum: {
    sky: ['#4a2a0b', '#a4651d'],
    hill: '#331c06',
    hero: (
      <>
        {coins.map((at) => (
          <g key={at} transform={`translate(240 ${170 - at * 24})`}>
            <path d="M-62 0V14C-62 30 62 30 62 14V0Z" fill="#c98a1e" />
            <ellipse rx="62" ry="17" fill={GOLD} />
            <ellipse rx="44" ry="11" fill="none" stroke="#c98a1e" strokeWidth="3" />
          </g>
        ))}
      </>
    ),
  },
};

/** Renders a tournament's picture. Purely decorative: the name is beside it. */
export function TournamentArt({ rule, className }: { rule: Rule | 'quest'; className?: string | undefined }) {
  const { sky, hill, hero } = scenes[rule];
  const id = useId();
  return (
    <svg viewBox="0 0 480 220" width="480" height="220" className={className} aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={sky[0]} />
          <stop offset="1" stopColor={sky[1]} />
        </linearGradient>
      </defs>
      <rect width="480" height="220" fill={`url(#${id})`} />
      <path d="M0 180C90 138 150 196 240 172C330 148 400 186 480 158V220H0Z" fill={hill} opacity="0.55" />
      {hero}
      <path d="M0 204C110 176 190 214 290 196C370 182 420 204 480 192V220H0Z" fill={hill} />
    </svg>
  );
}
