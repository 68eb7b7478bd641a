import type { ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
};

/** Words of the app inside a text of another language, marked so that they are pronounced as what they are. */
export function OwnWords({ children, className, id }: Props) {
  const { lang, dir } = document.documentElement;
  return (
    <span lang={lang} dir={dir || 'ltr'} id={id} className={className}>
      {children}
    </span>
  );
}
