import { useState } from 'react';
import classes from './color-field.module.css';
import { Field, type FieldProps } from './field.tsx';
import field from './field.module.css';

type Props = FieldProps & {
  readonly defaultValue: string;
  readonly onChange: (color: string) => void;
  readonly onBlur?: (event: unknown) => void;
  readonly 'data-path'?: string | undefined;
  /** What the browser's own choice of a colour is called. */
  readonly pickLabel: string;
};

const written = /^#[0-9a-f]{6}$/i;

/** A colour as #rrggbb: typed, or picked as the browser offers it. */
export function ColorField({ defaultValue, onChange, onBlur, pickLabel, 'data-path': path, ...around }: Props) {
  const [color, setColor] = useState(defaultValue);
  const change = (next: string) => {
    setColor(next);
    onChange(next.trim());
  };
  return (
    <Field {...around}>
      {(control) => (
        <span className={classes['color']}>
          <input
            type="color"
            className={classes['pick']}
            aria-label={pickLabel}
            value={written.test(color.trim()) ? color.trim() : '#000000'}
            onChange={(event) => change(event.target.value)}
          />
          <input
            {...control}
            className={field['input']}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            data-path={path}
            value={color}
            onBlur={onBlur}
            onChange={(event) => change(event.target.value)}
          />
        </span>
      )}
    </Field>
  );
}
