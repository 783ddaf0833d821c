import type { Hero } from '../brush.ts';
import { mix, shade } from '../colour.ts';
import { around, at, C, curve, E, mirrored, P } from '../shapes.ts';

export const koi: Hero = ({ piece, theme: { hero: [a, b, c] } }) => {
  const fish = (body: string, patch: string) =>
    piece(P('M-6 120C-60 150 -80 190 -66 214C-40 200 -20 180 0 150C20 180 40 200 66 214C80 190 60 150 6 120Z'), shade(body, 0.1), { lift: 0.8, opacity: 0.95 }) +
    mirrored(piece(P('M-40 -40C-92 -44 -120 -10 -116 20C-84 16 -50 0 -36 -10Z'), shade(body, 0.1), { lift: 0.7 }) + piece(P('M-26 60C-60 66 -72 90 -66 104C-46 100 -28 86 -20 76Z'), shade(body, 0.1), { lift: 0.6 })) +
    piece(P('M0 -150C40 -146 58 -100 52 -40C46 30 26 90 8 136H-8C-26 90 -46 30 -52 -40C-58 -100 -40 -146 0 -150Z'), body, { lift: 1.2 }) +
    piece(P('M-20 -132C10 -150 40 -120 34 -84C10 -70 -30 -90 -20 -132Z'), patch, { lift: 0.2 }) + piece(P('M-44 -30C-10 -52 30 -30 22 10C-4 40 -40 20 -44 -30Z'), patch, { lift: 0.2 }) + piece(P('M-18 60C6 46 26 60 14 92C-4 106 -20 90 -18 60Z'), patch, { lift: 0.2 }) +
    mirrored(piece(C(-30, -112, 7), '#18202c', { lift: 0.2 }) + piece(C(-31, -114, 2.4), '#fff', { flat: true }));
  const bent = (body: string, patch: string) => fish(body, patch);
  return at(-66, 20, bent(b, a), 0.92, 24) + at(76, -16, bent(a, c), 0.92, 204);
};

export const whale: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) =>
 
  line('M-30 -92C-34 -150 -64 -170 -92 -160M-30 -92C-28 -156 4 -176 34 -162M-30 -92V-140', accent, 9) +
  piece(P('M136 20C150 -30 140 -70 110 -104C150 -110 176 -90 184 -66C196 -92 214 -104 240 -102C224 -60 206 -20 190 10C176 50 150 70 120 70Z'), a, { lift: 1 }) +
  piece(P('M-206 30C-206 -50 -130 -96 -40 -90C60 -84 100 -10 150 0C176 6 186 20 176 50C150 130 40 166 -60 156C-150 148 -206 110 -206 30Z'), a, { lift: 1.3 }) +
  piece(P('M-204 46C-150 70 -60 80 20 70C80 64 120 70 160 78C120 136 30 164 -60 156C-146 148 -200 112 -204 46Z'), b, { lift: 0.6 }) +
  [0, 1, 2, 3, 4].map((i) => line(`M${-180 + i * 24} ${76 + i * 14}C${-130 + i * 18} ${104 + i * 8} ${-60 + i * 14} ${110 + i * 6} ${-20 + i * 18} ${106 + i * 5}`, mix(a, b, 0.5), 3.4)).join('') +
  piece(P('M-40 92C-40 140 -10 190 50 196C46 156 26 116 10 90Z'), shade(a, -0.15), { lift: 1 }) +
  piece(C(-128, 22, 12), '#fff', { lift: 0.2 }) + piece(C(-130, 23, 8), '#101c2c', { flat: true }) +
  // A small house and its lamp ride on the back.
  at(56, -84, piece(P('M-34 34V-16H34V46Z'), '#fff4dc', { lift: 0.8 }) + piece(P('M-46 -14L0 -56L46 -14Z'), '#c8503f', { lift: 0.8 }) + piece(P('M-10 34V8H10V38Z'), c, { lift: 0.2 }) + piece(P('M16 -4h12v14h-12z'), accent, { flat: true }) + piece(P('M18 -40v-26h12v38z'), '#8a4a3a', { lift: 0.4 }));

