/** Letters of a mask and the characters they match. Source: specification §5, Input masks. */
const slots: Readonly<Record<string, RegExp>> = {
  '#': /\d/,
  A: /\p{L}/u,
  N: /[\p{L}\d]/u,
  X: /./u,
};

/**
 * Formats typed text by a mask: `masked('A#A #A#', 'k1a0b1')` is `k1a 0b1`. Other characters of the mask are literal
 * and appear once something follows them. Characters that don't fit are left out, as are those beyond the mask's end.
 */
export function masked(mask: string, text: string): string {
  const typed = Array.from(text);
  let shown = '';
  let fixed = '';
  for (const place of mask) {
    const slot = slots[place];
    if (!slot) {
      if (typed[0] === place) typed.shift();
      fixed += place;
      continue;
    }
    const at = typed.findIndex((letter) => slot.test(letter));
    if (at < 0) break;
    shown += fixed + typed[at];
    fixed = '';
    typed.splice(0, at + 1);
  }
  return shown;
}
