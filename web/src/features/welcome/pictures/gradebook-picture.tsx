import { heatOf } from '@lectern/domain/gradebook/heat.ts';
import { texts } from '../../../texts/texts.ts';
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
                  <Grade score={scores[row]?.[at] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Picture>
  );
}

function Grade({ score }: { readonly score: number | null }) {
  if (score === null) return <span className={classes['none']}>–</span>;
  return (
    <span className={classes['grade']} data-heat={heatOf(score)}>
      {score}
    </span>
  );
}
