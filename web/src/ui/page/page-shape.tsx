import type { ReactNode } from 'react';
import header from './page-header.module.css';
import classes from './page-shape.module.css';
import tabs from './tabs.module.css';
import { useAfter } from '../use-after.ts';
import { useUiTexts } from '../ui-texts.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  /** What the head of the page has; null for a page without one. */
  readonly head: { readonly picture?: boolean; readonly facts?: boolean; readonly choice?: boolean } | null;
  /** What stands under the head, made of shapes. */
  readonly children: ReactNode;
};

/** The form of a page that is awaited, with the measures of `PageHeader` and `TabLinks`; it appears after 150 ms. */
export function PageShape({ head, children }: Props) {
  const { loading } = useUiTexts();
  if (!useAfter(150)) return null;
  return (
    <>
      <output>
        <VisuallyHidden>{loading}</VisuallyHidden>
      </output>
      <div aria-hidden>
        {head && (
          <>
            <div className={header['header']}>
              <div className={`${classes['line']} ${classes['crumbs']}`} />
              <div className={header['line']}>
                <div className={header['title']} data-with-picture={head.picture || undefined}>
                  {head.picture && <span className={classes['tile']} />}
                  <span className={classes['heading']}>
                    <span className={classes['line']} />
                  </span>
                </div>
                {head.choice && <span className={classes['choice']} />}
              </div>
              {head.facts && <span className={classes['facts']} />}
            </div>
            <div className={`${tabs['strip']} ${classes['tabs']}`} />
          </>
        )}
        {children}
      </div>
    </>
  );
}
