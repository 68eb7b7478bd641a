import { Page } from '../../../ui/page/page.tsx';
import { PageShape } from '../../../ui/page/page-shape.tsx';
import { PanelShape } from '../../../ui/page/panel-shape.tsx';
import classes from './quickdeck.module.css';

/** The cards of a lesson that are awaited: the head, a card and the list beside it. */
export const DeckShape = () => (
  <Page>
    <PageShape head={{ choice: true }}>
      <div className={classes['columns']}>
        <PanelShape rows={1} height={380} />
        <PanelShape head rows={5} height={44} />
      </div>
    </PageShape>
  </Page>
);
