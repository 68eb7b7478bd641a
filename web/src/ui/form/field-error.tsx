import classes from './field.module.css';

type Props = {
  readonly id: string;
  /** What is wrong with the value. */
  readonly error: string | undefined;
};

/** What is wrong with a field. Its place is always there, so that what comes into it is said also where the focus stays. */
export const FieldError = ({ id, error }: Props) => (
  <div aria-live="polite" className={classes['said']}>
    {error !== undefined && (
      <div id={id} className={classes['error']}>
        {error}
      </div>
    )}
  </div>
);
