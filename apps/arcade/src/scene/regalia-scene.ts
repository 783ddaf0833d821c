import { lit, mix, shaded } from '@croupier/game-art/symbols';
import { fade, halo, type Land, n } from './land.ts';

/** Draws a small theatre: light from above, drapes to both sides, a boarded stage. */
export function regaliaScene(land: Land): { defs: string; body: string } {
  const { width, height, theme } = land;
  const beams = Array.from({ length: 11 }, (_, index) => {
    const angle = ((index - 5) / 5) * 0.62;
    const [x1, x2] = [
      width / 2 + Math.tan(angle - 0.035) * height * 1.1,
      width / 2 + Math.tan(angle + 0.035) * height * 1.1,
    ];
    return `<path d="M${n(width / 2)} ${n(-height * 0.1)}L${n(x1)} ${height}H${n(x2)}Z" fill="url(#beam)"/>`;
  }).join('');
  const arcs = [0.62, 0.5, 0.38]
    .map((share, index) => {
      const [r, top] = [width * share * 0.62, height * (0.1 + index * 0.03)];
      return `<path d="M${n(width / 2 - r)} ${height}V${n(top + r * 0.55)}A${n(r)} ${n(r * 0.62)} 0 0 1 ${n(width / 2 + r)} ${n(top + r * 0.55)}V${height}" fill="${mix(theme.far, theme.sky[1], 0.25 + index * 0.28)}" fill-opacity=".5" stroke="${theme.accent}" stroke-opacity=".3" stroke-width="3"/>`;
    })
    .join('');
  const folds = 7;
  const reach = width * 0.2;
  const drape = Array.from({ length: folds }, (_, index) => {
    const [x1, x2] = [(reach / folds) * index, (reach / folds) * (index + 1)];
    const lean = (1 - index / folds) * reach * 0.1;
    const colour = index % 2 ? shaded(theme.near, 0.32) : mix(theme.near, theme.hero[0], 0.22);
    return `<path d="M${n(x1)} 0C${n(x1 + lean)} ${n(height * 0.4)} ${n(x1 * 0.55)} ${n(height * 0.62)} ${n(x1 * 0.5)} ${n(height * 0.66)}C${n(x1 * 0.7)} ${n(height * 0.8)} ${n(x1 * 0.8)} ${height} ${n(x1 * 0.85)} ${height}H${n(x2 * 0.85)}C${n(x2 * 0.8)} ${height} ${n(x2 * 0.7)} ${n(height * 0.8)} ${n(x2 * 0.5)} ${n(height * 0.66)}C${n(x2 * 0.55)} ${n(height * 0.62)} ${n(x2 + lean)} ${n(height * 0.4)} ${n(x2)} 0Z" fill="${colour}"/>`;
  }).join('');
  const tie = `<path d="M0 ${n(height * 0.645)}C${n(reach * 0.2)} ${n(height * 0.67)} ${n(reach * 0.4)} ${n(height * 0.67)} ${n(reach * 0.52)} ${n(height * 0.64)}" fill="none" stroke="${theme.accent}" stroke-width="9" stroke-linecap="round"/>`;
  const scallops = Array.from({ length: 8 }, (_, index) => {
    const [x1, x2] = [(width / 8) * index, (width / 8) * (index + 1)];
    return `<path d="M${n(x1)} -4H${n(x2)}V${n(height * 0.05)}C${n(x2)} ${n(height * 0.115)} ${n(x1)} ${n(height * 0.115)} ${n(x1)} ${n(height * 0.05)}Z" fill="${index % 2 ? shaded(theme.near, 0.25) : mix(theme.near, theme.hero[0], 0.18)}" stroke="${theme.accent}" stroke-opacity=".6" stroke-width="3"/>`;
  }).join('');
  const boards = Array.from(
    { length: 15 },
    (_, index) =>
      `<path d="M${n(width / 2 + (index - 7) * width * 0.05)} ${n(height * 0.8)}L${n(width / 2 + (index - 7) * width * 0.14)} ${height}" stroke="${shaded(theme.near, 0.5)}" stroke-opacity=".5" stroke-width="2"/>`,
  ).join('');
  return {
    defs:
      fade('beam', lit(theme.accent, 0.3), theme.accent, 0.34, 0) +
      halo('lamp', lit(theme.accent, 0.4), 0.8) +
      fade('boards', mix(theme.near, theme.hero[1], 0.25), shaded(theme.near, 0.35)),
    body:
      `${arcs}<circle cx="${n(width / 2)}" cy="${n(height * 0.1)}" r="${n(height * 0.6)}" fill="url(#lamp)"/>${beams}` +
      `<rect y="${n(height * 0.8)}" width="${width}" height="${n(height * 0.2)}" fill="url(#boards)"/>${boards}` +
      `${drape}${tie}<g transform="translate(${width} 0) scale(-1 1)">${drape}${tie}</g>${scallops}`,
  };
}
