import type { Hero } from '../brush.ts';
import { mix, shade } from '../colour.ts';
import { around, at, C, E, mirrored, n, P, R, star } from '../shapes.ts';

export const balloons: Hero = ({ piece, line, theme: { hero: [a, b, c] } }) => {
  const balloon = (one: string, two: string) =>
    piece(P('M-120 -70C-120 -150 -66 -204 0 -204C66 -204 120 -150 120 -70C120 0 60 50 34 84H-34C-60 50 -120 0 -120 -70Z'), one, { lift: 1.2 }) +
    mirrored(piece(P('M-34 84C-60 50 -120 0 -120 -70C-120 -110 -106 -146 -80 -172C-96 -110 -80 0 -34 84Z'), two, { lift: 0.3 }) + piece(P('M-12 84C-40 10 -46 -110 -18 -203C-12 -204 -6 -204 0 -204V84Z'), two, { lift: 0.3 })) +
    piece(P('M-120 -76C-60 -50 60 -50 120 -76L118 -50C60 -24 -60 -24 -118 -50Z'), c, { lift: 0.4 }) +
    line('M-32 86L-22 130M32 86L22 130M0 86V130', '#5a3a2a', 3) + piece(P('M-32 130H32L26 176H-26Z'), '#a8683a', { lift: 0.9 }) + piece(R(-36, 126, 72, 12, 5), '#c98a4a', { lift: 0.5 });
  return at(-150, -80, balloon(b, a), 0.4, -4) + at(150, -110, balloon(mix(a, c, 0.4), b), 0.34, 5) + at(10, 14, balloon(a, b), 1);
};

export const longship: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) =>
  line('M0 90V-196', a, 12) +
  piece(P('M-110 -160C-60 -176 60 -176 110 -160C130 -100 130 -40 106 20C60 4 -60 4 -106 20C-130 -40 -130 -100 -110 -160Z'), c, { lift: 1.2 }) +
  [-1, 0, 1].map((i) => piece(P(`M${i * 72 - 20} ${-168 + Math.abs(i) * 6}h40C${i * 80 + 30} -100 ${i * 78 + 24} -40 ${i * 68 + 18} ${8 + Math.abs(i) * 4}h-38C${i * 78 - 16} -40 ${i * 80 - 10} -100 ${i * 72 - 20} ${-168 + Math.abs(i) * 6}Z`), b, { lift: 0.2 })).join('') +
  line('M-124 -164H124', shade(a, 0.1), 9) +
  piece(P('M-206 40C-224 -20 -214 -84 -180 -110C-160 -122 -146 -104 -158 -92C-176 -76 -176 -20 -150 50C-80 84 80 84 150 50C172 0 176 -40 168 -70C190 -60 214 0 196 60C176 120 110 150 0 150C-110 150 -180 110 -206 40Z'), a, { lift: 1.3 }) +
  [104, 126].map((y, i) => line(`M${-180 + i * 20} ${y - 26}C-100 ${y + 10} 100 ${y + 10} ${178 - i * 20} ${y - 26}`, shade(a, -0.3), 4)).join('') +
  [-110, -55, 0, 55, 110].map((x, i) => at(x, 72 - Math.abs(i - 2) * 6, piece(C(0, 0, 29), i % 2 ? c : b, { lift: 0.9 }) + line('M0 -26V26M-26 0H26', shade(i % 2 ? b : c, 0), 5) + piece(C(0, 0, 9), accent, { lift: 0.5 }))).join('') +
  piece(C(-176, -96, 5), accent, { flat: true }) + line('M-120 110L-190 190M-40 120L-80 200M50 120L40 204M126 108L150 196', shade(a, 0.15), 7);

