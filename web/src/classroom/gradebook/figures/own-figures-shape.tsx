import { PageShape } from '../../../ui/page/page-shape.tsx';
import { PanelShape } from '../../../ui/page/panel-shape.tsx';
import classes from './own-figures.module.css';

/** A learner's own gradebook that is awaited. */
export const OwnFiguresShape = () => (
  <PageShape head={null}>
    <div className={classes['page']}>
      <div className={classes['first']}>
        <PanelShape head rows={1} height={120} />
        <PanelShape head rows={4} height={48} />
      </div>
      <div className={classes['lessons']}>
        {[1, 2, 3, 4].map((lesson) => (
          <div key={lesson}>
            <PanelShape head rows={2} height={48} />
          </div>
        ))}
      </div>
    </div>
  </PageShape>
);
