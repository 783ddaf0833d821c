import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
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
  /** The content of the chosen tab. */
  children?: ReactNode;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Views of one thing. Arrow keys, Home and End move between them. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const now = tabs.findIndex((tab) => tab.id === value);
    const step = steps[event.key];
    let next = -1;
    if (step !== undefined) next = (now + step + tabs.length) % tabs.length;
    if (event.key === 'Home') next = 0;
    if (event.key === 'End') next = tabs.length - 1;
    const tab = tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className={styles.tabs}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className={styles.tab}
          >
            {tab.label}
            {tab.count !== undefined && <Badge>{tab.count}</Badge>}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${value}`}
          tabIndex={0}
          className={styles.panel}
        >
          {children}
        </div>
      )}
    </div>
  );
}

/** Tabs that are pages: `<nav className={tabListClass}><Link className={tabClass} aria-current="page">`. */
export const tabListClass: string = styles.tabs ?? '';
export const tabClass: string = styles.tab ?? '';
