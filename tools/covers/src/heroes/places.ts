import type { Hero } from '../brush.ts';
import { mix, shade } from '../colour.ts';
import { around, at, C, E, mirrored, P, R } from '../shapes.ts';

export const mill: Hero = ({ piece, line, theme: { hero: [a, b, c], near } }) =>
  piece(P('M-70 190L-46 -40H46L70 190Z'), a, { lift: 1.2 }) + [0, 60, 120].map((y) => line(`M${-50 - y * 0.08} ${y}H${50 + y * 0.08}`, shade(a, -0.2), 4)).join('') +
  piece(P('M-60 -34C-56 -84 -30 -104 0 -108C30 -104 56 -84 60 -34Z'), b, { lift: 1 }) + piece(P('M-20 190V136A20 20 0 0 1 20 136V190Z'), near, { lift: 0.5 }) + [[-20, 46], [18, 84], [0, 8]].map(([x, y]) => piece(R(x! - 9, y!, 18, 24, 5), '#6fb7d8', { lift: 0.3 })).join('') +
  at(0, -60, around(4, () => line('M0 0V-150', '#7a4a2a', 9) + piece(P('M8 -34H50L42 -150H8Z'), '#fff8ea', { lift: 0.9 }) + line('M22 -36L20 -148M36 -36L31 -148M8 -64H47M8 -94H45M8 -122H43', c, 2.6), 20) + piece(C(0, 0, 17), c, { lift: 0.8 })) +
  [-170, -120, -70, 76, 122, 172].map((x, i) => at(x, 190 - (i % 2) * 12, line('M0 30V-20', '#2f7a4a', 7) + piece(P('M0 10C20 0 30 -20 30 -40C12 -34 2 -14 0 10Z'), '#3f9f5a', { lift: 0.4 }) + piece(P('M-22 -58C-24 -20 -14 -12 0 -12C14 -12 24 -20 22 -58C14 -46 8 -46 0 -64C-8 -46 -14 -46 -22 -58Z'), i % 2 ? c : b, { lift: 0.8 }), 1 + (i % 3) * 0.12)).join('');

export const castle: Hero = ({ piece, line, theme: { hero: [a, b, c], accent, near } }) => {
  const tower = (x: number, base: number, w: number, h: number, roof: number) =>
    at(x, base, piece(R(-w / 2, -h, w, h + 10), a, { lift: 0.9 }) + [0, 1].map((i) => piece(P(`M-7 ${-h + 34 + i * 60}a7 9 0 0 1 14 0v20h-14z`), accent, { flat: true })).join('') + piece(R(-w / 2 - 7, -h - 10, w + 14, 20, 3), shade(a, -0.16), { lift: 0.6 }) + piece(P(`M${-w / 2 - 12} ${-h - 8}C${-w / 4} ${-h - roof * 0.4} -6 ${-h - roof * 0.7} 0 ${-h - roof}C6 ${-h - roof * 0.7} ${w / 4} ${-h - roof * 0.4} ${w / 2 + 12} ${-h - 8}Z`), b, { lift: 0.9 }) + line(`M0 ${-h - roof}v-30`, near, 3.4) + piece(P(`M0 ${-h - roof - 30}l34 10l-34 12z`), c, { lift: 0.5 }));
  return (
    piece(P('M-230 230C-190 130 -110 110 0 104C110 110 190 130 230 230Z'), mix(near, a, 0.2), { lift: 1 }) + tower(-106, 150, 56, 180, 92) + tower(110, 150, 52, 150, 86) + tower(44, 130, 44, 230, 84) + tower(-32, 130, 64, 268, 108) +
    piece(P('M-130 156V30H-110V50H-84V30H-58V50H-30V30H-4V50H22V30H48V50H74V30H100V50H130V156Z'), shade(a, 0.08), { lift: 1 }) + piece(P('M-34 156V104A34 34 0 0 1 34 104V156Z'), near, { lift: 0.6 }) + line('M-20 96V156M0 74V156M20 96V156M-34 120H34', shade(c, -0.2), 4) +
    mirrored(piece(C(-86, 100, 14), accent, { lift: 0.3 })) + piece(P('M-24 156C-40 190 -80 200 -90 232H40C60 200 30 190 24 156Z'), shade(a, 0.2), { lift: 0.4 })
  );
};

