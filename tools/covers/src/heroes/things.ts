import type { Hero } from '../brush.ts';
import { mix, shade } from '../colour.ts';
import { around, at, C, E, mirrored, P, R, star } from '../shapes.ts';

const pips: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-0.5, -0.5], [0.5, 0.5]],
  3: [[-0.55, -0.55], [0, 0], [0.55, 0.55]],
  4: [[-0.5, -0.5], [0.5, -0.5], [-0.5, 0.5], [0.5, 0.5]],
  5: [[-0.55, -0.55], [0.55, -0.55], [0, 0], [-0.55, 0.55], [0.55, 0.55]],
  6: [[-0.5, -0.6], [-0.5, 0], [-0.5, 0.6], [0.5, -0.6], [0.5, 0], [0.5, 0.6]],
};

/** Two dice in isometric view, each face on its own plane. */
export const dice: Hero = ({ piece, theme: { hero: [a, b, c], accent } }) => {
  const face = (matrix: string, colour: string, value: number, pip: string) =>
    `<g transform="matrix(${matrix})">${piece(R(-60, -60, 120, 120, 20), colour, { lift: 0.7 })}${pips[value]!.map(([x, y]) => piece(C(x * 60, y * 60, 14), pip, { lift: 0.15 })).join('')}</g>`;
  const die = (body: string, pip: string, values: [number, number, number]) =>
    piece(P('M0 -118L102 -59V59L0 118L-102 59V-59Z'), shade(body, -0.3), { lift: 1.3 }) + face('.866 .5 0 1 -51.9 30', shade(body, -0.04), values[1], pip) + face('.866 -.5 0 1 51.9 30', shade(body, -0.2), values[2], pip) + face('.866 .5 -.866 .5 0 -60', shade(body, 0.14), values[0], pip);
  return (
    at(78, -84, die(b, c === accent ? '#ffffff' : mix(c, '#ffffff', 0.55), [4, 2, 1]), 0.92, 16) + at(-58, 74, die(a, b, [5, 3, 6]), 1.12, -10) +
    [[-150, -120, 26], [150, 120, 22], [-176, -10, 12], [20, -206, 14]].map(([x, y, r]) => piece(star(x!, y!, r!, r! * 0.3, 4), accent, { lift: 0.6 })).join('')
  );
};

export const dragon: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) => {
  // The body is a string of cut scales along a curve, largest near the head.
  const path = Array.from({ length: 46 }, (_, i) => {
    const t = i / 45;
    return { x: 150 * Math.sin(t * 8.2 + 0.4) * (1 - t * 0.15), y: 200 - t * 330, r: 15 + 33 * Math.sin(Math.min(1, t * 1.2) * 1.5), t };
  });
  const body = path.map(({ x, y, r }, i) => piece(C(x, y, r), i % 2 ? a : mix(a, b, 0.18), { lift: 0.6 }) + (i % 2 ? piece(P(`M${x - 10} ${y - r + 4}L${x} ${y - r - 20}L${x + 10} ${y - r + 4}Z`), b, { lift: 0.4 }) : piece(E(x, y + r * 0.2, r * 0.42, r * 0.3), c, { lift: 0 }))).join('');
  const head =
    mirrored(piece(P('M-36 -60C-60 -100 -100 -116 -140 -110C-110 -90 -96 -60 -60 -36Z'), b, { lift: 0.8 }) + piece(P('M-60 -16C-110 -30 -150 -6 -160 30C-130 20 -100 26 -66 30Z'), '#e8483f', { lift: 0.8 })) +
    piece(P('M0 -84C60 -84 84 -40 76 4C70 40 56 90 30 106C10 116 -10 116 -30 106C-56 90 -70 40 -76 4C-84 -40 -60 -84 0 -84Z'), a, { lift: 1.2 }) + piece(P('M-40 60C-30 44 30 44 40 60C40 94 20 108 0 108C-20 108 -40 94 -40 60Z'), mix(a, c, 0.35), { lift: 0.6 }) +
    mirrored(piece(E(-32, -12, 20, 18), '#fffaf0', { lift: 0.4 }) + piece(C(-28, -10, 10), '#1a0f12', { flat: true }) + piece(C(-15, 66, 6), shade(a, -0.5), { flat: true }) + piece(P('M-58 -36C-40 -48 -20 -44 -8 -32L-12 -22C-28 -30 -42 -30 -54 -24Z'), b, { lift: 0.4 }) + piece(P('M-28 102l6 22l10 -18z'), '#fff', { lift: 0.2 })) +
    mirrored(line('M-26 84C-70 100 -110 84 -136 110', b, 6)) + piece(P('M0 -84L14 -50L0 -30L-14 -50Z'), accent, { lift: 0.6 });
  return body + at(28, -120, head, 0.92, -6) + at(-130, -60, piece(C(0, 0, 36), accent, { lift: 1 }) + around(8, () => piece(P('M-7 -40C-4 -56 4 -56 0 -74C14 -58 10 -46 7 -40Z'), '#ff7a3f', { lift: 0.4 })));
};

