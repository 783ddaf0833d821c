import type { Hero } from '../brush.ts';
import { mix, shade } from '../colour.ts';
import { around, at, C, E, mirrored, P, R } from '../shapes.ts';

export const panda: Hero = ({ piece, line, theme: { hero: [a, b, c], far } }) => {
  const cane = at(112, 10, [-190, -100, -10, 80].map((y) => piece(R(-12, y, 24, 86, 8), far, { lift: 0.7 })).join('') + [-110, -20].map((y, i) => at(0, y, piece(P('M0 0C40 -10 70 -40 78 -70C44 -64 12 -40 0 0Z'), mix(far, '#9fdc6a', 0.4), { lift: 0.6 }), 1, i * 20)).join(''), 1, 8);
  return (
    piece(P('M-130 204C-136 110 -80 56 0 56C80 56 136 110 130 204Z'), a, { lift: 1 }) +
    piece(P('M-132 190C-140 120 -100 70 -40 62C-60 110 -70 150 -64 204H-130Z'), b, { lift: 0.8 }) +
    mirrored(piece(C(-100, -132, 42), b, { lift: 1 })) +
    piece(E(0, -50, 138, 116), a, { lift: 1.3 }) +
    mirrored(piece(E(-56, -52, 34, 44, 24), b, { lift: 0.4 }) + piece(C(-52, -56, 14), '#fff', { lift: 0.2 }) + piece(C(-50, -54, 9), '#1a1a22', { flat: true }) + piece(C(-47, -58, 3.4), '#fff', { flat: true }) + piece(E(-92, -4, 20, 13), c, { flat: true, opacity: 0.4 })) +
    piece(P('M-22 -12C-20 -28 20 -28 22 -12C18 6 -18 6 -22 -12Z'), b, { lift: 0.5 }) + line('M0 2V16M-24 24C-14 36 -4 30 0 18C4 30 14 36 24 24', b, 5) + cane +
    piece(P('M60 200C70 130 110 110 146 130C160 150 140 170 116 168C112 184 104 200 100 204Z'), b, { lift: 1 })
  );
};

export const elephant: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) =>
  line('M0 -206V210', accent, 12) +
  piece(P('M-110 190C-112 150 -104 120 -104 90H-60C-62 130 -60 160 -60 190ZM40 190C40 160 42 130 40 90H92C90 130 92 160 88 190Z'), shade(a, -0.14), { lift: 1 }) +
  piece(P('M-150 70C-156 -10 -100 -70 -20 -70C70 -70 118 -10 112 60C108 110 70 120 0 120C-90 120 -146 116 -150 70Z'), a, { lift: 1.2 }) +
  piece(P('M-100 -52C-60 -76 10 -78 54 -50C58 0 40 50 20 70C-20 84 -60 80 -90 66C-110 20 -110 -20 -100 -52Z'), c, { lift: 0.8 }) +
  Array.from({ length: 5 }, (_, i) => piece(C(-78 + i * 30, 72 - Math.abs(i - 2) * -2, 11), b, { lift: 0.6 })).join('') +
  piece(P('M-60 -40C-30 -56 0 -56 24 -40L14 20C-10 32 -34 30 -52 20Z'), b, { lift: 0.6 }) +
  piece(P('M70 -96C130 -110 180 -70 176 -6C174 40 190 70 200 90C208 120 176 136 160 116C166 108 172 104 168 96C150 70 130 60 120 40C86 40 50 4 50 -40C50 -70 56 -90 70 -96Z'), a, { lift: 1.2 }) +
  piece(P('M60 -90C20 -120 -10 -90 -4 -44C2 0 40 26 72 14C86 -20 84 -66 60 -90Z'), mix(a, '#ffd0dc', 0.3), { lift: 1 }) +
  piece(C(124, -38, 9), '#20283a', { lift: 0.2 }) + piece(C(127, -41, 3), '#fff', { flat: true }) +
  piece(P('M118 34C130 56 150 62 164 58C150 70 122 66 108 42Z'), '#fff8ea', { lift: 0.6 }) +
  at(108, -104, piece(P('M-30 10C-30 -20 30 -20 30 10Z'), c, { lift: 0.7 }) + piece(P('M0 -60C20 -40 14 -20 0 -14C-14 -20 -20 -40 0 -60Z'), b, { lift: 0.7 }));

