import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { useAfterUndo } from '../change-set/use-after-undo.ts';
import { WaitingItems } from '../cms/waiting-items.ts';
import { waitingQuery, type WaitingChange } from './waiting-query.ts';

type Props = {
  /** A course, e-book or product. */
  readonly placeId: string;
  /** What is edited there; asked again whenever it is another. */
  readonly edited: unknown;
  readonly children: ReactNode;
};

/** Lets the chips inside say at which items changes wait. */
export function WaitingAround({ placeId, edited, children }: Props) {
  const { data, reload } = useScreenQuery(waitingQuery, { placeId }, { fresh: true });
  useAfterUndo(reload);
  const shown = useRef(edited);
  useEffect(() => {
    if (shown.current === edited) return;
    shown.current = edited;
    reload();
  }, [edited, reload]);
  const changes = data?.waitingChanges;
  const items = useMemo(() => new Set((changes ?? []).flatMap(rowsOf)), [changes]);
  return <WaitingItems value={items}>{children}</WaitingItems>;
}

/** The item, or what it is listed under where it has no row of its own. */
function rowsOf({ item_id, kind, place }: WaitingChange): string[] {
  const { benchmark_id, study_project_id, lesson_id } = place;
  const under =
    kind === 'QUESTION' || kind === 'CASE_STUDY' || kind === 'KEY_ELEMENT'
      ? (benchmark_id ?? study_project_id)
      : kind === 'QUICKDECK_CARD' || kind === 'QUICKCLIP_CARD'
        ? lesson_id
        : null;
  return under === null ? [item_id] : [item_id, under];
}