export const bigTop: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) =>
  line('M0 -150V-204', c, 6) + piece(P('M0 -204L64 -186L0 -166Z'), a, { lift: 0.8 }) +
  Array.from({ length: 8 }, (_, i) => {
    const [x1, x2] = [-200 + i * 50, -150 + i * 50];
    return piece(P(`M0 -152C${x1 * 0.3} -110 ${x1 * 0.7} -60 ${x1} -10H${x2}C${x2 * 0.7} -60 ${x2 * 0.3} -110 0 -152Z`), i % 2 ? b : a, { lift: 0.6 });
  }).join('') +
  Array.from({ length: 8 }, (_, i) => piece(P(`M${-184 + i * 46} 4H${-138 + i * 46}L${-142 + i * 47} 196H${-190 + i * 47.5}Z`), i % 2 ? a : b, { lift: 0.6 })).join('') +
  Array.from({ length: 8 }, (_, i) => piece(P(`M${-204 + i * 51} -12h51v16a25.5 22 0 0 1-51 0Z`), i % 2 ? c : a, { lift: 0.8 })).join('') +
  piece(P('M-62 196C-58 110 -30 60 0 40C30 60 58 110 62 196Z'), '#241a3a', { lift: 0.8 }) + piece(P('M0 40C-30 60 -58 110 -62 196L-36 196C-34 130 -20 80 0 40ZM0 40C30 60 58 110 62 196L36 196C34 130 20 80 0 40Z'), c, { lift: 0.6 }) +
  at(0, 128, around(8, () => piece(P('M-4 -10L0 -42L4 -10Z'), accent, { flat: true })) + piece(C(0, 0, 15), accent, { lift: 0.4 })) +
  Array.from({ length: 9 }, (_, i) => piece(C(-168 + i * 42, 34, 6), accent, { flat: true })).join('');

export const pyramid: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) => {
  const windows = [0, 1, 2, 3, 4].flatMap((row) => Array.from({ length: row + 2 }, (_, i) => piece(R(-((row + 1) * 34) / 2 - 9 + i * 34 - (row === 0 ? 0 : 0), -26 + row * 42, 18, 22, 4), (i + row) % 3 ? accent : shade(b, -0.4), { flat: true })));
  return (
    piece(P('M-206 190L-70 -30L10 190Z'), mix(b, '#2a1030', 0.35), { lift: 0.9 }) + piece(P('M206 190L84 -10L0 190Z'), mix(b, '#2a1030', 0.45), { lift: 0.9 }) +
    piece(P('M0 -190L170 194H-170Z'), a, { lift: 1.3 }) + piece(P('M0 -190L170 194H40Z'), b, { lift: 0.2 }) + piece(P('M0 -190L42 -94H-42Z'), c, { lift: 0.9 }) +
    at(0, -122, piece(P('M-20 0C-10 -14 10 -14 20 0C10 14 -10 14 -20 0Z'), '#fffaf0', { lift: 0.2 }) + piece(C(0, 0, 8), '#2a4a6a', { flat: true })) + windows.join('') +
    piece(P('M-34 194V160A34 34 0 0 1 34 160V194Z'), shade(b, -0.5), { lift: 0.6 }) + piece(P('M-64 150H64L54 136H-54Z'), c, { lift: 0.8 }) + mirrored(line('M-100 194C-104 150 -112 130 -96 100', '#2f5a3f', 8) + [-60, -20, 20, 60, 100].map((turn) => at(-98, 98, piece(P('M0 0C16 -16 40 -18 54 -4C40 4 18 10 0 0Z'), '#3f8f5f', { lift: 0.5 }), 1, turn - 110)).join(''))
  );
};

