import classes from './gradebook-grid.module.css';

type Props = { readonly name: string; readonly index: number; readonly active: boolean };

/** The name at the head of a row, which opens it. */
export function NameCell({ name, index, active }: Props) {
  return (
    <th scope="row" aria-colindex={1} aria-label={name} className={classes['name']}>
      <button type="button" data-place={`${index}:0`} tabIndex={active ? 0 : -1} title={name}>
        <bdi>{name}</bdi>
      </button>
    </th>
  );
}
