declare module 'subset-font' {
  interface Cut {
    targetFormat: 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }> | undefined;
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  /** The face cut down to the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: Cut): Promise<Buffer>;
}