export const lighthouse: Hero = ({ piece, line, canvas, theme: { hero: [a, b, c], accent } }) =>
  `<path d="M0 -128L-420 -240V-20Z" fill="${canvas.linear(0, [0, accent, 0], [1, accent, 0.85])}"/><path d="M0 -128L420 -220V-40Z" fill="${canvas.linear(0, [0, accent, 0.85], [1, accent, 0])}"/>` +
  piece(P('M-190 214C-160 150 -90 130 0 126C90 130 150 150 196 214Z'), c, { lift: 1 }) + piece(P('M-120 150l30 -14l20 20l40 -26l-10 40h-90z'), shade(c, 0.14), { lift: 0.4 }) +
  piece(P('M-62 150L-40 -78H40L62 150Z'), a, { lift: 1.3 }) + [[-30, 26], [44, 50]].map(([y, h]) => piece(P(`M${-44.5 - y! * 0.085} ${y}L${44.5 + y! * 0.085} ${y! + 14}L${44.5 + (y! + h!) * 0.1} ${y! + h! + 14}L${-44.5 - (y! + h!) * 0.1} ${y! + h!}Z`), b, { lift: 0.2 })).join('') +
  piece(P('M-58 -78H58L50 -94H-50Z'), c, { lift: 0.8 }) + piece(R(-34, -156, 68, 62, 6), shade(accent, 0.4), { lift: 0.7 }) + line('M-34 -156V-94M-12 -156V-94M12 -156V-94M34 -156V-94', c, 5) + `<circle cy="-126" r="90" fill="${canvas.radial(0.5, 0.5, 0.5, [0, '#fff', 0.95], [0.4, accent, 0.55], [1, accent, 0])}"/>` +
  piece(P('M-46 -152C-40 -188 -16 -204 0 -208C16 -204 40 -188 46 -152Z'), b, { lift: 0.9 }) + piece(C(0, -212, 9), accent, { lift: 0.5 }) + piece(P('M-16 150V116A16 16 0 0 1 16 116V150Z'), b, { lift: 0.5 }) + [[-6, -56], [4, 22]].map(([x, y]) => piece(R(x! - 8, y!, 16, 22, 8), accent, { lift: 0.3 })).join('') +
  at(96, 132, piece(R(-44, -50, 88, 60), shade(a, -0.1), { lift: 0.8 }) + piece(P('M-54 -46L0 -84L54 -46Z'), b, { lift: 0.8 }) + piece(R(-26, -30, 20, 22, 3), accent, { flat: true }) + piece(R(8, -30, 20, 22, 3), accent, { flat: true }));

export const volcano: Hero = ({ piece, line, canvas, theme: { hero: [a, b, c], accent } }) =>
  `<ellipse cy="-110" rx="190" ry="170" fill="${canvas.radial(0.5, 0.5, 0.5, [0, b, 0.9], [1, b, 0])}"/>` +
  [[-70, -170, 50], [0, -196, 66], [74, -176, 54], [30, -140, 50], [-30, -134, 46]].map(([x, y, r]) => piece(C(x!, y!, r!), mix(a, b, 0.18), { lift: 0.8 })).join('') +
  [[-80, -120], [-40, -170], [50, -166], [96, -110], [0, -200]].map(([x, y]) => line(`M${x! * 0.3} -70C${x! * 0.5} ${y! * 0.9} ${x! * 0.9} ${y} ${x! * 1.5} ${y! * 0.62}`, c, 7)).join('') +
  piece(P('M-220 214C-150 150 -110 40 -66 -70C-40 -56 -20 -80 0 -66C20 -80 40 -56 66 -70C110 40 150 150 220 214Z'), a, { lift: 1.3 }) +
  piece(P('M-58 -66C-30 -50 -20 -76 0 -62C20 -76 30 -50 58 -66C66 -30 40 -10 46 30C52 70 80 90 74 130C60 90 30 80 26 40C20 90 10 120 18 170C-6 130 -14 70 -14 30C-30 60 -60 80 -70 120C-74 70 -40 40 -44 0C-46 -30 -66 -40 -58 -66Z'), b, { lift: 0.8 }) + piece(P('M-34 -58C-20 -52 -12 -66 0 -56C12 -66 20 -52 34 -58C34 -30 16 -10 20 20C10 10 2 0 0 40C-8 10 -20 0 -18 -20C-24 -30 -36 -40 -34 -58Z'), c, { lift: 0.3 }) +
  // The mast, and what it sends.
  at(128, 60, line('M0 80L14 -60L28 80M4 40H24M6 10H22M9 -20H19', '#d8c0b0', 5) + [20, 38, 56].map((r) => line(`M${14 - r * 0.7} ${-66 - r * 0.7}A${r} ${r} 0 0 1 ${14 + r * 0.7} ${-66 - r * 0.7}`, accent, 5)).join('') + piece(C(14, -66, 8), accent, { lift: 0.5 }));

