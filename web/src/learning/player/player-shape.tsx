import { PageShape } from '../../ui/page/page-shape.tsx';
import shape from '../../ui/page/panel-shape.module.css';
import actions from './action-bar.module.css';
import bar from './player-bar.module.css';
import page from './player-page.module.css';
import own from './player-shape.module.css';
import results from './results-sheet.module.css';
import start from './start-sheet.module.css';

type Props = {
  /** Whether a result is awaited, which has no next step. */
  readonly result?: boolean;
};

/** The form of an exercise that is awaited: its bar, the sheet, and the bar of the next step; or that of a result. */
export const PlayerShape = ({ result = false }: Props) => (
  <PageShape head={null}>
    <div className={page['page']}>
      <div className={bar['bar']} />
      <div className={page['main']}>{result ? <ResultShape /> : <SheetShape />}</div>
      {!result && (
        <div className={actions['bar']}>
          <div className={actions['inner']}>
            <div className={own['action']} />
          </div>
        </div>
      )}
    </div>
  </PageShape>
);

const SheetShape = () => (
  <div className={`${start['sheet']} ${own['sheet']}`}>
    {[1, 2, 3, 4].map((line) => (
      <div key={line} className={shape['line']} />
    ))}
  </div>
);

const ResultShape = () => (
  <div className={results['columns']}>
    <div className={`${results['score']} ${own['score']}`}>
      <div className={shape['line']} />
    </div>
    <div className={results['beside']}>
      <div className={`${start['sheet']} ${own['sheet']}`} />
    </div>
  </div>
);
