import { useId } from 'react';

const GOLD = '#ffb733';
const CREAM = '#f6f1e3';

interface Ticket {
  x: number;
  y: number;
  turn: number;
  number: string;
}

const tickets: readonly Ticket[] = [
  { x: 120, y: 118, turn: -16, number: '07' },
  { x: 240, y: 96, turn: 4, number: '21' },
  { x: 360, y: 122, turn: 18, number: '48' },
];
const stars = [
  [60, 40],
  [150, 28],
  [214, 36],
  [318, 30],
  [412, 44],
  [446, 92],
  [34, 96],
] as const;

/** Scenes of the lotteries: the sky from top to bottom, the hill, and stars at night or a low sun. */
const scenes = {
  night: { sky: ['#16264d', '#8a4a6b'], hill: '#0d1630', isNight: true },
  sunday: { sky: ['#7a2f3d', '#e8923f'], hill: '#35131f', isNight: false },
} as const;

interface LotteryArtProps {
  /** Kind of lottery. Each has its own time of day. */
  identifier: string;
  className?: string | undefined;
}

/** Renders three tickets over a hill. Purely decorative: the lottery's name is beside it. */
export function LotteryArt({ identifier, className }: LotteryArtProps) {
  const id = useId();
  const { sky, hill, isNight } = scenes[identifier.startsWith('sunday') ? 'sunday' : 'night'];
  return (
    <svg viewBox="0 0 480 220" width="480" height="220" className={className} aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={sky[0]} />
          <stop offset="1" stopColor={sky[1]} />
        </linearGradient>
      </defs>
      <rect width="480" height="220" fill={`url(#${id})`} />
      {isNight ? (
        stars.map(([x, y]) => <circle key={x} cx={x} cy={y} r="2" fill={CREAM} opacity="0.8" />)
      ) : (
        <circle cx="240" cy="150" r="104" fill={GOLD} opacity="0.45" />
      )}
      <path d="M0 180C90 138 150 196 240 172C330 148 400 186 480 158V220H0Z" fill={hill} opacity="0.55" />
      {tickets.map(({ x, y, turn, number }) => (
        <g key={number} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path
            d="M-58-34H58V-10A10 10 0 0 0 58 10V34H-58V10A10 10 0 0 0-58-10Z"
            fill={number === '21' ? GOLD : CREAM}
          />
          <path d="M26-34V34" stroke="#0d1630" strokeWidth="2" strokeDasharray="4 5" opacity="0.5" />
          <text x="-16" y="12" fontSize="34" fontWeight="800" textAnchor="middle" fill="#0d1630">
            {number}
          </text>
          <circle cx="42" r="6" fill="#0d1630" opacity="0.75" />
        </g>
      ))}
      <path d="M0 204C110 176 190 214 290 196C370 182 420 204 480 192V220H0Z" fill={hill} />
    </svg>
  );
}