export const snowGlobe: Hero = ({ piece, line, canvas, theme: { hero: [a, b, c], accent } }) =>
  piece(P('M-136 204C-140 160 -120 130 -106 118H106C120 130 140 160 136 204Z'), b, { lift: 1.1 }) + piece(R(-150, 186, 300, 26, 12), shade(b, -0.14), { lift: 0.8 }) + piece(E(0, 166, 40, 16), '#ffd76a', { lift: 0.5 }) +
  piece(C(0, -30, 170), a, { lift: 1.2 }) + `<circle cy="-30" r="156" fill="${canvas.linear(90, [0, '#4f7fd0'], [1, '#cfe6ff'])}"/>` +
  `<g clip-path="${canvas.clip('<circle cx="0" cy="-30" r="156"/>')}">${piece(C(90, -120, 30), '#fff6d0', { flat: true })}${[[-110, 0.9, b], [-46, 1.2, '#f0b35a'], [24, 1, '#7fb0d8'], [88, 1.25, '#d88a6a']].map(([x, s, colour]) => at(Number(x), 90, piece(R(-30, -90, 60, 100), String(colour), { lift: 0.4 }) + piece(P('M-38 -88L0 -130L38 -88Z'), '#ffffff', { lift: 0.5 }) + [-14, 8].map((wx) => piece(R(wx, -70, 13, 17, 2), accent, { flat: true }) + piece(R(wx, -38, 13, 17, 2), accent, { flat: true })).join(''), Number(s))).join('')}${at(0, 88, piece(P('M0 -110L40 -40H-40ZM0 -74L52 4H-52Z'), c, { lift: 0.6 }) + piece(C(0, -114, 8), '#ffd24a', { lift: 0.4 }), 0.9)}${piece(P('M-170 76C-80 54 80 54 170 76V140H-170Z'), '#ffffff', { lift: 0.5 })}${Array.from({ length: 34 }, (_, i) => `<circle cx="${-140 + ((i * 83) % 280)}" cy="${-170 + ((i * 57) % 250)}" r="${2 + (i % 4)}" fill="#fff" opacity=".9"/>`).join('')}</g>` +
  line('M-120 -84C-100 -140 -50 -166 -10 -168', '#ffffff', 14) + piece(C(-128, -50, 9), '#fff', { flat: true });

export const teapot: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) =>
 
  piece(P('M110 -40C190 -90 220 10 196 60C180 100 140 110 110 100L106 66C140 70 160 50 164 30C168 0 150 -20 116 -6Z'), c, { lift: 1 }) + piece(P('M-110 30C-150 20 -160 -30 -206 -70C-220 -84 -180 -96 -164 -84C-130 -56 -120 -30 -100 -24Z'), a, { lift: 1 }) +
  piece(P('M-130 40C-130 -40 -70 -90 0 -90C70 -90 130 -40 130 40C130 120 70 160 0 160C-70 160 -130 120 -130 40Z'), a, { lift: 1.3 }) + [[-60, 0, 26], [50, 50, 34], [10, -40, 18], [-30, 90, 22], [86, -10, 13]].map(([x, y, r]) => piece(C(x!, y!, r!), mix(a, b, 0.45), { lift: 0.2 }) + piece(C(x! - r! * 0.2, y! - r! * 0.2, r! * 0.6), mix(a, b, 0.25), { flat: true })).join('') +
  piece(P('M-80 -74C-70 -120 70 -120 80 -74C40 -60 -40 -60 -80 -74Z'), b, { lift: 0.9 }) + piece(C(0, -118, 18), c, { lift: 0.8 }) +
  // A ring of biscuits orbits the pot.
  line('M-150 96C-60 160 120 150 214 60', b, 12) + [[-120, 116], [-20, 144], [90, 132], [180, 84]].map(([x, y]) => piece(C(x!, y!, 20), c, { lift: 0.9 }) + piece(C(x! - 5, y! - 4, 4), '#8a4a2f', { flat: true }) + piece(C(x! + 6, y! + 4, 3.4), '#8a4a2f', { flat: true })).join('') +
  line('M-190 -110C-210 -140 -170 -150 -186 -190M-164 -110C-176 -132 -150 -146 -160 -170', accent, 7);
