import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Spinner } from '../actions/Spinner.tsx';
import { cx } from '../classes.ts';
import styles from './menu.module.css';
import { placeBeside } from './place-beside.ts';
import { closePopover, dismissWithoutPopovers, openPopover, toggleWithoutPopovers } from './popover.ts';

export interface MenuProps {
  /** Name of the list. */
  label: string;
  /** Button that opens the menu. */
  button: { label?: string; className?: string | undefined; children: ReactNode };
  /** Sentence above the list, read out with its name. */
  note?: ReactNode;
  /** Items: `MenuItem`s. */
  children: ReactNode;
}

const MenuContext = createContext<() => unknown>(() => undefined);

/**
 * Renders a few actions behind one button, in the browser's popover: beside the button, or at the bottom of a phone.
 * Arrows, Home and End move. Escape, Tab and a click outside close it, and the focus returns to the button.
 */
export function Menu({ label, button, note, children }: MenuProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // The list is rendered at the first opening, since nobody needs it before.
  const [made, setMade] = useState(false);
  const close = () => panel.current && closePopover(panel.current);
  const place = () => placeBeside(panel.current, opener.current);

  useEffect(() => {
    if (!open) return;
    firstOf(panel.current)?.focus();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('scroll', place, { signal, capture: true, passive: true });
    addEventListener('resize', place, { signal });
    if (panel.current && opener.current) dismissWithoutPopovers(panel.current, opener.current, signal);
    return () => listening.abort();
  }, [open]);

  function openByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (panel.current) openPopover(panel.current);
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={button.className}
        aria-label={button.label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
        onClick={() => panel.current && toggleWithoutPopovers(panel.current)}
        onKeyDown={openByKey}
      >
        {button.children}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={({ newState }) => {
          if (newState !== 'open') return;
          setMade(true);
          place();
        }}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {note && (
          <p id={`${id}-note`} className={styles.note}>
            {note}
          </p>
        )}
        <div
          role="menu"
          tabIndex={-1}
          aria-label={label}
          aria-describedby={note ? `${id}-note` : undefined}
          onKeyDown={(event) => (event.key === 'Tab' ? close() : moveFocus(event))}
        >
          <MenuContext value={close}>{made && children}</MenuContext>
        </div>
      </div>
    </>
  );
}

const itemsOf = (panel: Element | null) => [...(panel?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

/** Returns the checked item, else the first. */
const firstOf = (panel: Element | null) =>
  panel?.querySelector<HTMLElement>('[aria-checked="true"]') ?? itemsOf(panel)[0];

function moveFocus(event: KeyboardEvent): void {
  const items = itemsOf(event.currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  const goals: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  items.at(goal === items.length ? 0 : goal)?.focus();
}

export interface MenuItemProps {
  /** Given for an item of a single choice: true for the chosen one. */
  checked?: boolean;
  /** Called when it is chosen. The menu closes afterwards. */
  onSelect?: () => unknown;
  /** Address to open. With `onSelect`, a plain click calls that instead of loading the page. */
  href?: string;
  icon?: ReactNode;
  /** Shown at the end of the line. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function MenuItem({ checked, onSelect, href, icon, aside, className, children }: MenuItemProps) {
  const close = use(MenuContext);
  const [busy, setBusy] = useState(false);
  const line = (
    <>
      {icon}
      <span className={styles.name}>{children}</span>
      {busy ? <Spinner /> : aside}
    </>
  );
  async function select() {
    const done = onSelect?.();
    if (done instanceof Promise) {
      setBusy(true);
      await done.finally(() => setBusy(false));
    }
    close();
  }
  const role = checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked };
  const look = { ...role, tabIndex: -1, className: cx(styles.item, className) };
  if (href !== undefined)
    return (
      <a
        {...look}
        href={href}
        onClick={onSelect && ((event) => isPlain(event) && (event.preventDefault(), void select()))}
      >
        {line}
      </a>
    );
  return (
    <button {...look} type="button" aria-busy={busy || undefined} onClick={() => void select()}>
      {line}
    </button>
  );
}

/** Tells whether a click is plain, not for another tab or window. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey && button === 0;

/** Renders a line between choices and links. */
export function MenuSeparator() {
  return <hr className={styles.separator} />;
}
