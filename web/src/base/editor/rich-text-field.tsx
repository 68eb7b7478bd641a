import { useEffect, useRef } from 'react';
import { Field, type FieldProps } from '../../ui/form/field.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';
import classes from './rich-text-editor.module.css';

type Props = Omit<FieldProps, 'size'> & {
  /** The language of the text, a BCP 47 tag: that of the course. */
  readonly language: string;
  /** short for an answer, long for a page. */
  readonly size?: 'short' | 'long';
  /** The level of the highest heading: 3 where the page above it has a heading of level 2. */
  readonly topHeading?: 2 | 3 | 4;
  /** Whether the focus is in it as soon as it is there. */
  readonly takesFocus?: boolean;
  readonly defaultValue?: string | null | undefined;
  readonly onChange?: (html: string) => void;
  readonly onBlur?: (event: unknown) => void;
  readonly 'data-path'?: string | undefined;
};

/** A labelled field of rich text; it takes what `useForm` gives a field, and its value is cleaned HTML. */
export function RichTextField({ language, size = 'short', topHeading = 3, defaultValue, ...props }: Props) {
  const { label, hideLabel = false, help, error, required = false, takesFocus = false, onChange, onBlur } = props;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = frame.current?.closest('[data-field]');
    // A label leads by itself only to an input.
    const lead = ({ target }: Event) => {
      if (target instanceof HTMLLabelElement) field?.querySelector<HTMLElement>('[role=textbox]')?.focus();
    };
    field?.addEventListener('click', lead);
    return () => field?.removeEventListener('click', lead);
  }, []);
  return (
    <Field {...{ label, hideLabel, help, error, required }}>
      {(control) => (
        <div ref={frame} className={classes['frame']} data-invalid={error !== undefined}>
          <RichTextEditor
            {...{ label, language, size, topHeading, takesFocus }}
            html={defaultValue ?? ''}
            onChange={(html) => onChange?.(html)}
            onBlur={(event) => onBlur?.(event)}
            control={{
              id: control.id,
              'aria-invalid': String(control['aria-invalid']),
              'aria-required': String(required),
              ...(control['aria-describedby'] ? { 'aria-describedby': control['aria-describedby'] } : {}),
              ...(props['data-path'] ? { 'data-path': props['data-path'] } : {}),
            }}
          />
        </div>
      )}
    </Field>
  );
}