export const toucan: Hero = ({ piece, theme: { hero: [a, b, c], far, near } }) =>
  piece(P('M-210 130C-100 116 100 140 210 120L208 156C100 172 -100 148 -210 166Z'), '#7a4a2a', { lift: 1 }) +
  [[-150, 120, -30], [150, 126, 24], [90, 150, 150]].map(([x, y, t]) => at(x!, y!, piece(P('M0 0C30 -40 80 -50 110 -30C90 6 40 20 0 0Z'), mix(far, '#bff06a', 0.4), { lift: 0.8 }), 1, t)).join('') +
  piece(P('M-70 120C-100 170 -96 200 -86 212C-60 200 -40 170 -30 130Z'), shade(a, -0.2), { lift: 0.8 }) +
  piece(P('M-30 -140C40 -160 80 -110 74 -50C70 40 40 120 -30 140C-90 150 -116 90 -104 20C-96 -40 -80 -120 -30 -140Z'), a, { lift: 1.3 }) +
  piece(P('M-6 -92C40 -96 62 -60 56 -20C50 30 20 50 -6 44C-40 36 -50 -80 -6 -92Z'), c, { lift: 0.6 }) +
  piece(P('M40 -130C110 -150 190 -124 204 -50C208 -24 190 -26 180 -40C150 -66 110 -66 56 -56C34 -70 30 -112 40 -130Z'), b, { lift: 1.2 }) +
  piece(P('M54 -70C110 -76 150 -70 184 -38C150 -20 96 -24 60 -34Z'), shade(b, -0.18), { lift: 0.8 }) +
  piece(P('M176 -100C196 -84 206 -60 204 -40C206 -24 190 -26 180 -40C172 -60 170 -84 176 -100Z'), '#26222e', { lift: 0.4 }) +
  piece(C(8, -92, 25), '#4fc3e8', { lift: 0.5 }) + piece(C(10, -92, 14), '#17141f', { lift: 0.2 }) + piece(C(14, -97, 5), '#fff', { flat: true }) +
  piece(P('M-90 0C-60 -10 -20 20 -30 90C-70 110 -104 80 -104 30Z'), mix(a, '#5f6fd0', 0.35), { lift: 0.8 }) +
  [-40, -14].map((x) => piece(E(x, 136, 10, 18), near, { lift: 0.5 })).join('');

export const frog: Hero = ({ piece, line, theme: { hero: [a, b, c] } }) =>
  piece(E(0, 178, 190, 34), mix(a, '#0f6f5a', 0.45), { lift: 0.8 }) +
  mirrored(piece(P('M-80 180C-170 190 -190 120 -150 70C-120 50 -80 90 -70 130Z'), shade(a, -0.12), { lift: 1 })) +
  piece(P('M-130 90C-130 0 -80 -40 0 -40C80 -40 130 0 130 90C130 160 70 182 0 182C-70 182 -130 160 -130 90Z'), a, { lift: 1.2 }) +
  piece(P('M-86 100C-86 40 -50 30 0 30C50 30 86 40 86 100C86 150 50 172 0 172C-50 172 -86 150 -86 100Z'), b, { lift: 0.6 }) +
  piece(P('M-150 -40C-150 -110 -90 -130 0 -130C90 -130 150 -110 150 -40C150 30 80 60 0 60C-80 60 -150 30 -150 -40Z'), a, { lift: 1.2 }) +
  mirrored(piece(C(-80, -124, 54), a, { lift: 1 }) + piece(C(-80, -128, 38), '#fff', { lift: 0.4 }) + piece(C(-74, -124, 23), '#1d2430', { lift: 0.2 }) + piece(C(-66, -134, 8), '#fff', { flat: true }) + piece(E(-106, -22, 24, 15), c, { flat: true, opacity: 0.5 })) +
  line('M-104 -8C-60 40 60 40 104 -8', shade(a, -0.5), 8) + piece(P('M-30 24C-26 60 26 60 30 24C10 32 -10 32 -30 24Z'), c, { lift: 0.4 }) +
  mirrored(piece(E(-16, -46, 5, 4), shade(a, -0.5), { flat: true })) +
  mirrored([-104, -80, -56].map((x, i) => piece(E(x, 182 + (i % 2) * 6, 15, 13), shade(a, 0.1), { lift: 0.6 })).join('')) +
  at(0, -196, piece(P('M-62 40L-74 -20L-34 8L0 -38L34 8L74 -20L62 40Z'), '#ffcf3f', { lift: 1 }) + [-74, 0, 74].map((x) => piece(C(x, x ? -24 : -42, 10), c, { lift: 0.6 })).join(''), 0.85);

