import styles from './cards.module.css';
import { pipsOf, rankOf, rankTexts, suitOf, suitPaths } from './suits.ts';
import { useCardName } from './useCardName.ts';

const INKS = ['#1d2b33', '#b3232f', '#b3232f', '#1d2b33'] as const;
/** Headwear of the court cards: a plume, a crown of pearls, a crown of points. */
const COURTS = [
  'M30 92V78c0-9 9-14 20-14s20 5 20 14v14ZM36 58c0-9 6-16 14-16s14 7 14 16-6 13-14 13-14-4-14-13Zm-2-8c4-14 22-18 38-10-8 1-10 5-12 9Zm31-11c8-5 11-11 9-18-9 3-13 9-14 16Z',
  'M28 92V80c0-9 9-15 22-15s22 6 22 15v12ZM36 57c0-8 6-14 14-14s14 6 14 14-6 14-14 14-14-6-14-14Zm-3-13 4-16 7 9 6-12 6 12 7-9 4 16ZM37 27a3 3 0 1 0-.1 0Zm13-4a3 3 0 1 0-.1 0Zm13 4a3 3 0 1 0-.1 0Z',
  'M26 92V80c0-10 10-15 24-15s24 5 24 15v12ZM36 54h28v6c0 9-6 17-14 17s-14-8-14-17Zm-6-5V26l10 9 10-14 10 14 10-9v23Z',
] as const;

export interface PlayingCardProps {
  /** Card number of game-math: the rank (0 an ace, 12 a king) plus 13 times the suit. */
  readonly card: number;
  /** Position among the cards dealt now; undefined for a card that is already there. */
  readonly order?: number | undefined;
}

/** Renders a card of the deck used at all tables. */
export function PlayingCard({ card, order }: PlayingCardProps) {
  const name = useCardName();
  const rank = rankOf(card);
  const suit = suitOf(card);
  const ink = INKS[suit];
  const path = suitPaths[suit] ?? '';
  const text = rankTexts[rank];
  const court = COURTS[rank - 10];
  const corner = (
    <g fill={ink}>
      <text x="11" y="21" fontSize={rank === 9 ? 18 : 20} textAnchor="middle" className={styles.rank}>
        {text}
      </text>
      <path d={path} transform="translate(5.5 25) scale(.55)" />
    </g>
  );
  return (
    <svg
      className={styles.card}
      data-dealt={order !== undefined || undefined}
      style={order === undefined ? undefined : { animationDelay: `${order * 240}ms` }}
      viewBox="0 0 100 140"
      role="img"
      aria-label={name(card)}
    >
      <rect x="1" y="1" width="98" height="138" rx="9" fill="#fffdf7" stroke="#cfc6b2" />
      {corner}
      <g transform="rotate(180 50 70)">{corner}</g>
      {court ? (
        <g>
          <rect x="22" y="14" width="56" height="112" rx="5" fill="#f4ead2" stroke="#c9a557" strokeWidth="1.5" />
          <path d={court} fill={ink} transform="translate(0 4)" />
          <path d="M24 97H76V124H24Z" fill={ink} opacity=".12" />
          <path d={path} fill={ink} transform="translate(38 99) scale(1.2)" />
        </g>
      ) : (
        pipsOf(rank).map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            d={path}
            fill={ink}
            transform={`translate(${x} ${y * 1.4}) rotate(${y > 50 ? 180 : 0}) scale(${rank === 0 ? 2.2 : 0.9}) translate(-10 -10)`}
          />
        ))
      )}
    </svg>
  );
}

/** Renders a card face down, in two colours of its table. */
export const CardBack = ({ body, line }: { readonly body: string; readonly line: string }) => (
  <svg className={styles.card} viewBox="0 0 100 140" aria-hidden>
    <rect x="1" y="1" width="98" height="138" rx="9" fill="#fffdf7" stroke="#cfc6b2" />
    <rect x="7" y="7" width="86" height="126" rx="6" fill={body} />
    <g stroke={line} strokeWidth="1" opacity=".55">
      {Array.from({ length: 13 }, (_, at) => (
        <path key={at} d={`M${at * 18 - 110} 7L${at * 18 + 16} 133M${at * 18 + 16} 7L${at * 18 - 110} 133`} />
      ))}
    </g>
    <path d="M7 7H93V133H7ZM-99 -99V239H199V-99Z" fill="#fffdf7" fillRule="evenodd" clipPath="inset(1px round 9px)" />
    <rect x="11" y="11" width="78" height="118" rx="4" fill="none" stroke={line} strokeWidth="1.6" />
    <circle cx="50" cy="70" r="19" fill={body} stroke={line} strokeWidth="1.6" />
    <path d="M50 55L56 66 68 70 56 74 50 85 44 74 32 70 44 66Z" fill={line} />
  </svg>
);

/** Renders an empty place for a card. */
export const CardPlace = () => <span className={styles.place} />;
