import type { SymbolArt } from './art.ts';
import { around, disc, mirrored, moved, type Paint, ring, starPath, turned } from './paint.ts';

const BRASS = '#d9a441';
const LEATHER = '#a4602f';

/** Returns the outline of the balloon narrowed about its axis: one seam of the silk. */
const gore = (share: number): string => {
  const x = (offset: number) => (50 + offset * share).toFixed(1);
  return `M50 2C${x(26)} 2 ${x(41)} 18 ${x(41)} 36C${x(41)} 53 ${x(20)} 62 ${x(11)} 74H${x(-11)}C${x(-20)} 62 ${x(-41)} 53 ${x(-41)} 36C${x(-41)} 18 ${x(-26)} 2 50 2Z`;
};
const SILK = gore(1);
const TRUNK = 'M14 32H86C92 32 96 36 96 42V80C96 86 92 90 86 90H14C8 90 4 86 4 80V42C4 36 8 32 14 32Z';
const HULL = 'M50 2C64 15 70 34 68 56L63 74H37L32 56C30 34 36 15 50 2Z';
const SEAS = disc(50, 42, 32);
const MASK =
  'M3 55C3 38 14 27 29 27C40 27 45 31 50 31C55 31 60 27 71 27C86 27 97 38 97 55C97 71 86 82 72 82C60 82 57 70 50 70C43 70 40 82 28 82C14 82 3 71 3 55Z';
const COUPON = 'M5 22H95V39A11 11 0 0 0 95 61V78H5V61A11 11 0 0 0 5 39Z';
const CHAIN = [
  [59, 8],
  [64.5, 6],
  [70.5, 5.2],
  [76.5, 5.6],
  [82, 7.5],
  [86.6, 11],
  [89.8, 16],
  [91, 22],
  [90.5, 28],
  [89.6, 34],
  [90.2, 40],
  [92.6, 45.4],
]
  .map(([x, y]) => `M${x} ${y}h.1`)
  .join('');

/** Draws paper torn along its perforation. */
const torn = (from: number, to: number, teeth: number): string => {
  const step = (to - from) / teeth;
  const bite = (dx: number, dy: number) =>
    Array.from(
      { length: teeth },
      () =>
        `l${dx * step * 0.22} ${dy * step * 0.22}a${step * 0.28} ${step * 0.28} 0 0 0 ${dx * step * 0.56} ${dy * step * 0.56}l${dx * step * 0.22} ${dy * step * 0.22}`,
    ).join('');
  return `M${from} ${from}${bite(1, 0)}${bite(0, 1)}${bite(-1, 0)}${bite(0, -1)}Z`;
};

const goggle = (p: Paint, x: number): string =>
  p.metal(disc(x, 54, 22), '#c8923c') +
  p.metal(ring(x, 54, 19.4, 16.6), '#8a5a22', 240) +
  p.solid(disc(x, 54, 17), '#18a5b4', { light: [0.62, 0.78], depth: 0.95 }) +
  p.inside(
    disc(x, 54, 17),
    p.flat(`M${x - 22} 50L${x + 2} 32H${x + 12}L${x - 22} 60Z`, '#e6fdff', 0.5) +
      p.flat(`M${x - 14} 68L${x + 18} 44V48L${x - 8} 70Z`, '#e6fdff', 0.3),
  );

/** Draws a luggage label of a distant hotel, station or pier. */
const label = (p: Paint, d: string, colour: string, mark: string): string =>
  p.flat(d, '#3a1a08', 0.3) + moved(-0.8, -1, p.solid(d, colour, { depth: 0.25 }) + mark);

