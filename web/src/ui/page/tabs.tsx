import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useUiTexts } from '../ui-texts.ts';
import { showChosen } from './show-chosen.ts';
import classes from './tabs.module.css';

type Tab<Value extends string> = { readonly value: Value; readonly label: string; readonly count?: number };

type Props<Value extends string> = {
  /** What the tabs choose between. */
  readonly label: string;
  /** None where there is nothing to choose: what is shown then stands alone. */
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** What the chosen tab shows. */
  readonly children: ReactNode;
  /** The head of the page, before the tabs in one row with them where there is room, and above them where there is not. */
  readonly before?: ReactNode;
  /** Buttons at the end of the strip. */
  readonly beside?: ReactNode;
};

/** Tabs inside one page. Arrow keys, Home and End move between them. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children, before, beside }: Props<Value>) {
  const { count } = useUiTexts();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showChosen(list.current, `[data-value="${value}"]`), [value]);
  const choose = (event: KeyboardEvent) => {
    const step = stepOf(event, list.current);
    if (step === null) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs.at(step === 'first' ? 0 : step === 'last' ? -1 : (at + step) % tabs.length);
    if (!next) return;
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
  };
  // The panel keeps its place, so that what it shows begins anew with no tab that comes or goes.
  const panel = tabs.length > 0 && { role: 'tabpanel', id: `${id}panel`, 'aria-labelledby': `${id}${value}` };
  return (
    <>
      {tabs.length > 0 && (
        <div className={classes['strip']} data-headed={before !== undefined || undefined}>
          {before && <div className={classes['before']}>{before}</div>}
          <div ref={list} role="tablist" aria-label={label} className={classes['tabs']}>
            {tabs.map((tab) => (
              <button
                key={tab.value}
                type="button"
                role="tab"
                id={`${id}${tab.value}`}
                data-value={tab.value}
                aria-selected={tab.value === value}
                aria-controls={`${id}panel`}
                tabIndex={tab.value === value ? 0 : -1}
                className={classes['tab']}
                onClick={() => onChange(tab.value)}
                onKeyDown={choose}
              >
                {tab.label}
                {tab.count !== undefined && <span className={classes['count']}>{count(tab.count)}</span>}
              </button>
            ))}
          </div>
          {beside && <div className={classes['beside']}>{beside}</div>}
        </div>
      )}
      <div {...panel}>{children}</div>
    </>
  );
}

function stepOf({ key }: KeyboardEvent, list: HTMLElement | null): 1 | -1 | 'first' | 'last' | null {
  const rtl = list?.matches(':dir(rtl)') ?? false;
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (key === 'ArrowRight') return rtl ? -1 : 1;
  if (key === 'ArrowLeft') return rtl ? 1 : -1;
  return null;
}
