import type { SymbolArt } from './art.ts';
import { lit, mix, shaded } from './colour.ts';
import { around, disc, mirrored, moved, type Paint, ring, turned } from './paint.ts';

const GOLD = '#dba63c';
const HEART =
  'M50 92C30 76 8 60 8 36C8 18 22 8 34 10C42 11 48 18 50 26C52 18 58 11 66 10C78 8 92 18 92 36C92 60 70 76 50 92Z';
const SPADE =
  'M50 6C66 26 92 40 92 60C92 76 74 82 60 72C60 82 64 90 70 95H30C36 90 40 82 40 72C26 82 8 76 8 60C8 40 34 26 50 6Z';
const CLUB =
  'M50 6C64 6 72 18 68 30C66 36 62 40 60 42C66 38 74 36 80 38C92 42 96 56 90 66C84 76 66 78 57 66C58 80 62 90 68 95H32C38 90 42 80 43 66C34 78 16 76 10 66C4 56 8 42 20 38C26 36 34 38 40 42C38 40 34 36 32 30C28 18 36 6 50 6Z';
const PIP = 'M50 4C60 24 72 38 88 50C72 62 60 76 50 96C40 76 28 62 12 50C28 38 40 24 50 4Z';

/** Draws a low symbol: enamel in a gold setting. */
const enamel = (p: Paint, d: string, colour: string, gleam: string): string =>
  p.metal(d, GOLD) + moved(8, 8, p.solid(d, colour, { depth: 0.9 }), 0.84) + gleam;

/** Draws a cut stone seen from above, each facet with its own light. */
function stone(p: Paint, colour: string): string {
  const shades = [
    lit(colour, 0.62),
    lit(colour, 0.3),
    colour,
    shaded(colour, 0.22),
    shaded(colour, 0.42),
    shaded(colour, 0.28),
    lit(colour, 0.12),
    lit(colour, 0.45),
  ];
  const point = (angle: number, radius: number) =>
    `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
  const facets = shades.map((shade, index) => {
    const [a, b] = [(Math.PI / 4) * index - Math.PI * 0.875, (Math.PI / 4) * (index + 1) - Math.PI * 0.875];
    return (
      p.flat(`M${point(a, 44)}L${point(b, 44)}L${point(b, 24)}L${point(a, 24)}Z`, shade) +
      p.flat(`M${point(a, 44)}L${point(b, 44)}L${point((a + b) / 2, 27)}Z`, lit(shade, 0.28), 0.6) +
      p.flat(`M${point(a, 24)}L${point(b, 24)}L50 50Z`, mix(shade, shades[(index + 4) % 8]!, 0.55))
    );
  });
  return facets.join('');
}

export const regalia: readonly SymbolArt[] = [
  {
    id: 'crown',
    draw: (p, { hero }) =>
      p.glow(50, 52, 50, '#ffe6a0', 0.6) +
      p.solid('M20 74C20 40 34 26 50 26C66 26 80 40 80 74Z', hero[0], { depth: 0.9 }) +
      p.metal('M10 78L4 28L28 50L38 14L50 44L62 14L72 50L96 28L90 78Z', GOLD) +
      p.metal('M10 72H90V90C66 95 34 95 10 90Z', '#c98f2e', 10) +
      [
        [4, 26],
        [38, 12],
        [62, 12],
        [96, 26],
      ]
        .map(([x, y]) => p.solid(disc(Math.min(93, Math.max(7, x!)), y!, 6), hero[1]))
        .join('') +
      p.solid('M50 74L60 82L50 91L40 82Z', hero[1]) +
      p.solid(disc(26, 82, 5), hero[2]) +
      p.solid(disc(74, 82, 5), hero[2]) +
      p.line('M12 76H88', '#fff2c4', 1.3, 0.8) +
      p.gleam(30, 56, 4, 12, -14, 0.6),
  },
  {
    id: 'clover',
    draw: (p, { accent }) =>
      p.glow(50, 46, 50, accent, 0.8) +
      p.line('M50 50C54 70 60 82 72 94', '#2f7a43', 5) +
      around(
        4,
        () =>
          turned(
            45,
            p.solid('M50 48C34 40 24 22 34 10C41 3 48 7 50 14C52 7 59 3 66 10C76 22 66 40 50 48Z', '#3fae5c', {
              depth: 0.85,
            }) +
              p.line('M50 46V20', '#1d6a38', 1.6, 0.55) +
              p.line('M40 18C42 26 45 32 49 38M60 18C58 26 55 32 51 38', '#a7ecb4', 2, 0.6),
          ),
        50,
        48,
      ) +
      p.metal(disc(50, 48, 5), GOLD),
  },
  {
    id: 'stone',
    draw: (p, { hero }) =>
      p.metal(disc(50, 50, 48), GOLD) +
      stone(p, hero[0]) +
      around(8, () => p.metal(disc(50, 5.4, 3.4), '#f0c560')) +
      p.gleam(38, 34, 10, 5, -36, 0.95),
  },
  {
    id: 'horseshoe',
    draw: (p, { hero }) =>
      p.metal(
        'M22 94C8 74 6 50 14 32C20 16 34 6 50 6C66 6 80 16 86 32C94 50 92 74 78 94L62 88C74 72 76 54 70 42C66 32 58 27 50 27C42 27 34 32 30 42C24 54 26 72 38 88Z',
        mix(hero[0], '#a9b2bd', 0.55),
      ) +
      mirrored(
        [
          [50, 16],
          [33, 22],
          [21, 37],
          [17.5, 56],
          [22, 75],
        ]
          .map(([x, y]) => p.solid(disc(x!, y!, 3.4), GOLD))
          .join(''),
      ) +
      p.gleam(28, 24, 12, 4, -46, 0.7),
  },
  {
    id: 'chime',
    draw: (p) =>
      p.metal(ring(50, 11, 8, 4), '#a9752c') +
      p.metal(disc(50, 84, 9), '#8a5a22') +
      p.metal('M50 14C68 14 73 28 74 44C75 60 80 68 88 77H12C20 68 25 60 26 44C27 28 32 14 50 14Z', '#e6b23f', 12) +
      p.metal('M9 74H91C94 74 94 83 91 83H9C6 83 6 74 9 74Z', '#cf9632', 10) +
      p.line('M28 50C42 55 58 55 72 50', '#8a5c1c', 2, 0.7) +
      p.gleam(38, 38, 4.4, 18, 6, 0.95),
  },
  {
    id: 'key',
    draw: (p, { hero }) =>
      turned(
        38,
        p.metal(ring(50, 24, 21, 11), GOLD) +
          p.solid(disc(50, 24, 9), hero[1]) +
          p.metal('M46 44H54V96H46Z', GOLD, 0) +
          p.metal('M54 74H70V81H64V86H70V94H54Z', '#c98f2e') +
          p.metal('M42 46H58V52H42Z', '#c98f2e') +
          p.gleam(47, 20, 3, 2.4, -30, 0.95),
      ),
  },
  { id: 'heart', draw: (p) => enamel(p, HEART, '#d0303f', p.gleam(30, 30, 8, 11, 34, 0.85)) },
  { id: 'spade', draw: (p) => enamel(p, SPADE, '#2f4a7a', p.gleam(34, 46, 7, 13, 42, 0.7)) },
  { id: 'club', draw: (p) => enamel(p, CLUB, '#2f7f58', p.gleam(42, 22, 7, 8, 30, 0.75)) },
  { id: 'pip', draw: (p) => enamel(p, PIP, '#c9762c', p.gleam(42, 36, 6, 13, 28, 0.8)) },
];
