import { useId, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import classes from './field.module.css';
import { useUiTexts } from '../ui-texts.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';

/** What every field has around its control. */
export type FieldProps = {
  readonly label: string;
  /** The label is only heard; the place says what the field is. */
  readonly hideLabel?: boolean;
  readonly help?: ReactNode;
  /** What is wrong with the value. */
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** lg 44 px for learners, sm 36 px. */
  readonly size?: 'lg' | 'sm';
};

/** The attributes that tie a control to its label, help and error. */
type ControlAttributes = {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
};

type Props = FieldProps & { readonly children: (control: ControlAttributes) => ReactNode };

/** A label above a control, help and error below it. */
export function Field({ label, hideLabel = false, help, error, required = false, size = 'sm', children }: Props) {
  const id = useId();
  const texts = useUiTexts();
  const describedBy = [help && `${id}help`, error && `${id}error`].filter(Boolean).join(' ');
  const name = (
    <label htmlFor={id} className={classes['label']}>
      {label}
      {required && (
        <>
          <span className={classes['star']} aria-hidden>
            {' *'}
          </span>
          <VisuallyHidden>{texts.required}</VisuallyHidden>
        </>
      )}
    </label>
  );
  return (
    <div className={classes['field']} data-size={size} data-field={label}>
      {hideLabel ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      {children({ id, required, 'aria-invalid': error !== undefined, 'aria-describedby': describedBy || undefined })}
      {help && (
        <div id={`${id}help`} className={classes['help']}>
          {help}
        </div>
      )}
      <FieldError id={`${id}error`} error={error} />
    </div>
  );
}
