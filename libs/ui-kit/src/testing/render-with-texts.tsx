import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';

/** Surrounds components under test with a translator; without messages the source texts show. */
export function WithTexts({ locale = 'en', children }: { locale?: string; children: ReactNode }) {
  const [i18n] = useState(() => setupI18n({ locale, messages: { [locale]: {} } }));
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

/** Testing-library's `render` inside `WithTexts`. */
export function renderWithTexts(ui: ReactNode, locale = 'en') {
  return render(ui, { wrapper: ({ children }) => <WithTexts locale={locale}>{children}</WithTexts> });
}
