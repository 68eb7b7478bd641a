import { useCallback, useState, type ReactNode } from 'react';
import classes from './gain-table.module.css';

type Props = {
  /** What the table lists. */
  readonly label: string;
  /** Head and body. */
  readonly children: ReactNode;
};

/** A table that scrolls sideways inside itself where it has to; only then the keyboard stops at it. */
export function ScrollingTable({ label, children }: Props) {
  const [scrolls, setScrolls] = useState(false);
  const watch = useCallback((scroller: HTMLDivElement) => {
    const observer = new ResizeObserver(() => setScrolls(scroller.scrollWidth > scroller.clientWidth));
    for (const one of [scroller, ...scroller.children]) observer.observe(one);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={watch}
      className={classes['scroller']}
      {...(scrolls ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
    >
      <table className={classes['table']} aria-label={label}>
        {children}
      </table>
    </div>
  );
}
