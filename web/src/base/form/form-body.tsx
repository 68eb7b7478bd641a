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
  /** The level of its heading: under that of a dialog or a pane, or of a whole page. */
  readonly heading?: 'h2' | 'h3';
  readonly children: ReactNode;
};

/** Fields below each other, after a notice, what the server has against them as a whole and the way to each that is wrong. */
export function FormBody({ id, form, heading: Heading = 'h3', children }: Props) {
  const { submit, refusal, wrongFields, notice } = form;
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
          <Heading id={`${id}wrong`}>{texts.ui.needAttention(wrongFields.length)}</Heading>
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
