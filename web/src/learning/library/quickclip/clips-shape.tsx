import { Page } from '../../../ui/page/page.tsx';
import { PageShape } from '../../../ui/page/page-shape.tsx';
import { PanelShape } from '../../../ui/page/panel-shape.tsx';
import classes from './quickclips.module.css';

/** The videos of a lesson that are awaited. */
export const ClipsShape = () => (
  <Page>
    <PageShape head={{ choice: true }}>
      <div className={classes['cards']}>
        <PanelShape rows={1} height={278} />
      </div>
    </PageShape>
  </Page>
);