export const train: Hero = ({ piece, line, canvas, theme: { hero: [a, b, c], accent } }) =>
  // Head on, lamp lit, steam going up.
  [[-60, -196, 46], [-10, -224, 60], [60, -200, 48], [104, -230, 40]].map(([x, y, r]) => piece(C(x!, y!, r!), '#fff6e6', { lift: 0.4, opacity: 0.85 })).join('') +
  piece(P('M-28 -116L-38 -186H38L28 -116Z'), c, { lift: 1 }) + piece(R(-48, -196, 96, 20, 6), b, { lift: 0.8 }) +
  piece(R(-150, -90, 300, 190, 30), mix(a, c, 0.5), { lift: 0.9 }) +
  piece(C(0, -10, 132), a, { lift: 1.2 }) + piece(C(0, -10, 112), c, { lift: 0.5 }) + piece(C(0, -10, 88), a, { lift: 0.5 }) +
  around(16, () => piece(C(0, -100, 6), b, { lift: 0.4 })).replace('<g', '<g transform="translate(0 -10)"><g').concat('</g>') +
  line('M-56 34L56 34M-30 62H30', b, 7) +
  `<circle cy="-46" r="120" fill="${canvas.radial(0.5, 0.5, 0.5, [0, accent, 0.9], [1, accent, 0])}"/>` + piece(C(0, -46, 44), b, { lift: 1 }) + piece(C(0, -46, 32), shade(accent, 0.5), { lift: 0.3 }) +
  piece(R(-176, 92, 352, 42, 8), '#b8352f', { lift: 1 }) + mirrored(piece(C(-132, 112, 20), b, { lift: 0.7 }) + piece(C(-132, 112, 11), shade(accent, 0.4), { flat: true })) +
  piece(P('M-120 138H120L170 208H-170Z'), c, { lift: 1 }) + [-110, -66, -22, 22, 66, 110].map((x) => line(`M${x * 0.86} 142L${x * 1.3} 206`, b, 7)).join('');

export const rocket: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) =>
  at(0, 0,
    piece(P('M-40 134C-70 170 -40 200 -46 240C-16 222 -10 206 0 260C10 206 16 222 46 240C40 200 70 170 40 134Z'), c, { lift: 0.9 }) + piece(P('M-20 134C-36 160 -16 180 -20 206C-4 194 4 194 20 206C16 180 36 160 20 134Z'), shade(accent, 0.3), { lift: 0.3 }) +
    mirrored(piece(P('M-54 40C-120 70 -130 130 -120 176C-100 150 -70 136 -40 134Z'), a, { lift: 1 })) +
    piece(P('M0 -214C60 -170 88 -90 80 0C76 60 60 110 44 136H-44C-60 110 -76 60 -80 0C-88 -90 -60 -170 0 -214Z'), b, { lift: 1.3 }) +
    piece(P('M0 -214C34 -190 58 -154 70 -110C30 -96 -30 -96 -70 -110C-58 -154 -34 -190 0 -214Z'), a, { lift: 0.5 }) + piece(P('M-79 14C-40 30 40 30 79 14L74 44C40 60 -40 60 -74 44Z'), a, { lift: 0.3 }) +
    piece(C(0, -44, 42), c, { lift: 0.8 }) + piece(C(0, -44, 31), '#9fe3f2', { lift: 0.3 }) + line('M-18 -52C-14 -64 -4 -68 6 -68', '#fff', 6) +
    piece(P('M-9 60H9V180H-9Z'), shade(a, -0.15), { lift: 0.8 }) + Array.from({ length: 7 }, (_, i) => piece(C(-60 + i * 20, 88 - Math.abs(i - 3) * 3, 3.6), shade(b, -0.4), { flat: true })).join(''), 1, 22) +
  [[-170, -120, 30], [160, 150, 24], [-150, 120, 18]].map(([x, y, r]) => piece(star(x!, y!, r!, r! * 0.42, 5), accent, { lift: 0.7 })).join('');

export const liner: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) =>
  // The prow from below, as on a travel poster.
  [-78, 0, 78].map((x, i) => at(x * 0.7, -130 - (i % 2) * 14, piece(P('M-28 60L-22 -50H30L30 60Z'), b, { lift: 0.9 }) + piece(P('M-24 -22L-22 -50H30V-22Z'), a, { lift: 0.2 }))).join('') +
  piece(P('M-150 -60L-128 -110H128L150 -60Z'), c, { lift: 0.9 }) + piece(P('M-176 -14L-158 -66H158L176 -14Z'), c, { lift: 0.9 }) +
  Array.from({ length: 9 }, (_, i) => piece(R(-124 + i * 29, -50, 16, 18, 4), mix(a, '#5fb8d8', 0.5), { flat: true })).join('') + Array.from({ length: 7 }, (_, i) => piece(R(-98 + i * 30, -96, 14, 16, 4), mix(a, '#5fb8d8', 0.5), { flat: true })).join('') +
  piece(P('M-206 -20H206C196 60 120 160 0 214C-120 160 -196 60 -206 -20Z'), a, { lift: 1.3 }) + piece(P('M0 -20H206C196 60 120 160 0 214Z'), shade(a, 0.14), { lift: 0.2 }) +
  piece(P('M-176 84C-120 150 -60 186 0 214C60 186 120 150 176 84C120 120 60 150 0 170C-60 150 -120 120 -176 84Z'), b, { lift: 0.5 }) +
  line('M-206 -20C-150 10 -60 20 0 22C60 20 150 10 206 -20M0 22V206', c, 5) + mirrored(line('M-44 74V112M-58 90H-30M-64 104C-58 124 -30 124 -24 104', accent, 6)) +
  [[-180, -170], [-140, -190], [176, -176]].map(([x, y]) => line(`M${x! - 20} ${y}C${x! - 10} ${y! - 12} ${x! - 4} ${y! - 6} ${x} ${y! + 4}C${x! + 4} ${y! - 6} ${x! + 10} ${y! - 12} ${x! + 20} ${y}`, a, 4.5)).join('');

