import { readFileSync } from 'node:fs';
import path from 'node:path';

const things = readFileSync(path.join(import.meta.dirname, 'browser/things.svg'), 'utf8').replace(/<\/?svg[^>]*>/g, '');

/** Things behind the panes; null is still fogged. */
const panes = [null, 'moon', null, 'owl', null, 'fox', null, 'cat', 'lantern'] as const;

function pane(at: number, size: number): string {
  const thing = panes[at]!;
  const [x, y] = [(at % 3) * size, Math.floor(at / 3) * size];
  const inner = `x="${x + 3}" y="${y + 3}" width="${size - 6}" height="${size - 6}" rx="4"`;
  if (!thing)
    return `<rect ${inner} fill="url(#fog)"/><path d="M${x + size * 0.3} ${y + size * 0.55}q4 ${size * 0.2} 0 ${size * 0.34}" stroke="#ffffff" stroke-opacity=".5" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;
  return `<rect ${inner} fill="url(#night)"/><rect ${inner} fill="url(#fog)" mask="url(#wiped${at})"/><use href="#${thing}" x="${x + size * 0.16}" y="${y + size * 0.16}" width="${size * 0.68}" height="${size * 0.68}"/>`;
}

const mask = (at: number, size: number) => {
  const [x, y] = [((at % 3) + 0.5) * size, (Math.floor(at / 3) + 0.5) * size];
  return `<mask id="wiped${at}"><rect width="100%" height="100%" x="0" y="0" fill="#fff"/><ellipse cx="${x}" cy="${y}" rx="${size * 0.42}" ry="${size * 0.38}" fill="#000" transform="rotate(-18 ${x} ${y})"/></mask>`;
};

/** Returns the title's picture, drawn from the game's own things: 3 : 4 for lists, 16 : 9 for its page. */
export function cover(wide: boolean): string {
  const [width, height] = wide ? [1200, 675] : [480, 640];
  const size = wide ? 150 : 116;
  const [x, y] = wide ? [650, 112] : [66, 52];
  const words = wide
    ? `<text x="90" y="300" font-size="104">Breath</text><text x="90" y="410" font-size="104">on Glass</text><text x="94" y="478" font-size="30" letter-spacing="7" fill="#d9b98a">CANDLEWICK ROW</text>`
    : `<text x="240" y="502" font-size="66" text-anchor="middle">Breath</text><text x="240" y="570" font-size="66" text-anchor="middle">on Glass</text><text x="240" y="610" font-size="18" letter-spacing="5" text-anchor="middle" fill="#d9b98a">CANDLEWICK ROW</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>${things}
<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4a2b2f"/><stop offset="1" stop-color="#241319"/></linearGradient>
<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d1b3e"/><stop offset="1" stop-color="#2f4a7d"/></linearGradient>
<linearGradient id="fog" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#cfdbe6"/><stop offset="1" stop-color="#93a8bd"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#ffb45c" stop-opacity=".55"/><stop offset="1" stop-color="#ffb45c" stop-opacity="0"/></radialGradient>
${panes.map((thing, at) => (thing ? mask(at, size) : '')).join('')}</defs>
<rect width="${width}" height="${height}" fill="url(#wall)"/>
<ellipse cx="${x + size * 1.5}" cy="${y + size * 1.6}" rx="${size * 2.6}" ry="${size * 2.4}" fill="url(#glow)"/>
<g transform="translate(${x} ${y})"><rect x="-16" y="-16" width="${size * 3 + 32}" height="${size * 3 + 32}" rx="10" fill="#efe3cf"/><rect x="-4" y="-4" width="${size * 3 + 8}" height="${size * 3 + 8}" rx="6" fill="#c9b896"/>
${panes.map((_, at) => pane(at, size)).join('')}
<rect x="-34" y="${size * 3 + 14}" width="${size * 3 + 68}" height="22" rx="6" fill="#dccbad"/></g>
<g font-family="Georgia, 'Times New Roman', serif" font-style="italic" font-weight="700" fill="#fdf1dc">${words}</g></svg>`;
}
