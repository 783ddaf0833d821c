/** The part of opentype.js that lettering uses; the package ships no types. */
declare module 'opentype.js' {
  type Command =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };
  interface Font {
    charToGlyphIndex(character: string): number;
    getPath(text: string, x: number, y: number, size: number, options?: { kerning?: boolean }): { commands: Command[] };
    getAdvanceWidth(text: string, size: number): number;
  }
  const opentype: { parse(bytes: ArrayBuffer): Font };
  export default opentype;
  export type { Command, Font };
}
