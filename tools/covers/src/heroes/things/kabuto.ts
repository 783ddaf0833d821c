import type { Brush, Hero } from '../../brush.ts';
import { mix, shade } from '../../colour.ts';
import { mirrored, n, P, polar, R } from '../../shapes.ts';

const WOOD = '#8a5a34';

/** Draws a helmet on its stand, seen from the front, with no one in it. */
export const kabuto: Hero = (brush) =>
  inside(brush) + stand(brush) + mirrored(lames(brush)) + bowl(brush) + mirrored(turnedBack(brush)) + crest(brush);

/** Draws the back of the neck guard, seen through the open front: lined with cloth, quilted. */
function inside({ piece, line, theme: { hero, near } }: Brush): string {
  const cloth = mix(hero[1], near, 0.62);
  return (
    piece(P('M-108 -8H108L126 150C60 176 -60 176 -126 150Z'), cloth, { lift: 0.5 }) +
    [34, 74, 114].map((y) => line(`M-116 ${y}C-50 ${y + 20} 50 ${y + 20} 116 ${y}`, shade(cloth, 0.16), 3)).join('') +
    [-62, 62].map((x) => line(`M${x} 4L${n(x * 1.12)} 158`, shade(cloth, 0.1), 2.5)).join('')
  );
}

/** Draws a turned post with a red cord around it. */
function stand({ piece, line, theme: { hero } }: Brush): string {
  return (
    piece(P('M-20 -10H20L17 70C30 96 30 118 17 134L22 210H-22L-17 134C-30 118 -30 96 -17 70Z'), WOOD, { lift: 0.9 }) +
    [72, 84, 128].map((y) => piece(R(-23, y, 46, 9, 4.5), hero[1], { lift: 0.4 })).join('') +
    line('M-8 96C-11 106 -11 114 -8 122', shade(WOOD, 0.35), 4)
  );
}

/** Draws one side of the neck guard: lacquered plates, one above the other, laced with silk. */
function lames({ piece, line, theme: { hero } }: Brush): string {
  return [3, 2, 1, 0]
    .map((i) => {
      const [y, out] = [-6 + i * 38, i * 17];
      const plate = `M-66 ${y + 6}C-92 ${y + 6} -118 ${y} ${-136 - out} ${y - 16}L${-152 - out} ${y + 28}C-126 ${y + 46} -96 ${y + 52} -68 ${y + 52}Z`;
      const lacing = [0, 1, 2, 3, 4].map((k) => {
        const x = -78 - k * (15 + i * 3.4);
        return line(`M${n(x)} ${n(y + 12 - k * 3)}L${n(x - 2)} ${n(y + 44 - k * 4.2)}`, hero[1], 6);
      });
      return (
        piece(P(plate), shade(hero[0], 0.04), { lift: 0.8 }) +
        lacing.join('') +
        line(`M-68 ${y + 52}C-96 ${y + 52} -126 ${y + 46} ${-152 - out} ${y + 28}`, hero[2], 4)
      );
    })
    .join('');
}

/** Sixteen plates riveted to a ridge each, a brim of red lacquer. */
function bowl({ piece, line, theme: { hero } }: Brush): string {
  return (
    piece(P('M-132 0C-142 -108 -82 -170 0 -170C82 -170 142 -108 132 0C70 -28 -70 -28 -132 0Z'), hero[0], {
      lift: 1.3,
    }) +
    [-104, -72, -38, 38, 72, 104]
      .map((x) =>
        line(`M${n(x * 0.2)} -168C${n(x * 0.78)} -142 ${n(x * 1.06)} -84 ${n(x * 1.1)} -18`, shade(hero[0], 0.3), 4),
      )
      .join('') +
    piece(R(-17, -184, 34, 22, 9), hero[2], { lift: 0.8 }) +
    piece(P('M-150 6C-70 -44 70 -44 150 6L134 34C60 -6 -60 -6 -134 34Z'), hero[1], { lift: 1.1 }) +
    line('M-136 33C-60 -7 60 -7 136 33', hero[2], 5)
  );
}

/** Draws the flap at the side that is turned back from the first plate. */
function turnedBack({ piece, line, theme: { hero } }: Brush): string {
  return (
    piece(P('M-124 16C-150 2 -176 -14 -186 -46C-210 -24 -206 26 -178 52C-160 62 -136 52 -124 16Z'), hero[1], {
      lift: 1,
    }) + line('M-134 18C-156 6 -174 -8 -184 -28C-196 -6 -190 24 -172 40C-160 46 -146 40 -138 26', hero[2], 4)
  );
}

/** Draws the crest: two blades of gilt, and between them the sun, half risen. */
function crest({ piece, line, theme: { hero } }: Brush): string {
  const rays = Array.from({ length: 9 }, (_, i) => {
    const angle = -172 + i * 20.5;
    const [from, to] = [polar(0, -42, 62, angle), polar(0, -42, i % 2 ? 78 : 88, angle)];
    return line(`M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`, hero[2], 6);
  }).join('');
  return (
    mirrored(
      piece(
        P('M-8 -42C-58 -58 -112 -108 -112 -204C-138 -196 -150 -214 -158 -228C-172 -118 -116 -34 -8 -18Z'),
        hero[2],
        {
          lift: 1.1,
        },
      ),
    ) +
    rays +
    piece(P('M-54 -36A54 54 0 0 1 54 -36Z'), hero[2], { lift: 0.9 }) +
    piece(P('M-42 -36A42 42 0 0 1 42 -36Z'), hero[1], { lift: 0.5 }) +
    piece(P('M-58 -40H58L40 -10H-40Z'), hero[2], { lift: 0.9 })
  );
}
