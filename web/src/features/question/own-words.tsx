import type { ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
};

/** Words of the app inside a text of another language, marked so that they are pronounced as what they are. */
export function OwnWords({ children, className, id }: Props) {
  return (
    <span lang={document.documentElement.lang} id={id} className={className}>
      {children}
    </span>
  );
}
