import type { Hero } from '../brush.ts';
import { mix, shade } from '../colour.ts';
import { around, at, C, E, mirrored, P } from '../shapes.ts';

export const scarab: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) => {
  const wing = Array.from({ length: 9 }, (_, i) => {
    const turn = -74 + i * 15;
    const reach = 196 - Math.abs(i - 3) * 9;
    return at(-30, 4, piece(P(`M0 -12C${-reach * 0.5} -26 ${-reach * 0.9} -18 ${-reach} 0C${-reach * 0.9} 14 ${-reach * 0.5} 16 0 10Z`), [a, b, c][i % 3]!, { lift: 0.6 }), 1, turn * -0.55 + 14);
  }).join('');
  return (
    mirrored(wing) + mirrored(line('M-50 -60C-84 -84 -90 -120 -76 -150M-60 60C-96 84 -104 120 -92 156M-40 96C-50 130 -50 150 -36 180', accent, 8)) +
    piece(C(0, -150, 46), c, { lift: 1.2 }) + piece(C(0, -150, 30), accent, { lift: 0.4 }) +
    piece(P('M-42 -96C-40 -126 40 -126 42 -96L30 -70H-30Z'), b, { lift: 0.9 }) + piece(P('M-64 -40C-64 -78 64 -78 64 -40L56 -16H-56Z'), a, { lift: 0.9 }) +
    mirrored(piece(P('M0 -20C-60 -20 -80 20 -78 66C-74 120 -40 158 0 166Z'), a, { lift: 0.9 }) + piece(P('M-12 0C-44 4 -56 30 -54 64C-52 96 -32 124 -12 134Z'), b, { lift: 0.3 })) +
    piece(E(0, -44, 22, 14), c, { lift: 0.5 })
  );
};

export const moth: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) =>
  mirrored(
    piece(P('M-10 30C-60 60 -110 80 -140 130C-130 176 -80 190 -50 150C-30 120 -16 80 -8 50Z'), b, { lift: 0.9 }) + piece(C(-84, 126, 26), c, { lift: 0.3 }) + piece(C(-84, 126, 14), b, { lift: 0.2 }) +
      piece(P('M-8 -30C-60 -120 -150 -170 -206 -160C-216 -90 -180 0 -110 30C-70 46 -30 40 -8 24Z'), a, { lift: 1.1 }) +
      piece(P('M-40 -36C-84 -90 -140 -126 -184 -128C-184 -80 -156 -20 -106 4C-80 14 -54 6 -40 -36Z'), mix(a, b, 0.55), { lift: 0.3 }) +
      piece(C(-124, -62, 34), c, { lift: 0.5 }) + piece(C(-124, -62, 21), a, { lift: 0.3 }) + piece(C(-124, -62, 10), '#1a1226', { flat: true }) +
      line('M-190 -146C-186 -90 -160 -30 -110 -2M-14 -10C-60 -60 -120 -110 -178 -140', c, 3.4) + line('M-6 -76C-20 -120 -44 -136 -66 -140M-16 -106l-20 -2M-26 -120l-18 6', accent, 4),
  ) +
  piece(P('M0 -90C24 -84 26 -50 20 -20C26 30 20 100 0 140C-20 100 -26 30 -20 -20C-26 -50 -24 -84 0 -90Z'), c, { lift: 1 }) +
  [0, 24, 48, 72].map((y) => piece(P(`M-19 ${y}C-8 ${y + 9} 8 ${y + 9} 19 ${y}L17 ${y + 10}C8 ${y + 18} -8 ${y + 18} -17 ${y + 10}Z`), b, { lift: 0.1 })).join('');

