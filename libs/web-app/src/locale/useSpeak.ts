import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { Locale } from '@croupier/i18n';
import { showToast } from '@croupier/shell';
import { servicesOf } from '../services.ts';
import { changeLocale } from './change-locale.ts';

/** Returns a function that shows the page in another language, or a notice if the choice couldn't be saved. */
export function useSpeak(): (locale: Locale) => void {
  const { t } = useLingui();
  const services = servicesOf(useRouter());
  return (locale) => {
    changeLocale(locale, services).catch(() =>
      showToast({ type: 'warning', text: t`We couldn’t save your language. Please try again.` }),
    );
  };
}
