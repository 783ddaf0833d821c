import { HeadContent, Scripts, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { bootElementId } from '../boot.ts';
import { themeScript } from '../theme/theme.ts';
import { useBoot } from '../useBoot.ts';

/** `<` escaped: the JSON can then not close its own element. */
const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The html element both apps render into. */
export function Document({ children }: { children: ReactNode }) {
  const boot = useBoot();
  const nonce = useRouter().options.ssr?.nonce;
  return (
    <html lang={boot.locale} suppressHydrationWarning>
      <head>
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <HeadContent />
      </head>
      <body>
        {children}
        <script
          id={bootElementId}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: jsonForScript(boot) }}
        />
        <Scripts />
      </body>
    </html>
  );
}
