import { PageShape } from '../../ui/page/page-shape.tsx';
import { PanelShape } from '../../ui/page/panel-shape.tsx';
import classes from './group-courses.module.css';

/** A group that is awaited: its facts over the cards of its courses. */
export const GroupShape = () => (
  <PageShape head={{ facts: true }}>
    <div className={classes['cards']}>
      <PanelShape rows={3} />
      <PanelShape rows={3} />
    </div>
  </PageShape>
);
