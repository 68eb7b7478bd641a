import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useAfterUndo } from '../change-set/use-after-undo.ts';
import { ChangesList } from './changes-list.tsx';
import classes from './changes.module.css';
import { GoneChanges } from './gone-changes.tsx';
import { waitingQuery } from './waiting-query.ts';

/** What waits in all courses and e-books, and what was thrown away lately. */
export function WaitingPanel() {
  const screen = useScreenQuery(waitingQuery, {}, { fresh: true });
  const discarded = useScreenQuery(waitingQuery, { discarded: true }, { fresh: true });
  const reload = () => {
    screen.reload();
    discarded.reload();
  };
  useAfterUndo(reload);
  const words = texts.waitingChanges;
  if (!screen.data)
    return <Unready screen={screen} what={words.notLoaded} waiting={<Skeleton shape="list" />} back={null} />;
  const places = [...Map.groupBy(screen.data.waitingChanges, ({ root_id }) => root_id).values()];
  const thrown = discarded.data?.waitingChanges ?? [];
  return (
    <div className={classes['places']}>
      {places.length === 0 && <Empty text={words.none} />}
      {places.map((changes) => (
        <ChangesList
          key={changes[0]?.root_id}
          title={changes[0]?.place.within ?? changes[0]?.place.title ?? ''}
          changes={changes}
          onChanged={reload}
        />
      ))}
      <GoneChanges changes={thrown} onChanged={reload} />
    </div>
  );
}