export const comet: Hero = ({ piece, line, canvas, theme: { hero: [a, b, c], accent } }) =>
  `<g transform="rotate(-32)"><path d="M-20 -70C120 -90 220 -60 330 -30C240 -10 240 20 300 44C200 60 100 80 -20 70Z" fill="${canvas.linear(0, [0, accent, 0.95], [0.5, a, 0.6], [1, b, 0])}"/><path d="M-20 -44C80 -50 160 -30 240 -6C160 20 80 46 -20 44Z" fill="${canvas.linear(0, [0, '#ffffff', 0.95], [1, accent, 0])}"/></g>` +
  piece(C(-46, 28, 104), a, { lift: 1.3 }) +
  `<g clip-path="${canvas.clip('<circle cx="-46" cy="28" r="104"/>')}">${[-54, -10, 38, 74].map((y, i) => `<path d="M-160 ${28 + y}q60 -22 115 0t115 0v20q-58 22 -115 0t-115 0Z" fill="${i % 2 ? c : b}" opacity=".6"/>`).join('')}</g>` +
  `<g clip-path="${canvas.clip('<path d="M-320 28L260 -190V300H-320Z"/>')}">${line('M-236 84C-180 140 60 60 142 -34', c, 13)}${line('M-220 100C-160 150 80 70 156 -26', b, 5)}</g>` +
  [[128, 120, 20], [-176, -130, 15], [40, 176, 10]].map(([x, y, r]) => piece(star(x!, y!, r!, r! * 0.3, 4), accent, { lift: 0.6 })).join('');

export const express: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) => {
  const car = (x: number, y: number, s: number) =>
    at(x, y, piece(P('M-110 40V-40C-110 -52 -100 -60 -88 -60H88C100 -60 110 -52 110 -40V40Z'), a, { lift: 1 }) + piece(R(-110, -4, 220, 12), c, { lift: 0 }) + [-80, -36, 8, 52].map((wx) => piece(R(wx, -44, 30, 32, 6), shade(accent, 0.2), { lift: 0.3 })).join('') + [-66, -30, 36, 72].map((wx) => piece(C(wx, 46, 15), c, { lift: 0.5 })).join(''), s, -9);
  return (
    line('M-260 146L280 60M-260 176L280 90', mix(a, accent, 0.3), 6) + Array.from({ length: 13 }, (_, i) => line(`M${-240 + i * 42} ${138 - i * 6.7}l-8 46`, shade(a, -0.3), 6)).join('') +
    car(-196, 86, 0.74) + car(-16, 58, 0.8) +
    at(150, 20, piece(P('M-110 52V-66H20C90 -60 124 0 134 52Z'), a, { lift: 1.2 }) + piece(P('M-110 4H118L128 26H-110Z'), c, { lift: 0.2 }) + piece(P('M20 -50C64 -46 90 -20 102 -2H20Z'), shade(accent, 0.3), { lift: 0.4 }) + piece(R(-86, -46, 40, 36, 6), shade(accent, 0.2), { lift: 0.3 }) + [-70, -20, 40, 90].map((wx) => piece(C(wx, 58, 20), c, { lift: 0.6 })).join('') + piece(C(122, 30, 14), '#fff8d8', { lift: 0.6 }), 0.94, -9) +
    piece(P('M272 28L420 -20V110L276 46Z'), accent, { flat: true, opacity: 0.28 }) + [-180, -130, -60].map((x, i) => piece(C(x + 240, -130 - i * 26, 30 - i * 5), b, { flat: true, opacity: 0.18 })).join('')
  );
};

