import { PageShape } from '../../../ui/page/page-shape.tsx';
import shape from '../../../ui/page/panel-shape.module.css';
import tools from './book-tools.module.css';
import classes from './ebook-screen.module.css';

/** A page of an e-book that is awaited: the contents, the bar over the page, and its lines. */
export const EbookShape = () => (
  <PageShape head={null}>
    <div className={classes['book']}>
      <div className={classes['contents']} />
      <div className={classes['main']}>
        <div className={tools['bar']}>
          <div className={classes['tools']} />
        </div>
        <div className={`${classes['page']} ${classes['awaited']}`}>
          {[1, 2, 3, 4, 5, 6].map((line) => (
            <div key={line} className={shape['line']} />
          ))}
        </div>
      </div>
    </div>
  </PageShape>
);
