declare module 'subset-font' {
  interface Cut {
    targetFormat: 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }> | undefined;
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  /** Returns the font reduced to the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Cut): Promise<Buffer>;
}
