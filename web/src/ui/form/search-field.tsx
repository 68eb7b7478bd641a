import { IconSearch } from '@tabler/icons-react';
import { Field } from './field.tsx';
import classes from './search-field.module.css';
import { Icon } from '../icon.tsx';

type Props = {
  /** What is searched for; it stands in the field too. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A search over what is shown. Its label is only heard; the field shows it until something is typed. */
export function SearchField({ label, value, onChange }: Props) {
  return (
    <Field label={label} hideLabel>
      {({ id }) => (
        <span className={classes['search']}>
          <Icon of={IconSearch} size={16} />
          <input
            id={id}
            type="search"
            placeholder={label}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      )}
    </Field>
  );
}
