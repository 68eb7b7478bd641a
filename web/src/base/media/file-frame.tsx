import { useId, type ReactNode } from 'react';
import { FieldError } from '../../ui/form/field-error.tsx';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import { useUiTexts } from '../../ui/ui-texts.ts';
import classes from './file-frame.module.css';

/** What a form tells a field whose value are files. */
export type FileFieldProps = {
  readonly label: string;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly onBlur?: (event: unknown) => void;
  readonly 'data-path'?: string | undefined;
};

type Props = FileFieldProps & {
  /** The place that takes the files, with what its button needs. */
  readonly children: (button: Readonly<Record<string, unknown>>) => ReactNode;
  /** What stands below what is wrong. */
  readonly below?: ReactNode;
};

/** Name, place and what is wrong of a field whose value are files. */
export function FileFrame({ label, required = false, error, onBlur, children, below, ...input }: Props) {
  const id = useId();
  const { required: requiredText } = useUiTexts();
  return (
    <div role="group" aria-labelledby={id} className={classes['field']} data-field={label} data-wrong={error && true}>
      <div id={id} className={classes['label']}>
        {label}
        {required && (
          <>
            <span className={classes['star']} aria-hidden>
              {' *'}
            </span>
            <VisuallyHidden>{requiredText}</VisuallyHidden>
          </>
        )}
      </div>
      {children({ 'data-path': input['data-path'], 'aria-describedby': error && `${id}error`, onBlur })}
      <FieldError id={`${id}error`} error={error} />
      {below}
    </div>
  );
}
