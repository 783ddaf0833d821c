import type { Hero } from '../brush.ts';
import { mix, shade } from '../colour.ts';
import { at, C, curve, E, mirrored, P } from '../shapes.ts';

export const fox: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) =>
  // The brush of a tail behind, then ears, head, mask; a letter in its mouth.
  piece(P('M60 150C170 190 214 90 168 10C150 -24 120 -10 128 20C140 70 110 100 40 100Z'), a, { lift: 1.2 }) +
  piece(P('M168 10C150 -24 120 -10 128 20C132 40 130 52 126 62C150 58 172 40 168 10Z'), b, { lift: 0.6 }) +
  piece(P('M-96 200C-110 110 -60 60 0 60C60 60 110 110 96 200Z'), a, { lift: 1 }) +
  piece(P('M-44 200C-50 140 -30 96 0 96C30 96 50 140 44 200Z'), b, { lift: 0.6 }) +
  mirrored(piece(P('M-34 -96L-118 -186C-138 -120 -132 -60 -96 -24Z'), a, { lift: 1 }) + piece(P('M-62 -92L-112 -156C-120 -110 -112 -70 -92 -48Z'), c, { lift: 0.4 })) +
  piece(P('M0 -112C62 -112 108 -72 126 -6C104 34 54 92 0 108C-54 92 -104 34 -126 -6C-108 -72 -62 -112 0 -112Z'), a, { lift: 1.2 }) +
  mirrored(piece(P('M-4 104C-10 60 -44 26 -122 -2C-106 36 -54 90 -4 104Z'), b, { lift: 0.5 }) + piece(E(-48, -8, 13, 16), c, { lift: 0.3 }) + piece(C(-44, -14, 4.5), '#ffffff', { flat: true })) +
  piece(P('M-20 84C-18 70 18 70 20 84C18 102 -18 102 -20 84Z'), c, { lift: 0.6 }) +
  at(0, 134, piece(P('M-62 -30H62V46H-62Z'), '#fffaf0', { lift: 1.2 }) + line('M-62 -30L0 14L62 -30', mix(c, b, 0.4), 3.5) + piece(C(0, 20, 14), '#d8433f', { lift: 0.6 }) + piece(C(0, 20, 6), accent, { flat: true }), 1, -6);

export const stag: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) => {
  const antler = 'M-26 -78C-60 -110 -92 -120 -104 -196M-74 -118C-110 -118 -136 -132 -152 -172M-50 -100C-60 -140 -54 -160 -42 -190M-96 -150C-120 -156 -132 -176 -134 -198M-120 -128C-146 -118 -164 -124 -184 -140';
  return (
    mirrored(line(antler, b, 13)) +
    piece(P('M-70 200C-84 120 -60 70 0 60C60 70 84 120 70 200Z'), a, { lift: 1 }) +
    piece(P('M-40 200C-44 150 -26 120 0 116C26 120 44 150 40 200Z'), b, { lift: 0.6 }) +
    mirrored(piece(P('M-36 -46C-84 -78 -122 -70 -142 -46C-124 -12 -84 -6 -40 -20Z'), a, { lift: 1 }) + piece(P('M-48 -44C-84 -62 -110 -58 -124 -44C-108 -26 -80 -22 -50 -32Z'), c, { lift: 0.3 })) +
    piece(P('M0 -90C40 -90 60 -60 56 -20C52 30 40 90 28 112C20 126 -20 126 -28 112C-40 90 -52 30 -56 -20C-60 -60 -40 -90 0 -90Z'), a, { lift: 1.2 }) +
    piece(P('M0 -90C16 -70 18 10 14 70H-14C-18 10 -16 -70 0 -90Z'), shade(a, 0.22), { lift: 0.2 }) +
    piece(P('M-30 92C-30 74 30 74 30 92C30 128 14 134 0 134C-14 134 -30 128 -30 92Z'), b, { lift: 0.6 }) +
    piece(P('M-16 88C-14 76 14 76 16 88C14 100 -14 100 -16 88Z'), c, { lift: 0.5 }) +
    mirrored(piece(E(-35, -6, 10, 13), shade(c, -0.5), { lift: 0.3 }) + piece(C(-32, -11, 3.6), '#fff', { flat: true })) +
    at(0, -62, piece(P('M0 -26L9 -4L30 0L9 6L0 28L-9 6L-30 0L-9 -4Z'), accent, { lift: 0.6 }))
  );
};