export const voyage: readonly SymbolArt[] = [
  {
    id: 'balloon',
    draw: (p) =>
      p.glow(50, 42, 50, '#ffe6a4', 0.6) +
      p.line('M40 73L43 86M60 73L57 86M47 74V86M53 74V86', '#5c3c22', 1.3) +
      p.glow(50, 77, 9, '#ffb03a', 1) +
      (
        [
          [1, '#d8402f'],
          [0.8, '#fbf0d6'],
          [0.5, '#d8402f'],
          [0.18, '#fbf0d6'],
        ] as const
      )
        .map(([share, colour]) => p.solid(gore(share), colour, { depth: 0.75, light: [0.36, 0.24] }))
        .join('') +
      p.inside(
        SILK,
        p.flat('M4 37C28 52 72 52 96 37V48C72 63 28 63 4 48Z', '#17536f') +
          p.line('M4 37C28 52 72 52 96 37M4 48C28 63 72 63 96 48', '#f0c45a', 2) +
          [
            [20, 47.5],
            [35, 52.3],
            [50, 53.8],
            [65, 52.3],
            [80, 47.5],
          ]
            .map(([x, y]) => p.flat(starPath(5, 4.2, 1.9, x, y), '#f7d67c'))
            .join('') +
          p.flat('M62 0C78 24 76 56 56 78H100V0Z', '#2a0c2c', 0.17) +
          p.flat('M78 4C90 26 86 50 66 74H100V4Z', '#2a0c2c', 0.2),
      ) +
      p.gleam(31, 20, 8, 15, 34, 0.75) +
      p.metal('M38 71.5H62L60.5 76H39.5Z', BRASS, 10) +
      p.solid('M40 85H60L58 97C57.8 98.5 57 99 56 99H44C43 99 42.2 98.5 42 97Z', '#b5783a', { depth: 0.7 }) +
      p.line('M42 90H58M42.5 94.5H57.5M46 88V98M50 88V98M54 88V98', '#6f421b', 1, 0.6) +
      p.metal('M38.5 83.5H61.5C63 83.5 63 88 61.5 88H38.5C37 88 37 83.5 38.5 83.5Z', '#8f5a2a', 10),
  },
  {
    id: 'locomotive',
    draw: (p) =>
      p.glow(50, 42, 50, '#ffe6a4', 0.55) +
      p.metal('M40 6H60L57 24H43Z', '#3d4750', 0) +
      p.metal('M37 2H63C65 2 65 8 63 8H37C35 8 35 2 37 2Z', BRASS, 10) +
      mirrored(
        p.solid('M6 44H30V70H6C4 70 3 68 3 66V48C3 45 4 44 6 44Z', '#1f7350', { depth: 0.8 }) +
          p.line('M7 48V66M26 48H7M7 66H26', '#e9c25e', 1.2, 0.8),
      ) +
      p.metal(disc(50, 46, 33), '#2b8a60', 50) +
      p.metal(ring(50, 46, 29, 26), BRASS) +
      p.solid(disc(50, 46, 26), '#2b3641', { depth: 0.7 }) +
      around(12, () => p.solid(disc(50, 23.4, 1.5), '#8d98a2', { depth: 0.6 }), 50, 46) +
      p.metal('M28 37.5H50V40.5H28ZM28 54H50V57H28Z', '#7d8892', 0) +
      p.glow(50, 46, 20, '#ffc84a', 0.75) +
      p.metal(disc(50, 46, 13.5), '#e0ad48') +
      p.solid(disc(50, 46, 10), '#fff0b4', { light: [0.45, 0.42], depth: 0.5 }) +
      p.glow(50, 46, 9, '#ffffff', 1) +
      p.solid('M33 80H67L82 97H18Z', '#3b444d', { depth: 0.6 }) +
      [-3, -2, -1, 0, 1, 2, 3]
        .map((bar) =>
          p.metal(
            `M${50 + bar * 4.6 - 1.3} 79H${50 + bar * 4.6 + 1.3}L${50 + bar * 9 + 1.9} 98H${50 + bar * 9 - 1.9}Z`,
            BRASS,
            0,
          ),
        )
        .join('') +
      p.solid('M5 68H95C97 68 98 69 98 71V80C98 82 97 83 95 83H5C3 83 2 82 2 80V71C2 69 3 68 5 68Z', '#cf3a2b', {
        depth: 0.6,
      }) +
      p.line('M6 71H94', '#ffd9a0', 1.1, 0.8) +
      mirrored(p.metal(disc(18, 76, 8.5), '#8d98a2') + p.solid(disc(18, 76, 4.6), '#59636c', { depth: 0.8 })) +
      p.metal('M46 72H54V80C54 85 46 85 46 80Z', '#59636c', 0) +
      p.gleam(34, 24, 12, 4, -38, 0.6),
  },
  {
    id: 'globe',
    draw: (p) =>
      p.solid('M22 99C22 92 32 90 41 89H51C60 90 70 92 70 99Z', '#7c4525', { depth: 0.8 }) +
      p.metal('M41 80H51L54 91H38Z', BRASS, 0) +
      moved(
        -0.5,
        5,
        turned(
          20,
          p.metal('M50 -1V3.5A38.5 38.5 0 0 1 50 80.5V85A43 43 0 0 0 50 -1Z', BRASS, 20) +
            p.metal('M47 -3H53V11H47ZM47 73H53V87H47Z', '#b57f2c', 0) +
            p.solid(SEAS, '#2f86c8', { depth: 1 }) +
            p.inside(
              SEAS,
              p.line(
                'M18 42H82M22 26C40 31 60 31 78 26M22 58C40 63 60 63 78 58M50 10V74M50 10C32 24 32 60 50 74M50 10C68 24 68 60 50 74',
                '#d4f0ff',
                0.9,
                0.4,
              ) +
                p.solid(
                  'M44 13C51 9 62 11 70 17C74 22 70 27 65 25C62 29 57 27 54 30C50 28 47 31 43 29C40 30 37 27 39 23C42 21 41 15 44 13Z',
                  '#7cbf5a',
                  { depth: 0.55 },
                ) +
                p.solid(
                  'M43 33C50 30 60 31 65 36C68 40 72 41 71 44C66 46 66 52 63 57C60 63 57 67 53 65C50 61 51 55 48 51C42 51 37 48 37 42C37 38 39 35 43 33Z',
                  '#e2b64e',
                  { depth: 0.6 },
                ) +
                p.solid('M12 22C20 17 29 19 30 24C29 29 26 31 24 37C28 42 30 47 27 54C23 61 18 60 12 56Z', '#7cbf5a', {
                  depth: 0.5,
                }) +
                p.solid('M73 59C78 55 86 57 86 62C82 68 75 68 73 59Z', '#d98a45', { depth: 0.5 }) +
                p.solid('M36 70C44 67 56 68 64 72L60 80H40Z', '#f6f7f2', { depth: 0.3 }) +
                p.flat('M66 8C78 24 76 60 58 78H100V0Z', '#06204a', 0.2),
            ),
          50,
          42,
        ) + p.gleam(40, 25, 12, 7, -34, 0.8),
        0.93,
      ),
  },
  {
    id: 'rocket',
    draw: (p) =>
      turned(
        38,
        p.solid('M50 104C40 96 38 86 41 76H59C62 86 60 96 50 104Z', '#f08a2c', { depth: 0.5, light: [0.5, 0.2] }) +
          p.solid('M50 96C44 90 44 84 45.5 76H54.5C56 84 56 90 50 96Z', '#ffe17a', { depth: 0.4 }) +
          mirrored(p.solid('M34 50C22 56 15 68 16 86C22 79 30 75 38 74Z', '#c42a63', { depth: 0.85 })) +
          p.metal(HULL, '#aebccb', 0) +
          p.inside(
            HULL,
            p.solid('M28 0H72V24C62 29 38 29 28 24Z', '#c42a63', { depth: 0.9, light: [0.42, 0.5] }) +
              p.line('M28 24C38 29 62 29 72 24', '#f3d88a', 2) +
              p.line('M30 61C42 66 58 66 70 61', '#5f6d80', 1.6, 0.7),
          ) +
          [62, 66.5]
            .map((y) =>
              [40, 45, 50, 55, 60]
                .map((x) => p.flat(disc(x, y + 2.4 - Math.abs(x - 50) * 0.12, 0.8), '#55627a', 0.8))
                .join(''),
            )
            .join('') +
          p.metal('M37 72H63L60 80H40Z', '#8d7040', 0) +
          p.metal(disc(50, 43, 11), BRASS) +
          p.solid(disc(50, 43, 7.6), '#2f64a8', { light: [0.36, 0.3], depth: 1 }) +
          p.gleam(47.5, 40, 3.2, 2.2, -34, 0.95) +
          p.solid('M48 60H52L53 92H47Z', '#d94478', { depth: 0.8 }) +
          p.gleam(41, 32, 2.6, 14, 6, 0.8),
        50,
        52,
      ),
  },
  {
    id: 'suitcase',
    draw: (p) =>
      p.metal(
        'M32 34V24C32 17 36 13 42 13H58C64 13 68 17 68 24V34H61V25C61 22 59.5 20 57 20H43C40.5 20 39 22 39 25V34Z',
        '#7d431d',
        10,
      ) +
      p.solid(TRUNK, LEATHER, { depth: 0.8 }) +
      p.inside(
        TRUNK,
        p.flat('M0 60H100V92H0Z', '#3a1a08', 0.13) +
          mirrored(
            p.solid('M0 28H20C20 40 14 46 0 46Z', '#6d3816', { depth: 0.6 }) +
              p.solid('M0 94H20C20 82 14 76 0 76Z', '#6d3816', { depth: 0.6 }),
          ) +
          p.line('M4 60.5H96', '#4a2209', 1.6, 0.7) +
          p.line('M4 62H96', '#e0a56a', 0.8, 0.6),
      ) +
      mirrored(
        p.solid('M22 31H31V91H22Z', '#6d3816', { depth: 0.6 }) +
          p.line('M23.6 34V88M29.4 34V88', '#dba468', 0.7, 0.55) +
          p.metal('M20.5 54H32.5V67H20.5ZM23.5 57V64H29.5V57Z', BRASS) +
          p.solid(disc(8.5, 36.5, 1.6), BRASS) +
          p.solid(disc(8.5, 85.5, 1.6), BRASS),
      ) +
      label(
        p,
        disc(47, 49, 11),
        '#2c9a94',
        p.line('M47 49m-8.5 0a8.5 8.5 0 1 1 17 0a8.5 8.5 0 1 1 -17 0', '#f6eccf', 1) +
          p.flat(starPath(5, 6, 2.6, 47, 49), '#fbe9a8'),
      ) +
      turned(
        9,
        label(
          p,
          'M43 65H66V83H43Z',
          '#f4e6c4',
          p.flat('M45 67H64V73.5H45Z', '#d8402f') + p.line('M46 77H63M46 80H57', '#7a5a38', 1.2, 0.8),
        ),
      ) +
      turned(-12, label(p, 'M57 40L72 40L64.5 54Z', '#f2b83c', p.flat(disc(64.5, 44.5, 2.4), '#a8322f'))) +
      p.gleam(30, 38, 16, 2.6, -3, 0.4),
  },
  {
    id: 'camera',
    draw: (p) =>
      p.metal('M18 22H30C32 22 32 30 32 30H16C16 30 16 22 18 22Z', '#b9c0c8', 0) +
      p.metal('M74 20H82C84 20 84 30 84 30H72C72 30 72 20 74 20Z', '#c42f3a', 0) +
      p.metal('M38 14H62L68 30H32Z', '#c3cad1', 12) +
      p.solid('M41 17.5H59L61 25H39Z', '#39445a', { depth: 0.7 }) +
      p.gleam(46, 20, 5, 2, -8, 0.7) +
      p.metal('M10 28H90C94 28 97 31 97 35V46H3V35C3 31 6 28 10 28Z', '#c3cad1', 12) +
      p.solid('M3 42H97V74H3Z', '#3a3547', { depth: 0.6 }) +
      p.metal('M3 72H97V80C97 84 94 87 90 87H10C6 87 3 84 3 80Z', '#aab2bb', 12) +
      [48, 53, 58, 63, 68].map((y) => p.line(`M7 ${y}H24M76 ${y}H93`, '#77708c', 0.9, 0.45)).join('') +
      p.solid(disc(84, 36, 3.4), '#ffd86a', { depth: 0.8 }) +
      p.metal(disc(50, 57, 28), '#b9c0c8') +
      around(36, () => p.line('M50 30.5V33.5', '#59616d', 1, 0.7), 50, 57) +
      p.metal(ring(50, 57, 23.5, 21), BRASS, 240) +
      p.solid(disc(50, 57, 21), '#262336', { depth: 0.9 }) +
      p.solid(disc(50, 57, 15), '#5a49c0', { light: [0.62, 0.72], depth: 1 }) +
      p.solid(disc(50, 57, 7.5), '#1a1838', { depth: 0.9 }) +
      p.inside(disc(50, 57, 15), p.flat('M30 54L52 36H60L30 62Z', '#eceaff', 0.4)) +
      p.gleam(44, 50, 4.4, 3, -36, 1) +
      p.gleam(57, 64, 2.6, 1.8, -36, 0.7),
  },
  {
    id: 'watch',
    draw: (p) =>
      p.line(CHAIN, '#8a5a1c', 5.4) +
      p.line(CHAIN, '#f0c45a', 3.8) +
      p.line(CHAIN, '#fff3c8', 1.3) +
      p.metal(ring(50, 11, 9.5, 5.5), '#c8923c') +
      p.metal('M44 16H56V25H44Z', '#e2b24a', 0) +
      p.metal(disc(50, 60, 39), '#e8b640') +
      p.metal(ring(50, 60, 34.5, 31.5), '#a9752c', 240) +
      p.solid(disc(50, 60, 31.5), '#fdf8ea', { depth: 0.3 }) +
      around(12, (hour) => p.line(hour % 3 ? 'M50 32V36' : 'M50 32V38.5', '#3a2a1c', hour % 3 ? 1.6 : 3.2), 50, 60) +
      p.metal(ring(50, 74, 7.5, 6), BRASS) +
      p.line('M50 74L52.8 70', '#3a2a1c', 1.2) +
      turned(-52, p.solid('M50 63.5L46.6 56L50 41L53.4 56Z', '#274f9c', { depth: 0.6 }), 50, 60) +
      turned(58, p.solid('M50 65L47.2 58L50 33L52.8 58Z', '#274f9c', { depth: 0.6 }), 50, 60) +
      p.metal(disc(50, 60, 3.4), '#d8a038') +
      p.gleam(38, 42, 14, 6, -38, 0.7),
  },
  {
    id: 'goggles',
    draw: (p) =>
      p.solid('M3 54C2 22 26 8 50 8C74 8 98 22 97 54L88 50C87 30 70 21 50 21C30 21 13 30 12 50Z', '#6b3a20', {
        depth: 0.7,
      }) +
      p.line('M9 42C14 24 30 15.5 50 15.5S86 24 91 42', '#d9a86c', 0.9, 0.7) +
      p.metal('M43 6H57V23H43ZM46.5 9.5V19.5H53.5V9.5Z', BRASS) +
      p.solid(MASK, '#8a4d2a', { depth: 0.85 }) +
      p.line('M45 44C48 41 52 41 55 44', '#e8b650', 3.4) +
      p.line('M45 50C48 47 52 47 55 50', '#b57f2c', 2.2) +
      goggle(p, 27) +
      goggle(p, 73) +
      [
        [27, 34.6],
        [73, 34.6],
        [7.6, 54],
        [92.4, 54],
        [27, 73.4],
        [73, 73.4],
      ]
        .map(([x, y]) => p.solid(disc(x!, y!, 1.7), '#f6dc98', { depth: 0.7 }))
        .join(''),
  },
  {
    id: 'stamp',
    draw: (p) =>
      turned(
        -7,
        p.flat(torn(9.5, 93.5, 8), '#3a2a4a', 0.3) +
          p.solid(torn(8, 92, 8), '#fffaf0', { depth: 0.15 }) +
          p.solid('M16 16H82V82H16Z', '#7a4fb0', { depth: 0.55, light: [0.6, 0.5] }) +
          p.inside(
            'M16 16H82V82H16Z',
            p.glow(62, 50, 34, '#ffd9a8', 1) +
              p.flat(disc(62, 50, 11), '#ffe9b8') +
              p.flat('M12 76L38 46L52 62L61 54L88 80V86H12Z', '#5b3597') +
              p.flat('M38 46L47 56.3L42 55L38.5 60L34.5 55L29 56.4Z', '#f7eefc') +
              p.flat('M16 72C32 60 48 78 82 66V82H16Z', '#3c2173') +
              turned(
                -16,
                p.flat(
                  'M22 31L50 27C54 26.5 56 28 53 30L27 34.5ZM34 29L42 18H46L42 29ZM35 32L45 42H49L43 31ZM22 31L18 25H21.5L27 30Z',
                  '#fffaf0',
                ),
                38,
                30,
              ),
          ) +
          p.line('M16 16H82V82H16Z', '#4a2a86', 1.3) +
          p.line('M18.5 18.5H79.5V79.5H18.5Z', '#e9d8f6', 0.8, 0.8),
      ) +
      p.inside(
        'M10 16L88 6L97 84L18 94Z',
        p.line(
          'M60 70a17 17 0 1 0 34 0a17 17 0 1 0 -34 0M65 70a12 12 0 1 0 24 0a12 12 0 1 0 -24 0',
          '#2a2340',
          1.5,
          0.6,
        ) +
          p.line('M24 68q5 -4 10 0t10 0t10 0M24 74q5 -4 10 0t10 0t10 0M24 80q5 -4 10 0t10 0t10 0', '#2a2340', 1.5, 0.6),
      ),
  },
  {
    id: 'ticket',
    draw: (p) =>
      moved(
        4,
        4,
        turned(
          14,
          p.solid(COUPON, '#3f9f7c', { depth: 0.6 }) +
            p.line('M16 28H84V37M16 28V37M16 72H84V63M16 72V63', '#e4f7e2', 1.4, 0.8),
        ) +
          turned(
            -20,
            p.flat(COUPON, '#3a1a08', 0.28) +
              moved(
                -1,
                -2,
                p.solid(COUPON, '#f0923a', { depth: 0.55 }) +
                  p.line('M14 28H86V37M14 28V37M14 72H86V63M14 72V63', '#fff0cf', 1.6, 0.9) +
                  p.line('M66 25v3M66 32v3M66 39v3M66 46v3M66 53v3M66 60v3M66 67v3', '#8f4208', 1.8, 0.8) +
                  p.flat(starPath(5, 16, 7, 36, 51), '#fff3d6') +
                  p.flat(starPath(5, 10.5, 4.6, 36, 51), '#cf4526') +
                  p.line('M72 40H80M72 46H80M72 52H77', '#8f4208', 2.4, 0.75) +
                  p.flat(disc(76, 63, 4.6), '#6b300a') +
                  p.flat(disc(76.7, 63.9, 3.9), '#3f9f7c') +
                  p.gleam(30, 29, 22, 4, 0, 0.6),
              ),
          ),
        0.92,
      ),
  },
];