export const bee: Hero = ({ piece, line, theme: { hero: [a, b, c] } }) =>
  mirrored(piece(P('M-30 -60C-110 -190 -210 -150 -196 -84C-186 -30 -100 -20 -30 -30Z'), c, { lift: 0.8, opacity: 0.92 }) + line('M-50 -54C-100 -100 -150 -116 -176 -100', '#ffffff', 4)) +
  piece(P('M-14 168L0 204L14 168Z'), b, { lift: 0.7 }) + piece(E(0, 66, 118, 112), a, { lift: 1.2 }) +
  [10, 72, 130].map((y, i) => piece(P(`M${[-104, -118, -98][i]} ${y}C-50 ${y + 20} 50 ${y + 20} ${[104, 118, 98][i]} ${y}L${[114, 114, 80][i]} ${y + 30}C50 ${y + 50} -50 ${y + 50} ${[-114, -114, -80][i]} ${y + 30}Z`), b, { lift: 0.2 })).join('') +
  piece(C(0, -66, 88), a, { lift: 1.2 }) + mirrored(line('M-30 -140C-40 -180 -64 -190 -80 -188', b, 7) + piece(C(-84, -188, 12), b, { lift: 0.6 }) + piece(E(-36, -70, 20, 25), b, { lift: 0.3 }) + piece(C(-30, -80, 8), '#fff', { flat: true }) + piece(E(-62, -34, 17, 11), '#ff8a5a', { flat: true, opacity: 0.6 })) +
  line('M-20 -30C-8 -14 8 -14 20 -30', b, 6) +
  at(0, 118, around(5, () => piece(E(0, -21, 14, 18), '#ff7f9f', { lift: 0.5 })) + piece(C(0, 0, 13), '#fff2b0', { lift: 0.5 })) + mirrored(piece(P('M-100 70C-90 110 -60 118 -30 112C-34 96 -60 80 -70 60Z'), shade(a, 0.12), { lift: 0.7 }));

export const lotus: Hero = ({ piece, theme: { hero: [a, b, c], accent } }) => {
  const petal = (length: number, width: number, colour: string) => piece(P(`M0 0C${-width} ${-length * 0.3} ${-width * 0.9} ${-length * 0.75} 0 ${-length}C${width * 0.9} ${-length * 0.75} ${width} ${-length * 0.3} 0 0Z`), colour, { lift: 0.8 });
  const ring = (turns: number[], length: number, width: number, colour: string) => turns.map((turn) => at(0, 110, petal(length, width, colour), 1, turn)).join('');
  return (
    piece(E(0, 150, 204, 44), c, { lift: 1 }) + piece(E(0, 142, 150, 28), shade(c, 0.14), { lift: 0.3 }) +
    ring([-78, 78, -62, 62], 210, 40, mix(a, b, 0.15)) + ring([-44, 44, -26, 26, 0], 262, 54, mix(a, b, 0.35)) + ring([-52, 52], 176, 48, b) + ring([-34, 34, -14, 14], 190, 50, mix(a, b, 0.65)) + ring([0], 168, 52, b) + ring([-64, 64, -40, 40], 120, 40, shade(b, 0.2)) + ring([-18, 18], 112, 40, shade(b, 0.3)) +
    piece(C(0, 70, 26), accent, { lift: 0.8 }) + around(12, () => piece(C(0, -18, 3.4), '#f2a53f', { flat: true })).replace('<g', '<g transform="translate(0 70)"><g').concat('</g>')
  );
};

export const mushrooms: Hero = ({ piece, theme: { hero: [a, b, c], accent } }) => {
  const toadstool = (colour: string, house: boolean) =>
    piece(P('M-44 200C-60 120 -48 60 -40 0H40C48 60 60 120 44 200Z'), b, { lift: 1 }) + piece(P('M-70 20C-40 50 40 50 70 20L52 4H-52Z'), shade(b, -0.14), { lift: 0.6 }) +
    piece(P('M-150 20C-156 -90 -90 -170 0 -170C90 -170 156 -90 150 20C80 40 -80 40 -150 20Z'), colour, { lift: 1.3 }) +
    [[-84, -50, 25], [10, -110, 29], [84, -34, 24], [-20, -22, 16], [-44, -122, 14], [70, -104, 13]].map(([x, y, r]) => piece(E(x!, y!, r!, r! * 0.84), shade(b, 0.3), { lift: 0.4 })).join('') +
    (house ? piece(P('M-20 196V130A20 20 0 0 1 20 130V196Z'), c, { lift: 0.6 }) + piece(C(10, 160, 3.4), accent, { flat: true }) + piece(C(0, 80, 16), accent, { lift: 0.5 }) + piece(P('M-16 78h32v4h-32zM-2 64h4v32h-4z'), c, { flat: true }) : '');
  return at(-126, 76, toadstool(mix(a, c, 0.35), false), 0.56, -10) + at(136, 88, toadstool(mix(a, '#f2b53f', 0.5), false), 0.5, 9) + at(0, 0, toadstool(a, true));
};