export const jellyfish: Hero = ({ piece, line, canvas, theme: { hero: [a, b, c], accent } }) => {
  const arms = Array.from({ length: 9 }, (_, i) => {
    const x = -104 + i * 26;
    const sway = 26 * Math.sin(i * 1.7);
    return line(`M${x} 6C${x + sway} 60 ${x - sway} 110 ${x + sway * 0.6} ${170 + (i % 3) * 20}`, i % 2 ? b : a, 5 - (i % 3));
  }).join('');
  const frills = [-44, 0, 44].map((x, i) => piece(P(`M${x - 20} 0C${x - 46} 50 ${x + 10} 80 ${x - 22} 130C${x - 6} 150 ${x + 6} 150 ${x + 16} 124C${x + 40} 84 ${x + 6} 50 ${x + 20} 0Z`), i % 2 ? c : a, { lift: 0.7, opacity: 0.9 })).join('');
  return (
    `<circle cy="-60" r="220" fill="${canvas.radial(0.5, 0.5, 0.5, [0, accent, 0.65], [1, accent, 0])}"/>` + arms + frills +
    piece(P('M-150 4C-160 -110 -90 -186 0 -186C90 -186 160 -110 150 4C130 -16 116 -16 100 6C84 -16 66 -16 50 8C34 -14 16 -14 0 8C-16 -14 -34 -14 -50 8C-66 -16 -84 -16 -100 6C-116 -16 -130 -16 -150 4Z'), a, { lift: 1.3 }) +
    piece(P('M-104 -20C-110 -100 -60 -150 0 -150C60 -150 110 -100 104 -20C70 -40 -70 -40 -104 -20Z'), c, { lift: 0.4, opacity: 0.8 }) +
    [-60, -20, 20, 60].map((x) => line(`M${x * 1.3} -8C${x * 1.1} -60 ${x * 0.8} -100 ${x * 0.3} -146`, shade(a, 0.4), 3)).join('') +
    piece(E(-60, -120, 34, 18, -36), '#fff', { flat: true, opacity: 0.55 }) + mirrored(piece(E(-30, -50, 8, 11), '#240f30', { flat: true })) + line('M-10 -34C-4 -28 4 -28 10 -34', '#240f30', 4)
  );
};

export const octopus: Hero = ({ piece, line, theme: { hero: [a, b, c] } }) => {
  const arm = (turn: number, reach: number) => at(0, 70, piece(P(`M-20 0C-40 60 -${reach} 50 -${reach} 10C-${reach} -20 -${reach - 44} -22 -${reach - 40} 6C-${reach - 56} -4 -${reach - 30} -60 -${reach + 24} -34C-${reach + 64} 10 -${reach + 20} 120 -20 92C10 84 20 40 20 0Z`), a, { lift: 1 }), 1, turn);
  const suckers = [-150, -110, -70, 70, 110, 150].map((x, i) => piece(C(x, 146 - Math.abs(Math.abs(x) - 110) * 0.3 + (i % 2) * 8, 8), c, { lift: 0.2 })).join('');
  return (
    arm(-8, 150) + `<g transform="scale(-1 1)">${arm(-8, 150)}</g>` + arm(-42, 120) + `<g transform="scale(-1 1)">${arm(-42, 120)}</g>` + suckers +
    piece(P('M-124 20C-160 -110 -90 -196 0 -196C90 -196 160 -110 124 20C110 90 60 120 0 120C-60 120 -110 90 -124 20Z'), a, { lift: 1.3 }) +
    [[-60, -140, 20], [-20, -166, 11], [70, -130, 16], [44, -160, 8]].map(([x, y, r]) => piece(C(x!, y!, r!), b, { lift: 0.2 })).join('') +
    mirrored(piece(C(-54, -16, 38), '#fff', { lift: 0.5 }) + piece(C(-46, -12, 22), '#2a1a30', { lift: 0.2 }) + piece(C(-38, -22, 8), '#fff', { flat: true }) + piece(E(-92, 42, 22, 13), b, { flat: true, opacity: 0.8 })) +
    piece(P('M-26 48C-20 84 20 84 26 48C10 56 -10 56 -26 48Z'), '#7a1f3a', { lift: 0.3 }) +
    at(0, -196, piece(P('M-70 10C-70 4 70 4 70 10L66 24C30 32 -30 32 -66 24Z'), '#2b2440', { lift: 0.8 }) + piece(P('M-44 8V-62C-20 -70 20 -70 44 -62V8C20 16 -20 16 -44 8Z'), '#2b2440', { lift: 0.8 }) + piece(P('M-45 -14C-20 -6 20 -6 45 -14V4C20 12 -20 12 -45 4Z'), '#ffd45a', { lift: 0.3 }), 0.8, 10) + line('M-30 160C-10 170 10 170 30 160', shade(a, -0.3), 4)
  );
};