export const peacock: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) => {
  const feather = (length: number, colour: string) =>
    piece(P(`M-7 0C-${length * 0.12} ${-length * 0.5} ${-length * 0.17} ${-length * 0.8} 0 ${-length}C${length * 0.17} ${-length * 0.8} ${length * 0.12} ${-length * 0.5} 7 0Z`), colour, { lift: 0.6 }) +
    piece(E(0, -length * 0.8, length * 0.085, length * 0.12), accent, { lift: 0 }) + piece(E(0, -length * 0.79, length * 0.06, length * 0.085), a, { lift: 0 }) + piece(C(0, -length * 0.77, length * 0.036), c, { lift: 0 });
  const fan = (count: number, length: number, colour: string, spread: number) => Array.from({ length: count }, (_, i) => at(0, 60, feather(length, colour), 1, -spread + (2 * spread * i) / (count - 1))).join('');
  return (
    fan(15, 262, b, 112) + fan(12, 214, mix(b, a, 0.55), 100) + fan(9, 164, a, 84) +
    piece(P('M-50 204C-66 140 -40 110 -30 60C-22 20 -34 -20 -22 -62C-14 -92 18 -92 26 -66C34 -30 24 20 34 60C46 110 66 140 50 204Z'), c, { lift: 1.2 }) +
    piece(P('M-26 200C-34 160 -16 130 0 126C16 130 34 160 26 200Z'), a, { lift: 0.5 }) +
    piece(P('M20 -72L58 -58L22 -48Z'), accent, { lift: 0.6 }) + piece(C(6, -66, 8), '#fff', { lift: 0.2 }) + piece(C(8, -66, 4.5), '#10141c', { flat: true }) +
    [-24, 0, 24].map((turn) => at(0, -88, line('M0 0V-36', accent, 3) + piece(C(0, -42, 8), a, { lift: 0.6 }), 1, turn)).join('')
  );
};

export const cat: Hero = ({ piece, line, canvas, theme: { hero: [a, b, c], accent, far } }) =>
  // A lit attic window, the cat on its sill.
  piece(P('M-150 204V-60A150 150 0 0 1 150 -60V204Z'), shade(far, -0.3), { lift: 1 }) +
  `<path d="M-128 204V-60A128 128 0 0 1 128 -60V204Z" fill="${canvas.radial(0.5, 0.4, 0.8, [0, shade(accent, 0.4)], [0.6, accent], [1, b])}"/>` +
  line('M0 -188V204M-128 10H128M-118 -90H118', shade(far, -0.3), 9) +
  piece(P('M62 196C130 196 170 150 150 96C142 74 160 60 172 78C206 140 160 226 60 218Z'), a, { lift: 0.8 }) +
  piece(P('M-74 208C-86 120 -50 70 -36 30C-72 0 -74 -50 -64 -104L-24 -66C-8 -72 14 -72 30 -66L70 -104C80 -50 76 0 42 30C58 70 92 120 80 208Z'), a, { lift: 1.2 }) +
  mirrored(at(3, 0, piece(P('M-62 -88L-34 -62L-56 -44Z'), c, { lift: 0.2 }) + piece(E(-28, -24, 15, 17), accent, { lift: 0.3 }) + piece(E(-28, -24, 4.5, 15), '#140f1e', { flat: true }))) +
  piece(P('M-8 2H14L3 14Z'), '#f08aa0', { lift: 0.2 }) + line('M-30 12L-84 4M-30 18L-80 26M36 12L90 4M36 18L86 26', shade(c, 0.3), 2.4) +
  line('M-30 40C-10 54 16 54 36 40', '#d8433f', 9) + piece(C(3, 56, 11), '#ffd24a', { lift: 0.5 }) +
  piece(P('M-170 204H170V232H-170Z'), shade(far, -0.15), { lift: 0.9 });

export const firebird: Hero = ({ piece, theme: { hero: [a, b, c], accent } }) => {
  const wing = [0, 1, 2, 3, 4, 5, 6].map((i) => piece(P(`M-18 ${20 + i * 8}C${-70 - i * 4} ${-30 + i * 14} ${-130 + i * 4} ${-120 + i * 40} ${-120 - 12 * Math.sin(i)} ${-200 + i * 50}C${-150 + i * 4} ${-120 + i * 40} ${-110} ${0 + i * 22} -16 ${56 + i * 8}Z`), mix(i % 2 ? a : c, b, i / 9), { lift: 0.8 })).join('');
  return (
    around(5, (i) => piece(P(`M-9 0C-26 70 ${i % 2 ? -30 : 20} 120 0 ${150 + (i % 3) * 16}C${i % 2 ? 26 : -20} 120 26 70 9 0Z`), i % 2 ? b : a, { lift: 0.7 }) + piece(C(0, 138, 8), accent, { lift: 0.4 }), -64, 160).replace('<g', '<g transform="translate(0 60)"><g').concat('</g>') +
    mirrored(wing) +
    piece(P('M0 -120C26 -110 30 -76 22 -50C44 -10 44 70 0 116C-44 70 -44 -10 -22 -50C-30 -76 -26 -110 0 -120Z'), b, { lift: 1.2 }) +
    piece(P('M0 -20C22 10 22 60 0 96C-22 60 -22 10 0 -20Z'), shade(accent, 0.2), { lift: 0.5 }) +
    mirrored(piece(P('M-6 -112C-20 -150 -44 -160 -60 -190C-30 -184 -8 -160 -2 -120Z'), a, { lift: 0.6 })) + piece(P('M0 -116C-12 -150 -8 -180 0 -204C8 -180 12 -150 0 -116Z'), b, { lift: 0.6 }) +
    piece(P('M-10 -82H10L0 -54Z'), c, { lift: 0.6 }) + mirrored(piece(C(-11, -92, 4.5), '#3a0f12', { flat: true }))
  );
};
