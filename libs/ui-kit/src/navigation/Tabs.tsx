import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { Badge } from '../feedback/Badge.tsx';
import styles from './navigation.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  count?: number;
}

export interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Content of the chosen tab. */
  children?: ReactNode;
}

/**
 * Renders tabs. Arrow keys, Home and End move between them. About 11 kB: for pages that load later, not for the first
 * one.
 */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  return (
    <BaseTabs.Root value={value} onValueChange={(id: Id) => onChange(id)}>
      <BaseTabs.List activateOnFocus aria-label={label} className={styles.tabs}>
        {tabs.map(({ id, label: text, count }) => (
          <BaseTabs.Tab key={id} value={id} className={styles.tab}>
            {text}
            {count !== undefined && <Badge>{count}</Badge>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {children !== undefined && (
        <BaseTabs.Panel value={value} className={styles.panel}>
          {children}
        </BaseTabs.Panel>
      )}
    </BaseTabs.Root>
  );
}
