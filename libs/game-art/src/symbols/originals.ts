import type { Theme } from '../game-title.ts';
import { lit, mix, shaded } from './colour.ts';
import { around, disc, mirrored, openPaint, type Paint, ring, starPath, turned } from './paint.ts';

type Draw = (paint: Paint, theme: Theme) => string;

const NUGGET = 'M30 20C42 8 62 8 74 19C88 30 92 48 87 63C82 80 66 92 48 90C28 89 12 76 10 57C8 42 18 31 30 20Z';

const drawings = {
  /** Draws amber with a beetle in it. */
  amber: (p, { hero: [amber] }) =>
    p.glow(50, 52, 48, amber, 0.55) +
    p.solid(NUGGET, amber, { light: [0.36, 0.24], depth: 0.95 }) +
    p.inside(
      NUGGET,
      p.flat('M8 62C30 48 60 84 94 52V100H0Z', shaded(amber, 0.3), 0.34) +
        p.glow(38, 30, 30, '#fff3c4', 0.75) +
        turned(
          -24,
          [-1, 1]
            .map((side) =>
              [0, 1, 2]
                .map((leg) => p.line(`M50 ${46 + leg * 7}L${50 + side * 15} ${41 + leg * 10}`, '#4a1f08', 2.2, 0.75))
                .join(''),
            )
            .join('') +
            p.solid('M50 36C59 36 62 46 61 56C60 66 55 71 50 71C45 71 40 66 39 56C38 46 41 36 50 36Z', '#5a2a0c', {
              depth: 0.9,
            }) +
            p.solid(disc(50, 33, 7), '#3f1c08') +
            p.line('M50 38V70', '#2a1204', 1.4, 0.7) +
            p.line('M47 28L41 20M53 28L59 20', '#3f1c08', 1.8, 0.8),
        ),
    ) +
    p.gleam(34, 28, 13, 7, -34) +
    p.gleam(70, 74, 8, 4, -34, 0.4),
  /** Draws an iron ball with horns and a brass band. */
  mine: (p) =>
    around(8, () => p.metal('M46 20L48 4H52L54 20Z', '#6a6f7a', 20) + p.solid(disc(50, 5, 4.4), '#c23a2c')) +
    p.solid(disc(50, 50, 34), '#3a4150', { light: [0.34, 0.24], depth: 1 }) +
    p.inside(disc(50, 50, 34), p.metal('M10 44C30 52 70 52 90 44V56C70 64 30 64 10 56Z', '#c89234', 80)) +
    p.solid(disc(50, 54, 5), '#7a2018') +
    p.gleam(38, 32, 11, 6, -34, 0.7),
  acorn: (p, { hero: [nut, cup] }) =>
    p.line('M50 20C50 12 54 8 60 6', shaded(cup, 0.4), 6) +
    p.solid('M22 42C22 74 36 88 50 96C64 88 78 74 78 42Z', nut, { light: [0.34, 0.3], depth: 0.95 }) +
    p.solid('M14 44C12 26 30 16 50 16C70 16 88 26 86 44C76 50 24 50 14 44Z', cup, { depth: 0.8 }) +
    [24, 37, 50, 63, 76].map((x) => p.line(`M${x} 46L${50 + (x - 50) * 0.5} 19`, shaded(cup, 0.5), 1.6, 0.5)).join('') +
    p.gleam(38, 62, 6, 13, 14, 0.7),
  /** Draws a climbing lark seen from below, wings spread. */
  lark: (p, { hero: [brown, cream, dark] }) =>
    [-26, -9, 9, 26].map((turn) => turned(turn, p.solid('M44 66L56 66L55 97L45 97Z', dark, { depth: 0.5 }))).join('') +
    mirrored(
      p.solid('M54 40C66 16 84 6 98 8C99 20 97 30 93 37C89 47 76 56 58 60Z', dark, { depth: 0.7 }) +
        [0, 1, 2, 3]
          .map((each) => p.line(`M60 50L${94 - each * 7} ${18 + each * 10}`, lit(dark, 0.3), 1.3, 0.7))
          .join('') +
        p.solid('M54 40C62 26 72 20 81 21C81 32 74 46 58 56Z', brown, { depth: 0.7 }),
    ) +
    p.solid('M50 18C64 20 69 38 66 54C63 70 56 80 50 80C44 80 37 70 34 54C31 38 36 20 50 18Z', brown) +
    p.flat('M50 36C59 37 61 48 60 56C58 68 54 75 50 75C46 75 42 68 40 56C39 48 41 37 50 36Z', cream) +
    p.line('M46 48V52M54 48V52M50 54V58M45 61V64M55 61V64', dark, 2, 0.6) +
    p.solid('M45 10C43 2 48 1 50 5C52 1 57 2 55 10Z', dark, { depth: 0.4 }) +
    p.solid(disc(50, 20, 13), brown) +
    p.flat('M40 14C44 12 47 15 47 17C44 16 42 16 39 18ZM60 14C56 12 53 15 53 17C56 16 58 16 61 18Z', cream) +
    p.flat(disc(44.5, 20, 2.2), '#1c1410') +
    p.flat(disc(55.5, 20, 2.2), '#1c1410') +
    p.solid('M46 23C48 20 52 20 54 23L50 31Z', '#e2a03c', { depth: 0.5 }),
  firefly: (p, { accent }) =>
    p.glow(50, 62, 38, accent, 0.95) +
    p.solid('M50 46C60 46 64 56 62 68C60 80 55 86 50 88C45 86 40 80 38 68C36 56 40 46 50 46Z', lit(accent, 0.45)) +
    p.solid('M50 22C58 22 61 32 60 42C58 50 42 50 40 42C39 32 42 22 50 22Z', '#4a3424') +
    p.solid('M44 32C28 26 18 34 16 48C26 56 40 50 45 40Z', mix('#ffffff', accent, 0.3), { depth: 0.4, opacity: 0.8 }) +
    p.solid('M56 32C72 26 82 34 84 48C74 56 60 50 55 40Z', mix('#ffffff', accent, 0.3), { depth: 0.4, opacity: 0.8 }) +
    p.solid(disc(50, 20, 7), '#33241a') +
    p.line('M47 15L40 6M53 15L60 6', '#33241a', 2),
  /** Draws a milled coin, with space for its value. */
  coin: (p, { accent }) =>
    p.glow(50, 54, 48, accent, 0.4) +
    p.metal(disc(50, 50, 44), '#c8891f', 64) +
    around(36, () => p.line('M50 6.6V10.4', '#7a4a0c', 1.3, 0.6)) +
    p.metal(disc(50, 50, 37), '#e2ab3a', 64) +
    p.solid(disc(50, 50, 33), '#f0c65c', { light: [0.36, 0.28], depth: 0.5 }) +
    p.line(ring(50, 50, 33.4, 32.6), '#8f5d14', 1, 0.6) +
    p.gleam(34, 26, 12, 5, -34, 0.7),
  /** Draws five pale petals, lit from within. */
  moonvine: (p, { hero: [petal], accent }) =>
    p.glow(50, 50, 50, accent, 0.7) +
    around(5, () =>
      p.solid('M50 52C34 44 30 22 50 5C70 22 66 44 50 52Z', mix(petal, accent, 0.55), {
        light: [0.5, 0.2],
        depth: 0.6,
      }),
    ) +
    around(5, () => p.line('M50 46V16', '#d99a2b', 2.4, 0.8)) +
    p.solid(disc(50, 50, 11), '#f2a93a', { depth: 0.8 }) +
    p.gleam(46, 46, 4, 3, -34, 0.8),
  /** Draws a street lamp, with space for its value on the glass. */
  lamp: (p, { accent }) =>
    p.glow(50, 48, 50, accent, 0.75) +
    p.line('M50 82V99', '#20242e', 9) +
    p.metal('M34 80H66L60 88H40Z', '#39404e', 90) +
    p.solid('M24 30H76L67 80H33Z', mix(accent, '#fff6da', 0.25), { light: [0.5, 0.55], depth: 0.5 }) +
    p.glow(50, 56, 30, '#fffbe8', 0.8) +
    p.line('M24 30L33 80M76 30L67 80', '#2a303c', 3.4) +
    p.metal('M18 31L50 9L82 31Z', '#454d5d', 60) +
    p.solid(disc(50, 8, 5.4), '#c9a04a') +
    p.line('M19 31H81', '#20242e', 3) +
    p.gleam(36, 42, 4, 11, 8, 0.55),
  /** Draws the moon over the roofs: dark enough for lamps. */
  nightfall: (p, { accent }) =>
    p.glow(50, 50, 50, '#8fa6ff', 0.5) +
    p.metal(disc(50, 50, 45), '#c9a04a', 64) +
    p.solid(disc(50, 50, 40), '#26337a', { light: [0.5, 0.2], depth: 0.7 }) +
    p.inside(
      disc(50, 50, 40),
      p.glow(58, 36, 30, '#dfe6ff', 0.7) +
        p.solid('M62 16C48 18 39 28 40 41C41 54 52 61 65 58C56 54 51 46 52 37C53 28 57 20 62 16Z', '#fdf3cf', {
          depth: 0.6,
        }) +
        p.flat(starPath(4, 5, 1.6, 30, 30), '#fff6da') +
        p.flat(starPath(4, 3.6, 1.2, 72, 44), '#fff6da') +
        p.flat(starPath(4, 3, 1, 24, 50), '#fff6da') +
        p.flat('M6 74L18 62L30 74V68H40V76L52 66L66 78V70H74V76L84 68L96 78V100H6Z', '#11173d') +
        [18, 36, 52, 80].map((x) => p.flat(`M${x - 2} 80h5v7h-5Z`, accent)).join(''),
    ) +
    p.gleam(34, 22, 12, 5, -34, 0.6),
  /** Draws a pearl in a ring of shell. */
  pearl: (p, { hero: [, rim], far }) =>
    p.glow(50, 54, 48, '#ffffff', 0.4) +
    around(12, () => p.solid('M50 2C58 5 60 12 58 18H42C40 12 42 5 50 2Z', mix(rim, '#ffe0b8', 0.45), { depth: 0.6 })) +
    p.metal(disc(50, 50, 39), mix(rim, '#ffd9a0', 0.3), 64) +
    p.solid(disc(50, 50, 34), mix('#fbf1f4', far, 0.06), { light: [0.36, 0.28], depth: 0.62 }) +
    p.gleam(36, 30, 11, 6, -34, 0.9),
} satisfies Record<string, Draw>;

export type OriginalSymbol = keyof typeof drawings;

/** Returns the symbol of an original as an SVG document of 100 × 100. */
export function originalSvg(name: OriginalSymbol, theme: Theme): string {
  const paint = openPaint();
  return paint.svg(drawings[name](paint, theme));
}