export const potion: Hero = ({ piece, line, canvas, theme: { hero: [a, b, c], accent } }) => {
  const flask = canvas.clip('<path d="M-40 -120V-40C-110 0 -140 70 -120 130C-104 176 -60 190 0 190C60 190 104 176 120 130C140 70 110 0 40 -40V-120Z"/>');
  return (
    at(-150, 110, piece(P('M-34 80V-10C-34 -24 -16 -24 -16 -40H16C16 -24 34 -24 34 -10V80Z'), c, { lift: 1 }) + piece(R(-20, -62, 40, 24, 5), b, { lift: 0.7 })) + at(156, 116, piece(R(-36, -60, 72, 134, 10), b, { lift: 1 }) + piece(R(-30, -78, 60, 22, 5), c, { lift: 0.7 }) + piece(R(-26, -20, 52, 60, 4), '#f5e6c8', { lift: 0.2 })) +
    piece(P('M-40 -120V-40C-110 0 -140 70 -120 130C-104 176 -60 190 0 190C60 190 104 176 120 130C140 70 110 0 40 -40V-120Z'), mix(a, '#ffffff', 0.45), { lift: 1.3 }) +
    `<g clip-path="${flask}"><path d="M-160 44C-90 20 -50 66 10 46S110 30 160 50V220H-160Z" fill="${canvas.linear(90, [0, accent], [0.3, a], [1, shade(a, -0.45)])}"/>${Array.from({ length: 15 }, (_, i) => `<circle cx="${-96 + ((i * 67) % 192)}" cy="${64 + ((i * 43) % 110)}" r="${4 + (i % 4) * 3}" fill="#fff" opacity="${0.25 + (i % 3) * 0.15}"/>`).join('')}</g>` +
    at(6, 120, piece(star(0, 0, 34, 12, 6), shade(accent, 0.4), { lift: 0.4 })) + line('M-92 60C-104 90 -102 120 -90 142', '#ffffff', 11) +
    piece(R(-52, -138, 104, 26, 10), shade(a, 0.4), { lift: 0.9 }) + piece(P('M-30 -138V-176C-30 -186 30 -186 30 -176V-138Z'), b, { lift: 0.9 }) + [[-40, -196, 15], [16, -214, 21], [54, -186, 11]].map(([x, y, r]) => piece(C(x!, y!, r!), accent, { lift: 0.5, opacity: 0.8 })).join('') + line('M-46 -92H46', b, 7)
  );
};

export const kabuto: Hero = ({ piece, line, theme: { hero: [a, b, c], near } }) =>
  mirrored(piece(P('M-20 -96C-60 -130 -120 -150 -160 -206C-190 -130 -140 -60 -40 -50Z'), c, { lift: 1.1 })) +
  [0, 1, 2, 3].reverse().map((i) => piece(P(`M${-110 - i * 24} ${-10 + i * 34}C${-60} ${24 + i * 34} 60 ${24 + i * 34} ${110 + i * 24} ${-10 + i * 34}L${124 + i * 22} ${36 + i * 34}C60 ${70 + i * 34} -60 ${70 + i * 34} ${-124 - i * 22} ${36 + i * 34}Z`), i % 2 ? a : mix(a, b, 0.4), { lift: 0.9 }) + line(`M${-116 - i * 22} ${14 + i * 34}C-60 ${46 + i * 34} 60 ${46 + i * 34} ${116 + i * 22} ${14 + i * 34}`, c, 4)).join('') +
  piece(P('M-84 0C-84 110 -50 170 0 184C50 170 84 110 84 0Z'), shade(near, -0.3), { lift: 0.7 }) +
  piece(P('M-132 -4C-140 -110 -80 -172 0 -172C80 -172 140 -110 132 -4C70 -30 -70 -30 -132 -4Z'), a, { lift: 1.3 }) + [-80, -44, 0, 44, 80].map((x) => line(`M${x * 0.3} -170C${x} -130 ${x * 1.3} -60 ${x * 1.25} -20`, shade(a, 0.25), 4)).join('') +
  piece(P('M-140 0C-60 -40 60 -40 140 0L128 26C60 -8 -60 -8 -128 26Z'), b, { lift: 1 }) + piece(C(0, -60, 27), c, { lift: 0.9 }) + piece(C(0, -60, 14), b, { lift: 0.3 }) +
  piece(P('M-70 84C-60 60 -20 70 0 70C20 70 60 60 70 84C70 130 40 172 0 182C-40 172 -70 130 -70 84Z'), b, { lift: 1 }) + mirrored(piece(P('M-60 34C-44 22 -22 24 -12 36C-22 48 -46 48 -60 34Z'), '#ffe9b8', { lift: 0.2 }) + piece(C(-34, 36, 5.5), '#1a0f12', { flat: true }) + line('M-60 92C-40 100 -20 96 -8 92', c, 5) + line('M-64 112C-92 116 -104 126 -110 140', '#fff3dc', 5)) + piece(P('M-30 118H30L20 138H-20Z'), shade(b, -0.6), { lift: 0.2 }) + [-18, -6, 6, 18].map((x) => piece(P(`M${x - 5} 118h10l-5 10z`), '#fff8e8', { flat: true })).join('') + piece(P('M-14 70L0 40L14 70Z'), shade(b, -0.2), { lift: 0.5 });