export const cactus: Hero = ({ piece, line, theme: { hero: [a, b, c] } }) => {
  const ribs = [-22, 0, 22].map((x) => line(`M${x} -150V190`, shade(a, -0.3), 4)).join('');
  return (
    piece(P('M-46 20H-76C-124 20 -140 -10 -140 -50V-96A26 26 0 0 1 -88 -96V-56C-88 -40 -80 -34 -66 -34H-46Z'), a, { lift: 1 }) + piece(P('M46 84H82C130 84 146 50 146 10V-46A26 26 0 0 0 94 -46V4C94 22 86 30 70 30H46Z'), a, { lift: 1 }) +
    piece(P('M-52 204V-140A52 52 0 0 1 52 -140V204Z'), a, { lift: 1.2 }) + ribs +
    Array.from({ length: 14 }, (_, i) => at(-36 + (i % 4) * 24, -120 + Math.floor(i / 4) * 80 + (i % 2) * 30, line('M-6 -5L6 5M6 -5L-6 5', c, 2.6))).join('') +
    at(0, -196, around(7, () => piece(P('M0 0C-16 -14 -14 -34 0 -44C14 -34 16 -14 0 0Z'), b, { lift: 0.5 })) + piece(C(0, 0, 12), c, { lift: 0.4 })) + at(-114, -124, around(6, () => piece(P('M0 0C-10 -10 -9 -22 0 -28C9 -22 10 -10 0 0Z'), b, { lift: 0.4 }))) +
    // The wire runs to the next pole.
    line('M-260 -30Q-120 40 0 -10Q140 50 270 -40M-260 -8Q-120 62 0 12Q140 72 270 -18', '#3a2a26', 3.4) + piece(P('M-70 -16H70V6H-70Z'), '#7a4a2a', { lift: 0.7 }) + mirrored(piece(P('M-62 -36h18v22h-18z'), c, { lift: 0.5 }))
  );
};

export const cherries: Hero = ({ piece, line, theme: { hero: [a, b, c] } }) =>
  line('M-84 70C-80 -30 -20 -110 50 -170M96 100C100 10 80 -90 50 -170', mix(b, '#5a3a1a', 0.5), 11) +
  piece(P('M50 -168C90 -226 176 -222 206 -170C170 -126 96 -126 50 -168Z'), b, { lift: 1 }) + line('M62 -168C110 -178 150 -178 190 -172', shade(b, -0.35), 4) + piece(P('M44 -166C-10 -206 -70 -190 -96 -150C-50 -120 10 -126 44 -166Z'), shade(b, 0.1), { lift: 0.9 }) +
  at(-92, 104, piece(P('M0 -92C30 -110 104 -80 100 6C96 76 40 98 0 98C-40 98 -96 76 -100 6C-104 -80 -30 -110 0 -92Z'), a, { lift: 1.2 }) + piece(E(-44, -30, 17, 30, 28), c, { flat: true, opacity: 0.9 }) + piece(C(-58, 12, 8), c, { flat: true, opacity: 0.8 })) +
  at(104, 124, piece(P('M0 -86C28 -102 96 -74 92 6C88 70 36 90 0 90C-36 90 -88 70 -92 6C-96 -74 -28 -102 0 -86Z'), a, { lift: 1.2 }) + piece(E(-40, -28, 15, 27, 28), c, { flat: true, opacity: 0.9 }) + piece(C(-52, 10, 7), c, { flat: true, opacity: 0.8 }));

export const lemons: Hero = ({ piece, line, theme: { hero: [a, b, c] } }) => {
  const lemon = (colour: string) => piece(P('M-150 0C-132 -14 -126 -40 -104 -66C-60 -116 50 -122 100 -70C126 -42 130 -14 152 -2C132 14 126 44 100 70C50 118 -60 112 -104 66C-126 40 -132 14 -150 0Z'), colour, { lift: 1.2 });
  return (
    at(-40, -96, piece(P('M0 0C10 -60 80 -100 140 -84C130 -24 60 20 0 0Z'), b, { lift: 0.9 }) + line('M6 -4C50 -30 90 -54 132 -80', shade(b, -0.35), 4)) + at(-46, -92, piece(P('M0 0C-60 -20 -120 10 -132 56C-80 80 -20 54 0 0Z'), shade(b, 0.1), { lift: 0.9 })) +
    at(-36, -18, lemon(a) + piece(E(-50, -46, 30, 12, -30), c, { flat: true, opacity: 0.9 }), 0.96, -16) +
    at(70, 100, piece(C(0, 0, 108), a, { lift: 1.2 }) + piece(C(0, 0, 92), c, { lift: 0.3 }) + around(9, () => piece(P('M0 -12L-26 -70C-18 -86 18 -86 26 -70Z'), a, { lift: 0.3 })) + piece(C(0, 0, 9), '#fffbe0', { flat: true }))
  );
};

