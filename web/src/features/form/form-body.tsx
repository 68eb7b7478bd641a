import type { FormEvent, ReactNode } from 'react';
import classes from './form-body.module.css';

type Props = {
  readonly id: string;
  readonly form: {
    readonly submit: (event: FormEvent<HTMLFormElement>) => void;
    readonly refusal: { readonly text: string } | null;
  };
  readonly children: ReactNode;
};

/** Fields below each other, after what the server has against them as a whole. */
export function FormBody({ id, form: { submit, refusal }, children }: Props) {
  return (
    <form id={id} noValidate onSubmit={submit} className={classes['form']}>
      {refusal && (
        <p role="alert" className={classes['refusal']}>
          {refusal.text}
        </p>
      )}
      {children}
    </form>
  );
}