export const lanternBoats: Hero = ({ piece, line, canvas, theme: { hero: [a, b, c], accent } }) => {
  const lantern = (x: number, y: number, s: number, body: string) =>
    at(x, y,
      `<circle r="130" fill="${canvas.radial(0.5, 0.5, 0.5, [0, accent, 0.7], [1, accent, 0])}"/>` + line('M0 -130V-84', b, 4) + piece(R(-34, -86, 68, 16, 6), b, { lift: 0.6 }) +
      piece(P('M-40 -70C-96 -40 -96 40 -40 70H40C96 40 96 -40 40 -70Z'), body, { lift: 1.2 }) + [-40, 0, 40].map((rib) => line(`M${rib * 0.6} -68C${rib * 1.7} -30 ${rib * 1.7} 30 ${rib * 0.6} 68`, mix(body, b, 0.55), 3.4)).join('') +
      piece(E(0, 8, 26, 40), shade(accent, 0.4), { flat: true, opacity: 0.55 }) + piece(R(-34, 68, 68, 14, 6), b, { lift: 0.6 }) + line('M0 82V124M-10 88V112M10 88V112', b, 4), s);
  return (
    lantern(-136, -96, 0.66, mix(a, b, 0.2)) + lantern(148, -120, 0.56, mix(a, '#8a2f6a', 0.3)) + lantern(0, -40, 1.16, a) +
    at(0, 150, piece(P('M-170 -30C-190 -34 -206 -50 -212 -70C-180 -60 -150 -40 -120 -36H120C150 -40 180 -60 212 -70C206 -50 190 -34 170 -30C150 30 90 50 0 50C-90 50 -150 30 -170 -30Z'), '#5a2a3a', { lift: 1.2 }) + line('M-160 -10C-80 16 80 16 160 -10', b, 5)) +
    at(-104, 96, piece(P('M-16 40C-18 0 -10 -20 0 -24C10 -20 18 0 16 40Z'), c, { lift: 0.6 }) + piece(C(0, -34, 13), '#f2c9a0', { lift: 0.4 }) + piece(P('M-36 -34L0 -62L36 -34Z'), b, { lift: 0.7 }))
  );
};

export const compass: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) =>
  piece(C(0, 0, 200), c, { lift: 1.3 }) + piece(C(0, 0, 176), a, { lift: 0.8 }) + piece(C(0, 0, 136), mix(a, c, 0.12), { lift: 0.4 }) +
  around(36, (i) => line(`M0 -${i % 9 ? 168 : 172}V-${i % 3 ? 158 : 146}`, c, i % 3 ? 2.4 : 5)) +
  around(4, () => piece(P('M0 -92L20 -20L0 0Z'), mix(c, accent, 0.3), { lift: 0.3 }) + piece(P('M0 -92L-20 -20L0 0Z'), mix(c, a, 0.4), { lift: 0.3 }), 45) +
  around(4, () => piece(P('M0 -140L30 -30L0 0Z'), b, { lift: 0.6 }) + piece(P('M0 -140L-30 -30L0 0Z'), shade(b, 0.3), { lift: 0.6 })) +
  at(0, 0, piece(P('M0 -126L15 0H-15Z'), accent, { lift: 1 }) + piece(P('M0 126L15 0H-15Z'), c, { lift: 1 }), 1, 24) + piece(C(0, 0, 17), accent, { lift: 0.8 }) +
  at(0, -208, piece(P('M-22 0A22 22 0 1 1 22 0A22 22 0 1 1 -22 0M-10 0A10 10 0 1 0 10 0A10 10 0 1 0 -10 0'), accent, { lift: 0.9 }));

export const diver: Hero = ({ piece, line, canvas, theme: { hero: [a, b, c], accent } }) =>
  piece(P('M-170 204C-176 130 -120 96 0 96C120 96 176 130 170 204Z'), a, { lift: 1 }) + piece(P('M-130 204C-130 160 -80 136 0 136C80 136 130 160 130 204Z'), shade(a, -0.2), { lift: 0.5 }) +
  [-130, -86, 86, 130].map((x) => piece(C(x, 138 - Math.abs(x) * -0.24, 10), b, { lift: 0.5 })).join('') +
  piece(C(0, -40, 152), a, { lift: 1.3 }) + piece(R(-104, 92, 208, 34, 16), b, { lift: 0.9 }) +
  mirrored(piece(E(-136, -30, 30, 46), b, { lift: 0.9 }) + piece(E(-140, -30, 18, 32), mix(c, '#032026', 0.5), { lift: 0.3 })) +
  piece(C(0, -36, 96), b, { lift: 1 }) + around(12, () => piece(C(0, -84, 6.5), a, { lift: 0.5 })).replace('<g', '<g transform="translate(0 -36)"><g').concat('</g>') +
  `<circle cy="-36" r="72" fill="${canvas.radial(0.4, 0.35, 0.8, [0, accent], [0.5, c], [1, '#032026'])}"/>` + line('M-40 -66C-26 -84 -4 -92 14 -90', '#fff', 9) +
  at(14, -20, piece(P('M-30 0C-10 -22 22 -20 36 0C22 20 -10 22 -30 0ZM-24 0l-26 -18v36Z'), '#ff9f5a', { lift: 0.4 }) + piece(C(16, -3, 4), '#22110a', { flat: true })) +
  line('M-26 -128V44M26 -128V44M-92 -60H92M-92 -12H92', b, 8) + piece(R(-26, -206, 52, 30, 10), b, { lift: 0.8 }) + line(`M0 -206C${n(30)} -240 90 -250 130 -300`, shade(a, -0.2), 13);

