import { useLingui } from '@lingui/react/macro';
import { Moon, Sun } from 'lucide-react';
import { Segmented } from './Segmented.tsx';

export type Theme = 'light' | 'dark';

export function ThemeToggle({ value, onChange }: { value: Theme; onChange: (theme: Theme) => void }) {
  const { t } = useLingui();
  return (
    <Segmented
      label={t`Theme`}
      value={value}
      onChange={onChange}
      options={[
        { value: 'light', name: t`Light`, label: <Sun size={18} aria-hidden="true" /> },
        { value: 'dark', name: t`Dark`, label: <Moon size={18} aria-hidden="true" /> },
      ]}
    />
  );
}
