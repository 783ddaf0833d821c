import type { Hero } from '../../brush.ts';
import { mix } from '../../colour.ts';
import { at, C, P, R } from '../../shapes.ts';

export const sundae: Hero = ({
  piece,
  line,
  theme: {
    hero: [a, b, c],
    accent,
  },
}) =>
  line('M96 -150L136 -214', '#e85a7a', 11) +
  piece(P('M30 -110L110 -196L126 -180L62 -94Z'), '#e0a860', { lift: 0.8 }) +
  piece(C(-70, -62, 74), b, { lift: 1.1 }) +
  piece(C(72, -56, 72), mix(a, '#9fe0c0', 0.55), { lift: 1.1 }) +
  piece(C(0, -112, 78), a, { lift: 1.2 }) +
  piece(
    P(
      'M-70 -140C-60 -190 60 -190 70 -140C74 -110 52 -100 48 -120C40 -90 16 -90 10 -116C2 -86 -26 -86 -30 -114C-44 -96 -70 -106 -70 -140Z',
    ),
    c,
    { lift: 0.8 },
  ) +
  piece(C(-6, -196, 25), '#d8233f', { lift: 1 }) +
  line('M-2 -216C6 -240 24 -246 40 -244', '#5a8a3a', 5) +
  Array.from({ length: 16 }, (_, i) =>
    at(
      -90 + ((i * 61) % 190),
      -150 + ((i * 37) % 120),
      piece(R(-8, -3, 16, 6, 3), [accent, '#6fd0e8', '#ffd24a', '#9f7fe8'][i % 4]!, { flat: true }),
      1,
      i * 40,
    ),
  ).join('') +
  piece(
    P('M-150 -20C-140 80 -70 120 -26 130V172H26V130C70 120 140 80 150 -20C60 10 -60 10 -150 -20Z'),
    mix('#cfeef7', b, 0.2),
    { lift: 1.1, opacity: 0.94 },
  ) +
  piece(P('M-126 10C-110 74 -60 104 0 108C60 104 110 74 126 10C60 28 -60 28 -126 10Z'), b, {
    lift: 0.2,
    opacity: 0.7,
  }) +
  line('M-116 26C-104 62 -86 82 -66 94', '#ffffff', 9) +
  piece(P('M-90 204C-90 180 -40 170 0 170C40 170 90 180 90 204Z'), '#d8f2fa', { lift: 0.9 });
