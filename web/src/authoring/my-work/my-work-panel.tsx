import { Link } from '@tanstack/react-router';
import { graphql } from '../../graphql/generated/gql.ts';
import type { MyWork_WorkingCopiesQuery } from '../../graphql/generated/graphql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { clockTime } from '../../texts/clock-time.ts';
import { localDay } from '../../texts/local-day.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { useAfterUndo } from '../change-set/use-after-undo.ts';
import { placeLink } from '../cms/place-link.ts';
import { plainText } from '../../base/rich-text/plain-text.ts';
import { ChangesList } from '../waiting-changes/changes-list.tsx';
import classes from '../waiting-changes/changes.module.css';
import { GoneChanges } from '../waiting-changes/gone-changes.tsx';
import { waitingQuery } from '../waiting-changes/waiting-query.ts';

const copiesQuery = graphql(`
  query MyWork_workingCopies {
    workingCopies {
      id
      kind
      is_new
      kept_on
      place {
        title
        number
        within
        language
        product_id
        course_id
        book_id
        lesson_id
        study_project_id
        case_study_id
        benchmark_id
      }
    }
  }
`);

type ListedCopy = MyWork_WorkingCopiesQuery['workingCopies'][number];

/** What whoever looks has still to finish: what they have typed and not saved, what of theirs waits to be published, and what was sent back or discarded. */
export function MyWorkPanel() {
  const copies = useScreenQuery(copiesQuery, {}, { fresh: true, live: true });
  const waiting = useScreenQuery(waitingQuery, {}, { fresh: true });
  const discarded = useScreenQuery(waitingQuery, { discarded: true }, { fresh: true });
  const reload = () => {
    for (const screen of [copies, waiting, discarded]) screen.reload();
  };
  useAfterUndo(reload);
  const words = texts.myWork;
  const failed = [copies, waiting, discarded].find(({ data }) => !data);
  if (!copies.data || !waiting.data || !discarded.data)
    return <Unready screen={failed ?? copies} what={words.notLoaded} waiting={<Skeleton shape="list" />} back={null} />;
  const mine = waiting.data.waitingChanges.filter((change) => change.mine);
  const gone = discarded.data.waitingChanges.filter((change) => change.mine);
  const { workingCopies } = copies.data;
  return (
    <div className={classes['places']}>
      {workingCopies.length === 0 && mine.length === 0 && gone.length === 0 && <Empty text={words.none} />}
      {workingCopies.length > 0 && (
        <Panel title={words.typed}>
          <p className={classes['note']}>{words.typedText}</p>
          <ul className={classes['list']}>
            {workingCopies.map((copy) => (
              <CopyRow key={copy.id} copy={copy} />
            ))}
          </ul>
        </Panel>
      )}
      {mine.length > 0 && <ChangesList title={words.waiting} changes={mine} onChanged={reload} />}
      <GoneChanges changes={gone} onChanged={reload} />
    </div>
  );
}

function CopyRow({ copy }: { readonly copy: ListedCopy }) {
  const words = texts.myWork;
  const { kept_on, place } = copy;
  const { within, language } = place;
  return (
    <li>
      <div className={classes['row']}>
        <div className={classes['what']}>
          <Link {...placeLink(copy)} className={classes['link']}>
            <span {...(language ? ofLanguage(language) : {})}>{nameOf(copy)}</span>
          </Link>
          {within && (
            <span className={classes['note']} {...(language ? ofLanguage(language) : {})}>
              {within}
            </span>
          )}
        </div>
        <p className={classes['note']}>{words.keptOn(localDay(kept_on), clockTime(kept_on))}</p>
      </div>
    </li>
  );
}

/** What an item with something unsaved is, and what it is called as it is saved. */
function nameOf({ kind, is_new, place: { title, number } }: ListedCopy): string {
  const { kinds, numbered } = texts.contentHistory;
  if (is_new) return texts.myWork.newItem(kinds[kind]);
  if (title) return texts.waitingChanges.named(kinds[kind], kind === 'QUESTION' ? plainText(title) : title);
  return typeof number === 'number' ? numbered(kinds[kind], number) : kinds[kind];
}