export const astronaut: Hero = ({ piece, line, canvas, theme: { hero: [a, b, c], accent } }) =>
  piece(P('M-160 204C-160 130 -100 90 0 90C100 90 160 130 160 204Z'), a, { lift: 1 }) + piece(R(-62, 134, 124, 60, 12), mix(a, c, 0.25), { lift: 0.7 }) + [[-36, b], [0, c], [36, '#ffd24a']].map(([x, colour]) => piece(C(Number(x), 154, 11), String(colour), { lift: 0.5 })).join('') + line('M-46 178H46', b, 6) +
  mirrored(piece(R(-184, -96, 44, 110, 20), b, { lift: 0.9 })) + piece(E(0, -44, 164, 158), a, { lift: 1.3 }) +
  piece(E(0, -34, 128, 112), mix(a, '#223', 0.5), { lift: 0.6 }) +
  `<ellipse cy="-34" rx="116" ry="100" fill="${canvas.linear(50, [0, mix(c, '#08203a', 0.2)], [0.5, '#0a1a34'], [1, b])}"/>` +
  `<g clip-path="${canvas.clip('<ellipse cy="-34" rx="116" ry="100"/>')}"><circle cx="60" cy="30" r="70" fill="${c}"/><path d="M10 10q40 -20 60 10t60 0v24q-40 20 -70 0t-60 10Z" fill="#7fe0a0" opacity=".8"/>${Array.from({ length: 16 }, (_, i) => `<circle cx="${-100 + ((i * 67) % 200)}" cy="${-124 + ((i * 41) % 120)}" r="${1.5 + (i % 3)}" fill="#fff"/>`).join('')}</g>` +
  line('M-92 -66C-78 -104 -44 -122 -10 -124', '#fff', 10) + piece(R(-14, -232, 28, 40, 10), b, { lift: 0.7 }) + piece(C(0, -240, 14), accent, { lift: 0.7 });

/** A ketch on an open atlas: the page is its sea. */
export const ketch: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) =>
  piece(P('M-214 120C-150 84 -60 84 0 120C60 84 150 84 214 120V214C150 180 60 180 0 214C-60 180 -150 180 -214 214Z'), '#8a5a34', { lift: 1 }) +
  piece(P('M-204 108C-146 76 -56 78 0 112C56 78 146 76 204 108V196C146 166 56 168 0 202C-56 168 -146 166 -204 196Z'), a, { lift: 0.8 }) +
  mirrored(piece(P('M-186 112C-130 88 -60 92 -8 122V180C-60 154 -130 152 -186 176Z'), mix(c, a, 0.55), { lift: 0 }) + line('M-170 136C-130 120 -80 122 -30 140M-166 156C-130 142 -90 144 -44 160', c, 3)) +
  line('M-16 70V-200M96 76V-120', '#6a3f26', 9) +
  piece(P('M-26 -190C-120 -120 -150 -30 -148 40C-100 20 -60 16 -26 22Z'), a, { lift: 1 }) + piece(P('M-6 -180C60 -110 76 -30 74 36C46 26 20 24 -6 30Z'), b, { lift: 1 }) + piece(P('M104 -112C146 -60 156 -10 154 44C136 38 120 36 104 40Z'), a, { lift: 0.9 }) +
  piece(P('M-16 -200L36 -186L-16 -172Z'), accent, { lift: 0.6 }) +
  piece(P('M-156 58C-60 76 80 78 168 54C160 100 130 128 90 132H-84C-120 128 -146 100 -156 58Z'), c, { lift: 1.3 }) + line('M-148 80C-50 98 80 98 160 76', a, 6) + [-70, -24, 22, 68].map((x) => piece(C(x, 104, 8), accent, { lift: 0.3 })).join('') +
  line('M-204 128C-180 114 -164 140 -140 126C-116 112 -100 138 -76 126C-52 114 -36 140 -12 128C12 116 30 140 54 128C78 116 96 140 120 128C144 116 166 138 200 124', '#ffffff', 7);
