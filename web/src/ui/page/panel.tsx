import { useId, type ReactNode } from 'react';
import classes from './panel.module.css';

type Props = {
  readonly children: ReactNode;
  readonly title?: string;
  /** The language of the title where it is not that of the app, a BCP 47 tag. */
  readonly lang?: string | undefined;
  /** The direction of that language; the panel takes it. */
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /** h2 under the page's title, h3 inside a section that has its own. */
  readonly level?: 2 | 3;
  /** Before the title, such as a tile of 32 px. */
  readonly picture?: ReactNode;
  /** At the end of the head, such as "2 of 3". */
  readonly aside?: ReactNode;
  /** Rows reach the edge; the head has a hairline. */
  readonly flush?: boolean;
};

/** A sheet, with or without a head. */
export function Panel({ children, title, lang, dir, level = 2, picture, aside, flush = false }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      className={classes['panel']}
      dir={dir}
      data-flush={flush || undefined}
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <div className={classes['head']}>
          {picture}
          <Heading id={id} lang={lang} dir={dir}>
            <bdi>{title}</bdi>
          </Heading>
          {aside && <div className={classes['aside']}>{aside}</div>}
        </div>
      )}
      {flush ? children : <div className={classes['body']}>{children}</div>}
    </section>
  );
}