export const turtle: Hero = ({ piece, line, theme: { hero: [a, b, c] } }) => {
  const plates = piece(P('M0 -52L45 -26V26L0 52L-45 26V-26Z'), shade(b, 0.16), { lift: 0.6 }) + around(6, () => piece(P('M-26 -64L26 -64L44 -100C20 -116 -20 -116 -44 -100Z'), b, { lift: 0.6 }), 30);
  return at(0, 0,
    mirrored(piece(P('M-84 -90C-150 -120 -206 -84 -214 -20C-176 -16 -120 -30 -90 -50Z'), a, { lift: 1 }) + piece(P('M-80 90C-120 100 -146 140 -140 172C-106 166 -76 140 -58 116Z'), a, { lift: 1 })) +
    piece(P('M-12 130C-14 160 0 190 0 200C0 190 14 160 12 130Z'), a, { lift: 0.7 }) +
    piece(P('M0 -210C40 -206 50 -160 40 -116H-40C-50 -160 -40 -206 0 -210Z'), a, { lift: 1 }) +
    mirrored(piece(C(-25, -176, 9), '#fff', { lift: 0.2 }) + piece(C(-26, -178, 5.5), '#14241c', { flat: true })) + line('M-12 -194C-4 -188 4 -188 12 -194', shade(a, -0.5), 3.4) +
    piece(P('M0 -136C80 -136 120 -70 120 10C120 90 70 146 0 146C-70 146 -120 90 -120 10C-120 -70 -80 -136 0 -136Z'), c, { lift: 1.3 }) +
    piece(P('M0 -120C68 -120 104 -60 104 10C104 80 62 130 0 130C-62 130 -104 80 -104 10C-104 -60 -68 -120 0 -120Z'), shade(b, -0.2), { lift: 0.5 }) + at(0, 6, plates, 0.98) +
    [[-160, -70], [-186, -46], [160, -70], [186, -46], [-110, 132], [110, 132]].map(([x, y]) => piece(C(x!, y!, 9), shade(a, -0.2), { lift: 0.1 })).join(''), 1, 14);
};

export const sunfish: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) =>
  around(24, (i) => piece(P(`M-13 -150L0 ${i % 2 ? -214 : -192}L13 -150Z`), i % 2 ? accent : a, { lift: 0.6 })) +
  piece(C(0, 0, 156), a, { lift: 1.2 }) +
  piece(P('M-120 -98C-40 -40 -40 40 -120 98C-190 40 -190 -40 -120 -98Z'), b, { lift: 0.6 }) +
  [0, 1, 2, 3, 4].map((row) => Array.from({ length: 4 }, (_, i) => piece(P(`M${-46 + i * 44 + (row % 2) * 20} ${-86 + row * 40}a22 22 0 0 1 0 44a34 34 0 0 0 0-44Z`), mix(a, b, 0.5), { lift: 0.3 })).join('')).join('') +
  piece(P('M126 -44C180 -90 206 -90 214 -84C196 -40 196 40 214 84C206 90 180 90 126 44Z'), c, { lift: 1 }) +
  piece(P('M-40 -146C0 -206 60 -200 90 -176C80 -150 60 -130 30 -124ZM-40 146C0 206 60 200 90 176C80 150 60 130 30 124Z'), c, { lift: 0.9 }) +
  piece(P('M-10 -10C20 -40 70 -30 84 0C70 30 20 40 -10 10Z'), c, { lift: 0.8 }) +
  piece(C(-92, -30, 24), '#fff8e8', { lift: 0.6 }) + piece(C(-94, -30, 12), '#10202c', { lift: 0.2 }) + piece(C(-98, -35, 4), '#fff', { flat: true }) + line('M-156 18C-136 34 -116 34 -100 26', c, 5);

