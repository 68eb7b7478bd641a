import classes from './people-table.module.css';

/** The first cell of somebody who cannot be chosen, beside those who can. */
export const NoChoiceCell = () => <td className={classes['choice']}>{null}</td>;
