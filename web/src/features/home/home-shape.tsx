import { PageShape } from '../../ui/page/page-shape.tsx';
import { PanelShape } from '../../ui/page/panel-shape.tsx';
import tabs from '../../ui/page/tabs.module.css';
import institutions from './institution-cards.module.css';
import groups from './my-groups.module.css';
import classes from './own-home.module.css';

/** Home that is awaited: the institution over the cards of its groups. */
export const HomeShape = () => (
  <PageShape head={null}>
    <div className={classes['home']}>
      <div className={classes['section']}>
        <div className={classes['heading']} />
        <div className={institutions['cards']}>
          <PanelShape rows={1} height="calc(56px + 2 * var(--card-space))" />
        </div>
      </div>
      <div>
        <div className={`${tabs['strip']} ${classes['tabs']}`} />
        <div className={groups['cards']}>
          {[1, 2, 3].map((card) => (
            <PanelShape key={card} rows={3} />
          ))}
        </div>
      </div>
    </div>
  </PageShape>
);
