import { PanelShape } from '../../ui/page/panel-shape.tsx';
import classes from './exercises.module.css';

/** The dashboard of a course that is awaited: the levels, a benchmark, lessons, and the rail. */
export const ExercisesShape = () => (
  <div className={classes['columns']}>
    <div className={classes['exercises']}>
      <div className={classes['levels']} />
      <PanelShape rows={1} height="var(--next-row)" />
      <PanelShape head rows={2} />
      <PanelShape head rows={2} />
      <PanelShape head rows={1} />
    </div>
    <div className={classes['rail']}>
      <PanelShape head rows={1} height="calc(168px + var(--card-space))" />
      <PanelShape head rows={3} height={48} />
    </div>
  </div>
);