export const bear: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) =>
  piece(P('M-150 200C-160 90 -90 40 0 40C90 40 160 90 150 200Z'), a, { lift: 1 }) +
  mirrored(piece(C(-96, -128, 44), a, { lift: 1 }) + piece(C(-98, -126, 24), shade(b, -0.2), { lift: 0.4 })) +
  piece(E(0, -56, 132, 116), a, { lift: 1.3 }) +
  piece(E(0, -8, 66, 52), c, { lift: 0.8 }) +
  piece(P('M-26 -34C-24 -50 24 -50 26 -34C22 -14 -22 -14 -26 -34Z'), shade(a, -0.6), { lift: 0.5 }) +
  line('M0 -18V2M-22 10C-14 20 -4 16 0 4C4 16 14 20 22 10', shade(a, -0.6), 5) +
  mirrored(piece(E(-54, -68, 11, 14), shade(a, -0.65), { lift: 0.3 }) + piece(C(-51, -73, 4), '#fff', { flat: true })) +
  // The jar, with honey running over its rim.
  at(0, 138, piece(P('M-74 -46C-92 -10 -88 60 -60 68H60C88 60 92 -10 74 -46Z'), shade(accent, -0.1), { lift: 1.2 }) + piece(P('M-82 -62H82V-38C70 -38 74 4 60 4C48 4 52 -30 36 -30C20 -30 26 26 8 26C-8 26 -4 -28 -22 -28C-38 -28 -36 -4 -50 -4C-64 -4 -62 -38 -82 -38Z'), b, { lift: 0.8 }) + piece(C(0, 44, 15), b, { lift: 0.3 })) +
  mirrored(piece(P('M-142 120C-130 84 -92 84 -78 112C-66 140 -84 168 -112 166C-138 164 -150 144 -142 120Z'), shade(a, 0.08), { lift: 1 }));

export const owl: Hero = ({ piece, theme: { hero: [a, b, c], accent } }) => {
  const breast = [0, 1, 2, 3].map((row) => Array.from({ length: 5 - (row % 2) }, (_, i) => at((i - (4 - (row % 2)) / 2) * 38, 30 + row * 34, piece(P('M-20 -6C-20 22 20 22 20 -6C8 4 -8 4 -20 -6Z'), row % 2 ? c : mix(c, a, 0.4), { lift: 0.35 }))).join('')).join('');
  return (
    piece(P('M-10 196C-120 180 -150 60 -128 -60C-126 -110 -140 -150 -150 -186C-110 -180 -80 -160 -60 -150C-20 -164 20 -164 60 -150C80 -160 110 -180 150 -186C140 -150 126 -110 128 -60C150 60 120 180 10 196Z'), a, { lift: 1.3 }) +
    mirrored(piece(P('M-124 -20C-176 50 -160 150 -100 190C-116 130 -104 60 -84 20Z'), shade(a, -0.15), { lift: 1 })) +
    piece(P('M-86 20C-90 120 -50 184 0 190C50 184 90 120 86 20C60 -6 -60 -6 -86 20Z'), mix(a, c, 0.3), { lift: 0.5 }) + breast +
    mirrored(piece(C(-58, -64, 62), c, { lift: 1 }) + piece(C(-58, -64, 44), b, { lift: 0.5 }) + piece(C(-56, -64, 25), '#120c1e', { lift: 0.3 }) + piece(C(-46, -76, 9), '#fff', { flat: true }) + piece(C(-66, -54, 4.5), accent, { flat: true })) +
    piece(P('M0 -44C18 -30 18 -6 0 18C-18 -6 -18 -30 0 -44Z'), b, { lift: 0.9 }) +
    piece(P('M0 -98C-30 -120 -90 -132 -150 -186C-100 -100 -40 -84 0 -60C40 -84 100 -100 150 -186C90 -132 30 -120 0 -98Z'), shade(a, 0.12), { lift: 0.8 }) +
    piece(P('M-210 196C-100 182 100 206 210 190L206 216C100 228 -100 206 -208 222Z'), shade(a, -0.45), { lift: 0.8 }) +
    mirrored([-58, -38, -18].map((x) => piece(E(x, 194, 9, 18), b, { lift: 0.5 })).join(''))
  );
};

export const wolf: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) =>
  // Head thrown back, howling; the voice goes up as rings.
  [46, 80, 116].map((r, i) => line(`M${70 + r * 0.5} ${-172 - r * 0.15}A${r} ${r} 0 0 1 ${118 + r * 0.75} ${-100 + r * 0.4}`, accent, 6 - i * 1.4)).join('') +
  piece(P('M-170 204C-176 110 -140 20 -96 -30C-110 -60 -104 -92 -84 -124C-72 -104 -58 -92 -44 -86C-10 -104 24 -140 66 -176C84 -186 98 -174 92 -158C84 -138 66 -124 56 -112C70 -116 84 -112 82 -100C70 -84 48 -76 34 -62C40 -20 52 30 62 80C70 130 72 170 70 204Z'), a, { lift: 1.3 }) +
  piece(P('M-30 204C-50 150 -40 70 0 -18C12 -34 24 -46 34 -62C40 -20 52 30 62 80C70 130 72 170 70 204Z'), b, { lift: 0.6 }) +
  piece(P('M-20 150C-6 130 -10 110 4 92C4 112 20 118 18 142C30 134 30 118 38 108C44 150 34 190 20 204H-20C-30 186 -30 166 -20 150Z'), shade(b, 0.25), { lift: 0.5 }) +
  piece(P('M-84 -124C-72 -104 -58 -92 -44 -86C-62 -70 -80 -62 -92 -58C-98 -80 -96 -102 -84 -124Z'), c, { lift: 0.5 }) +
  piece(P('M78 -176C90 -184 100 -174 92 -160C86 -150 74 -152 72 -162Z'), shade(c, -0.4), { lift: 0.3 }) +
  piece(P('M-8 -96C4 -98 12 -104 16 -110C8 -112 -6 -110 -8 -96Z'), accent, { lift: 0.2 }) +
  piece(P('M-120 40C-140 80 -150 130 -150 190C-120 150 -120 90 -92 60ZM-70 80C-84 120 -84 160 -76 196C-60 160 -60 120 -50 96Z'), c, { lift: 0.4 });