export const melon: Hero = ({ piece, theme: { hero: [a, b, c] } }) =>
  at(0, -30, piece(P('M-206 -30C-206 110 -110 196 0 196C110 196 206 110 206 -30Z'), b, { lift: 1.2 }) + piece(P('M-184 -30C-180 90 -96 172 0 172C96 172 180 90 184 -30Z'), c, { lift: 0.4 }) + piece(P('M-166 -30C-162 80 -86 152 0 152C86 152 162 80 166 -30Z'), a, { lift: 0.4 }) +
    [[-110, 14], [-56, 8], [0, 20], [56, 8], [110, 14], [-80, 66], [-26, 72], [30, 72], [82, 64], [0, 118], [-46, 112], [48, 110]].map(([x, y], i) => at(x!, y!, piece(P('M0 -15C10 -4 10 12 0 15C-10 12 -10 -4 0 -15Z'), '#2a1a1c', { lift: 0.2 }), 1, (i * 37) % 40 - 20)).join('')) +
  at(120, -120, piece(P('M-10 -76L96 54C60 96 -40 96 -96 60Z'), b, { lift: 1 }) + piece(P('M-10 -76L84 44C50 78 -36 78 -84 48Z'), c, { lift: 0.2 }) + piece(P('M-10 -76L74 34C44 62 -30 62 -72 38Z'), a, { lift: 0.3 }) + [[-20, 10], [20, 14], [0, -24]].map(([x, y]) => at(x!, y!, piece(P('M0 -11C8 -3 8 9 0 11C-8 9 -8 -3 0 -11Z'), '#2a1a1c', { flat: true }))).join(''), 0.9, 14) +
  at(-110, -120, around(2, (i) => piece(P('M0 0C-10 -40 20 -80 60 -80C64 -40 40 -6 0 0Z'), i ? shade(b, 0.2) : b, { lift: 0.6 }), -60, 120));

/** An apple with the hours on its face. */
export const appleClock: Hero = ({ piece, line, theme: { hero: [a, b, c], near } }) =>
  line('M0 -110C4 -150 14 -176 34 -196', '#6a3f26', 15) + at(22, -140, piece(P('M0 0C20 -60 100 -84 168 -50C140 0 60 30 0 0Z'), b, { lift: 0.9 }) + line('M8 -4C60 -20 100 -36 150 -46', shade(b, -0.35), 4)) +
  piece(P('M0 -110C50 -150 150 -140 176 -50C200 40 140 190 60 190C36 190 24 178 0 178C-24 178 -36 190 -60 190C-140 190 -200 40 -176 -50C-150 -140 -50 -150 0 -110Z'), a, { lift: 1.3 }) +
  piece(C(0, 34, 104), '#c98a3a', { lift: 0.8 }) + piece(C(0, 34, 90), c, { lift: 0.3 }) +
  at(0, 34, around(12, (i) => line(`M0 -78V-${i % 3 ? 70 : 60}`, near, i % 3 ? 4 : 8)) + line('M0 0L-34 -30', near, 10) + line('M0 0L8 -62', near, 7) + piece(C(0, 0, 9), a, { lift: 0.4 })) +
  piece(E(-124, -50, 16, 34, 24), '#fff', { flat: true, opacity: 0.6 }) +
  [[-150, 176, 0.5], [160, 180, 0.42]].map(([x, y, s]) => at(x!, y!, piece(P('M0 -60C30 -84 84 -60 80 0C76 56 40 76 0 64C-40 76 -76 56 -80 0C-84 -60 -30 -84 0 -60Z'), mix(b, '#f2d24a', 0.4), { lift: 1 }) + line('M0 -60C2 -80 10 -90 20 -96', '#6a3f26', 9), s!)).join('');