export const chest: Hero = ({ piece, line, canvas, theme: { hero: [a, b, c], accent } }) => {
  const coins = Array.from({ length: 26 }, (_, i) => {
    const row = Math.floor(i / 7);
    return piece(E(-132 + (i % 7) * 44 + (row % 2) * 20, 18 - row * 17 - Math.sin(((i % 7) / 6) * 3.14) * 26, 25, 13), i % 3 ? b : shade(b, 0.25), { lift: 0.6 });
  }).join('');
  return (
    piece(P('M-176 -14C-186 -110 -120 -164 0 -164C120 -164 186 -110 176 -14Z'), shade(a, -0.4), { lift: 1 }) + piece(P('M-196 -30C-206 -140 -130 -200 0 -200C130 -200 206 -140 196 -30L168 -22C174 -110 110 -160 0 -160C-110 -160 -174 -110 -168 -22Z'), a, { lift: 1.1 }) + mirrored(line('M-124 -178C-128 -160 -126 -140 -120 -128', b, 14)) +
    `<ellipse cy="-30" rx="190" ry="130" fill="${canvas.radial(0.5, 0.5, 0.5, [0, accent, 0.95], [1, accent, 0])}"/>` + coins + at(-60, -56, piece(P('M-34 30L-44 -12L-18 6L0 -28L18 6L44 -12L34 30Z'), accent, { lift: 0.8 })) + at(74, -40, piece(P('M0 -36L32 -10L0 36L-32 -10Z'), c, { lift: 0.8 }) + piece(P('M0 -36L12 -10L0 36L-12 -10Z'), shade(c, 0.35), { lift: 0 })) +
    piece(P('M-188 20H188L174 180C172 194 164 200 150 200H-150C-164 200 -172 194 -174 180Z'), a, { lift: 1.3 }) + [64, 108, 152].map((y) => line(`M${-184 + y * 0.06} ${y}H${184 - y * 0.06}`, shade(a, -0.4), 5)).join('') + piece(P('M-192 10H192V36H-192Z'), b, { lift: 0.9 }) + mirrored(piece(P('M-140 30H-108L-112 198H-138Z'), b, { lift: 0.8 })) +
    at(0, 66, piece(P('M-34 -44H34V14C34 34 14 44 0 48C-14 44 -34 34 -34 14Z'), b, { lift: 1 }) + piece(C(0, -8, 11), shade(a, -0.6), { flat: true }) + piece(P('M-6 -4H6L9 22H-9Z'), shade(a, -0.6), { flat: true }))
  );
};

