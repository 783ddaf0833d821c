import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';

/** Wraps components under test in a translator. Without messages, the source texts are shown. */
export function WithTexts({ locale = 'en', children }: { locale?: string; children: ReactNode }) {
  const [i18n] = useState(() => setupI18n({ locale, messages: { [locale]: {} } }));
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}

/** Calls Testing Library's `render` inside `WithTexts`. */
export function renderWithTexts(ui: ReactNode, locale = 'en') {
  return render(ui, { wrapper: ({ children }) => <WithTexts locale={locale}>{children}</WithTexts> });
}
