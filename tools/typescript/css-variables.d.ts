import 'react';

declare module 'react' {
  /** Custom properties may stand in a style like any other. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