export const raven: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) => {
  const wing = [0, 1, 2, 3, 4].map((i) => piece(P(`M-40 ${-20 + i * 12}C${-110 - i * 6} ${-10 + i * 24} ${-130 + i * 6} ${60 + i * 22} ${-120 + i * 22} ${130 + i * 16}C${-90 + i * 18} ${90 + i * 14} ${-40 + i * 8} ${70 + i * 10} ${-10 + i * 6} ${40 + i * 10}Z`), mix(a, b, 0.15 + (i % 2) * 0.25), { lift: 0.7 })).join('');
  return (
    piece(P('M-60 110C-120 160 -160 180 -186 206C-130 210 -70 190 -20 150Z'), shade(a, -0.15), { lift: 0.9 }) +
    piece(P('M40 -150C96 -154 116 -110 104 -66C120 0 100 100 20 140C-50 170 -100 140 -96 70C-90 0 -40 -50 -20 -100C-8 -134 12 -148 40 -150Z'), a, { lift: 1.3 }) + wing +
    piece(P('M92 -130C140 -132 176 -112 190 -84C160 -92 130 -88 100 -82Z'), shade(a, -0.4), { lift: 0.9 }) +
    piece(P('M100 -96C130 -96 160 -96 178 -84C150 -76 124 -70 100 -72Z'), shade(a, -0.55), { lift: 0.5 }) +
    piece(C(68, -112, 13), accent, { lift: 0.5 }) + piece(C(71, -112, 7), '#120d1a', { flat: true }) +
    // The key it has taken for the toll.
    line('M168 -84C172 -60 164 -40 160 -30', c, 4) +
    at(156, 16, piece(P('M0 -46A24 24 0 1 1 -0.1 -46ZM0 -34A12 12 0 1 0 0.1 -34Z'), c, { lift: 1 }) + piece(P('M-6 0H6V78H-6ZM6 46H26V58H6ZM6 66H22V78H6Z'), c, { lift: 1 }), 1, 10) +
    line('M-10 148V196M30 136V196', c, 8) + piece(P('M-200 194H200V226H-200Z'), shade(a, -0.3), { lift: 0.8 })
  );
};

export const hare: Hero = ({ piece, theme: { hero: [a, b, c], accent } }) =>
  piece(C(120, 130, 34), a, { lift: 1 }) +
  piece(P(curve([[-96, 204], [-110, 100], [-60, 30], [10, 20], [90, 60], [124, 140], [110, 204]])), a, { lift: 1.2 }) +
  piece(P('M20 204C10 130 60 90 100 130C124 160 110 204 84 204Z'), mix(a, b, 0.4), { lift: 0.6 }) +
  at(-40, -76, piece(P('M0 0C-60 -40 -60 -120 -30 -136C0 -120 20 -60 16 4Z'), a, { lift: 1 }) + piece(P('M-4 -10C-40 -40 -42 -96 -28 -114C-8 -96 4 -50 6 -6Z'), b, { lift: 0.4 }), 1, -6) +
  at(-12, -76, piece(P('M0 0C-20 -60 10 -130 44 -136C66 -110 50 -40 20 8Z'), a, { lift: 1 }) + piece(P('M8 -12C0 -56 20 -104 40 -114C50 -92 40 -42 18 -4Z'), b, { lift: 0.4 }), 1, 12) +
  piece(E(-36, -24, 84, 72), a, { lift: 1.2 }) +
  piece(E(-92, 2, 30, 22), shade(a, 0.2), { lift: 0.4 }) +
  piece(P('M-118 -8C-112 -18 -98 -18 -94 -8C-98 2 -112 4 -118 -8Z'), c, { lift: 0.4 }) +
  piece(E(-56, -38, 12, 15), shade(c, -0.55), { lift: 0.3 }) + piece(C(-60, -43, 4.5), '#fff', { flat: true }) +
  piece(E(-16, -4, 20, 13), b, { flat: true, opacity: 0.7 }) +
  piece(P('M-80 204C-84 160 -60 150 -44 170C-34 186 -36 204 -40 204Z'), mix(a, b, 0.25), { lift: 0.7 }) +
  // The pestle of moon tales.
  at(-116, 122, piece(P('M-46 0H46L32 82H-32Z'), c, { lift: 1 }) + piece(E(0, 0, 46, 12), shade(c, -0.3), { lift: 0.3 }) + piece(P('M-8 -90H10V4H-8Z'), accent, { lift: 0.7 }));