export const horseshoe: Hero = ({ piece, theme: { hero: [a, b, c], near } }) =>
  at(0, 6, piece(P('M-66 196H-134C-186 110 -196 -10 -150 -96C-116 -166 -60 -200 0 -200C60 -200 116 -166 150 -96C196 -10 186 110 134 196H66V160C116 110 130 20 96 -50C76 -92 40 -116 0 -116C-40 -116 -76 -92 -96 -50C-130 20 -116 110 -66 160Z'), a, { lift: 1.3 }) + mirrored([[-36, -156], [-96, -118], [-134, -54], [-146, 22], [-136, 98], [-112, 160]].map(([x, y], i) => piece(R(x! - 9, y! - 11, 18, 22, 4), near, { lift: 0.2 }) + (i < 0 ? '' : '')).join('')), 1, 6) +
  at(6, 46,
  [0, 90, 180, 270].map((turn) => at(0, 0, piece(P('M0 0C-20 -20 -66 -30 -62 -68C-58 -96 -16 -96 0 -68C16 -96 58 -96 62 -68C66 -30 20 -20 0 0Z'), turn % 180 ? shade(b, 0.12) : b, { lift: 0.9 }) + piece(P('M0 -10C-4 -30 -2 -50 0 -62C2 -50 4 -30 0 -10Z'), shade(b, 0.45), { flat: true }), 1, turn + 45)).join('') + piece(C(0, 0, 12), c, { lift: 0.5 }));

export const gramophone: Hero = ({ piece, line, theme: { hero: [a, b, c] } }) =>
  Array.from({ length: 9 }, (_, i) => at(66, -66, piece(P('M-10 60C-34 0 -50 -60 -44 -128C-20 -150 20 -150 44 -128C50 -60 34 0 10 60Z'), i % 2 ? a : shade(a, -0.14), { lift: 0.5 }), 1, -84 + i * 21)).join('') +
  piece(C(66, -66, 66), shade(a, -0.35), { lift: 0.7 }) + piece(C(66, -66, 36), b, { lift: 0.5 }) +
  line('M40 -30C0 10 -40 30 -60 70', a, 24) + line('M40 -30C0 10 -40 30 -60 70', shade(a, 0.35), 7) +
  piece(R(-180, 110, 320, 92, 12), c, { lift: 1.2 }) + piece(R(-164, 126, 288, 60, 8), shade(c, -0.25), { lift: 0.4 }) + mirrored('') + piece(R(-196, 192, 352, 20, 8), shade(c, -0.4), { lift: 0.8 }) +
  piece(E(-20, 108, 132, 34), b, { lift: 1 }) + [104, 78, 54].map((r) => `<ellipse cx="-20" cy="106" rx="${r}" ry="${r * 0.25}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="2.4"/>`).join('') + piece(E(-20, 106, 36, 10), a, { lift: 0.2 }) + line('M142 156H186V120', shade(a, -0.2), 9) + piece(C(186, 114, 13), b, { lift: 0.6 }) +
  [[-150, -120, 1], [-104, -190, 0.8], [-176, -20, 0.7]].map(([x, y, s]) => at(x!, y!, piece(E(-14, 34, 17, 13, -20), b, { lift: 0.5 }) + line('M1 30V-30C20 -22 30 -10 30 8', b, 6), s!)).join('');

export const bell: Hero = ({ piece, line, theme: { hero: [a, b, c], near } }) =>
  piece(P('M-24 -170A24 24 0 1 1 24 -170L14 -140H-14Z'), b, { lift: 0.8 }) + piece(C(0, 150, 34), b, { lift: 1 }) +
  piece(P('M0 -160C80 -160 104 -90 110 -20C116 50 130 90 170 124H-170C-130 90 -116 50 -110 -20C-104 -90 -80 -160 0 -160Z'), a, { lift: 1.3 }) + piece(P('M-182 116H182C190 116 190 148 182 148H-182C-190 148 -190 116 -182 116Z'), b, { lift: 1 }) +
  piece(P('M-112 20C-40 40 40 40 112 20L116 46C40 68 -40 68 -116 46Z'), b, { lift: 0.4 }) + line('M-70 -90C-80 -50 -82 -20 -84 4', c, 15) + piece(star(0, -50, 36, 15, 5), c, { lift: 0.4 }) +
  at(-150, -150, piece(P('M0 0C-40 -30 -70 -10 -76 20C-46 40 -10 30 0 0ZM0 0C10 -44 46 -56 72 -38C66 -6 36 14 0 0Z'), '#d8342f', { lift: 0.7 }) + piece(C(0, 0, 12), near, { lift: 0.4 }), 0.9) +
  mirrored(line('M-196 20C-206 40 -206 60 -200 80M-214 0C-230 30 -230 70 -222 96', near, 6));

