import { IconAlertCircle } from '@tabler/icons-react';
import type { FormEvent, ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './form-body.module.css';

type Props = {
  readonly id: string;
  readonly form: {
    readonly submit: (event: FormEvent<HTMLFormElement>) => void;
    readonly refusal: { readonly text: string } | null;
    readonly wrongFields: readonly { readonly name: string; readonly focus: () => void }[];
    /** What stands over the fields. */
    readonly notice?: ReactNode;
  };
  readonly children: ReactNode;
};

/** Fields below each other, after a notice, what the server has against them as a whole and the way to each that is wrong. */
export function FormBody({ id, form: { submit, refusal, wrongFields, notice }, children }: Props) {
  return (
    <form id={id} noValidate onSubmit={submit} className={classes['form']}>
      {notice}
      {refusal && (
        <p role="alert" className={classes['refusal']}>
          {refusal.text}
        </p>
      )}
      {wrongFields.length > 0 && (
        <section aria-labelledby={`${id}wrong`} className={classes['wrong']}>
          <Icon of={IconAlertCircle} size={24} />
          <h3 id={`${id}wrong`}>{texts.ui.needAttention(wrongFields.length)}</h3>
          <ul>
            {wrongFields.map(({ name, focus }) => (
              <li key={name}>
                <button type="button" onClick={focus}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {children}
    </form>
  );
}
