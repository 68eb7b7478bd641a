import { texts } from '../../../texts/texts.ts';
import { Grade } from '../../../classroom/gradebook/grade.tsx';
import classes from './gradebook-picture.module.css';
import { Picture } from './picture.tsx';

const scores = [
  [100, 83, 91],
  [67, 42, null],
  [92, 100, 78],
  [75, null, null],
] as const;

/** A few rows of a gradebook. */
export function GradebookPicture() {
  const { learners, columns } = texts.welcome.demo;
  return (
    <Picture sheet>
      <table className={classes['grid']}>
        <thead>
          <tr>
            <td>{texts.gradebook.learner}</td>
            {columns.map((column) => (
              <td key={column}>{column}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          {learners.map((learner, row) => (
            <tr key={learner}>
              <td>{learner}</td>
              {columns.map((column, at) => (
                <td key={column}>
                  <Grade cell={cellOf(scores[row]?.[at])} published />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Picture>
  );
}

const cellOf = (percent: number | null | undefined) =>
  percent == null
    ? undefined
    : {
        column: 0,
        finished: { corrects: percent, total: 100, first_try: percent, seconds: 0, attempt: 1 },
        open: null,
      };