export const gem: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) =>
  around(12, (i) => piece(P(`M-5 -176L0 ${i % 2 ? -232 : -208}L5 -176Z`), accent, { lift: 0.4 })) +
  piece(P('M-110 -120H110L190 -30L0 190L-190 -30Z'), b, { lift: 1.3 }) + piece(P('M-110 -120L-60 -30H-190Z'), a, { lift: 0.4 }) + piece(P('M110 -120L60 -30H190Z'), mix(b, a, 0.4), { lift: 0.4 }) + piece(P('M-110 -120H0L-60 -30Z'), c, { lift: 0.4 }) + piece(P('M110 -120H0L60 -30Z'), a, { lift: 0.4 }) + piece(P('M0 -120L60 -30H-60Z'), mix(a, c, 0.6), { lift: 0.4 }) +
  piece(P('M-190 -30H-60L0 190Z'), mix(b, a, 0.55), { lift: 0.4 }) + piece(P('M190 -30H60L0 190Z'), shade(b, -0.22), { lift: 0.4 }) + piece(P('M-60 -30H60L0 190Z'), mix(a, b, 0.25), { lift: 0.4 }) + piece(P('M-96 -104L-60 -44L-150 -44Z'), '#ffffff', { flat: true, opacity: 0.4 }) +
  line('M-110 -120H110L190 -30L0 190L-190 -30Z', accent, 6) + [[150, -150, 26], [-170, 80, 20]].map(([x, y, r]) => piece(star(x!, y!, r!, r! * 0.22, 4), '#ffffff', { flat: true })).join('');

export const crown: Hero = ({ piece, theme: { hero: [a, b, c] } }) =>
  piece(P('M-140 116C-120 0 -100 -80 0 -90C100 -80 120 0 140 116Z'), b, { lift: 0.9 }) +
  piece(P('M-160 120L-200 -90L-112 -6L-70 -150L0 -20L70 -150L112 -6L200 -90L160 120Z'), a, { lift: 1.3 }) + [[-200, -96, 17], [-70, -158, 20], [70, -158, 20], [200, -96, 17]].map(([x, y, r]) => piece(C(x!, y!, r!), b, { lift: 0.8 })).join('') +
  piece(P('M-170 110C-60 140 60 140 170 110L164 176C60 204 -60 204 -164 176Z'), shade(a, -0.1), { lift: 1 }) + [-120, -60, 0, 60, 120].map((x, i) => at(x, 158 - Math.abs(i - 2) * 5, i % 2 ? piece(C(0, 0, 17), c, { lift: 0.6 }) : piece(P('M0 -24L19 0L0 24L-19 0Z'), b, { lift: 0.6 }))).join('') +
  [-112, 0, 112].map((x) => at(x, 56, piece(P('M0 -30C16 -10 16 10 0 30C-16 10 -16 -10 0 -30Z'), x ? c : b, { lift: 0.6 }))).join('');

export const sundae: Hero = ({ piece, line, theme: { hero: [a, b, c], accent } }) =>
  line('M96 -150L136 -214', '#e85a7a', 11) + piece(P('M30 -110L110 -196L126 -180L62 -94Z'), '#e0a860', { lift: 0.8 }) +
  piece(C(-70, -62, 74), b, { lift: 1.1 }) + piece(C(72, -56, 72), mix(a, '#9fe0c0', 0.55), { lift: 1.1 }) + piece(C(0, -112, 78), a, { lift: 1.2 }) +
  piece(P('M-70 -140C-60 -190 60 -190 70 -140C74 -110 52 -100 48 -120C40 -90 16 -90 10 -116C2 -86 -26 -86 -30 -114C-44 -96 -70 -106 -70 -140Z'), c, { lift: 0.8 }) + piece(C(-6, -196, 25), '#d8233f', { lift: 1 }) + line('M-2 -216C6 -240 24 -246 40 -244', '#5a8a3a', 5) +
  Array.from({ length: 16 }, (_, i) => at(-90 + ((i * 61) % 190), -150 + ((i * 37) % 120), piece(R(-8, -3, 16, 6, 3), [accent, '#6fd0e8', '#ffd24a', '#9f7fe8'][i % 4]!, { flat: true }), 1, i * 40)).join('') +
  piece(P('M-150 -20C-140 80 -70 120 -26 130V172H26V130C70 120 140 80 150 -20C60 10 -60 10 -150 -20Z'), mix('#cfeef7', b, 0.2), { lift: 1.1, opacity: 0.94 }) + piece(P('M-126 10C-110 74 -60 104 0 108C60 104 110 74 126 10C60 28 -60 28 -126 10Z'), b, { lift: 0.2, opacity: 0.7 }) + line('M-116 26C-104 62 -86 82 -66 94', '#ffffff', 9) + piece(P('M-90 204C-90 180 -40 170 0 170C40 170 90 180 90 204Z'), '#d8f2fa', { lift: 0.9 });