export const swan: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) => {
  const one =
    piece(P('M-30 150C-130 150 -190 110 -196 60C-150 74 -110 60 -90 40C-120 -10 -130 -70 -100 -116C-80 -150 -40 -150 -24 -124C-14 -106 -24 -92 -40 -96C-62 -100 -76 -70 -62 -26C-48 20 -10 60 -8 100Z'), a, { lift: 1.2 }) +
    [0, 1, 2].map((i) => piece(P(`M-180 ${76 + i * 20}C${-140 + i * 12} ${110 + i * 10} -90 ${116 + i * 8} -40 ${80 + i * 18}C-60 ${130 + i * 8} -130 ${150} -180 ${76 + i * 20}Z`), i % 2 ? b : a, { lift: 0.6 })).join('') +
    piece(P('M-28 -128L12 -106L-30 -94Z'), c, { lift: 0.6 }) + piece(C(-48, -118, 5), '#10202c', { flat: true });
  return (
    mirrored(at(-6, 0, one)) + at(0, -160, piece(P('M-50 30L-62 -24L-28 2L0 -40L28 2L62 -24L50 30Z'), accent, { lift: 1 })) +
    line('M-210 160C-120 146 -60 172 0 158C60 172 120 146 210 160M-170 186C-90 174 -50 194 0 184C50 194 90 174 170 186', shade(b, 0.3), 5)
  );
};

export const puffin: Hero = ({ piece, theme: { hero: [a, b, c], far } }) =>
  piece(P(curve([[-190, 200], [-150, 160], [0, 150], [150, 160], [190, 200], [0, 230]])), mix(far, '#8a7a6a', 0.4), { lift: 0.9 }) +
  mirrored(piece(P('M-30 150C-70 150 -84 176 -80 182H-14Z'), b, { lift: 0.7 })) +
  piece(P('M0 -170C90 -170 120 -90 114 0C112 100 70 166 0 166C-70 166 -112 100 -114 0C-120 -90 -90 -170 0 -170Z'), a, { lift: 1.3 }) +
  piece(P('M0 -10C60 -10 84 30 80 80C74 130 40 156 0 156C-40 156 -74 130 -80 80C-84 30 -60 -10 0 -10Z'), c, { lift: 0.6 }) +
  mirrored(piece(P('M-104 -30C-150 20 -150 90 -120 124C-100 90 -92 40 -90 0Z'), shade(a, -0.2), { lift: 0.8 }) + piece(E(-50, -86, 46, 52), c, { lift: 0.5 }) + piece(C(-50, -92, 15), '#1a1c26', { lift: 0.3 }) + piece(C(-45, -98, 5), '#fff', { flat: true }) + piece(P('M-50 -116l14 10h-28z'), b, { flat: true })) +
  piece(P('M0 -110C40 -104 48 -50 0 -14C-48 -50 -40 -104 0 -110Z'), b, { lift: 1 }) + piece(P('M0 -110C24 -106 34 -86 32 -70C12 -62 -12 -62 -32 -70C-34 -86 -24 -106 0 -110Z'), '#4a5f8a', { lift: 0.3 }) + piece(P('M-34 -66C-12 -58 12 -58 34 -66L30 -54C12 -48 -12 -48 -30 -54Z'), '#ffd76a', { lift: 0.1 }) +
  at(118, 120, piece(P('M-60 0H60L46 74H-46Z'), '#c98a4a', { lift: 1 }) + piece(P('M-62 0C-62 -70 62 -70 62 0H48C48 -50 -48 -50 -48 0Z'), '#a86a34', { lift: 0.7 }) + piece(P('M-66 -6H66V14H-66Z'), '#e85a4a', { lift: 0.7 }), 0.85, 4);
