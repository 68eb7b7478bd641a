import { Fragment, useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { localDay } from '../../texts/local-day.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { offerUndo } from '../change-set/undo-store.ts';
import { useMay } from '../cms/may.ts';
import { useOneAct } from '../../graphql/use-one-act.ts';
import { clockTime } from '../../texts/clock-time.ts';
import type { DeletedItem } from './deleted-query.ts';
import classes from './history.module.css';
import { RestoreWhen } from './restore-when.tsx';
import { shownName } from './shown-name.ts';

const restoreMutation = graphql(`
  mutation DeletedScreen_restoreContentItem($kind: ContentKind!, $where: ContentWhere!) {
    restoreContentItem(kind: $kind, where: $where) {
      change_set_id
      waits
    }
  }
`);

type Props = { readonly item: DeletedItem; readonly onRestored: () => void };

/** Something that was deleted: what it is, where it was, who deleted it, and what stands in the way back. */
export function DeletedRow({ item, onRestored }: Props) {
  const { kind, id, version, by, at, language, ancestors, missing, place_taken, shown, may_restore } = item;
  const { act, busy } = useOneAct();
  const mayPublish = useMay()('publishChanges');
  const [isAsked, setAsked] = useState(false);
  const words = texts.contentHistory.deleted;
  const { kinds, doneBy } = texts.contentHistory;
  const name = shownName(item);
  const restore = async (later: boolean) => {
    const done = await act(restoreMutation, { kind, where: { id, version, ...(later ? { later } : {}) } });
    setAsked(false);
    if (!done) return;
    offerUndo(words.restored(name), done.restoreContentItem);
    onRestored();
  };
  const note = missing
    ? words.restoreFirst(kinds[missing.kind], shownName(missing))
    : !may_restore
      ? words.notYours
      : place_taken
        ? words.placeTaken
        : null;
  return (
    <li className={classes['entry']}>
      <p>
        <strong>
          <bdi {...(language ? ofLanguage(language) : {})}>{name}</bdi>
        </strong>
        <span>
          {kinds[kind]}
          {ancestors.map((ancestor) => (
            <Fragment key={ancestor.id}>
              {' · '}
              <bdi {...(language && ancestor.kind !== 'PRODUCT' ? ofLanguage(language) : {})}>
                {shownName(ancestor)}
              </bdi>
            </Fragment>
          ))}
        </span>
        <span>{doneBy(by ?? null, localDay(at), clockTime(at))}</span>
        {note !== null && <span>{note}</span>}
      </p>
      {may_restore && !missing && (
        <Button
          variant="default"
          size="sm"
          loading={busy}
          aria-label={words.restoreOf(name)}
          onClick={() => (shown && mayPublish ? setAsked(true) : void restore(false))}
        >
          {words.restore}
        </Button>
      )}
      {isAsked && (
        <RestoreWhen
          name={name}
          busy={busy}
          onChoose={(later) => void restore(later)}
          onClose={() => setAsked(false)}
        />
      )}
    </li>
  );
}
