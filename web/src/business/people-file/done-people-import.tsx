import { useId, type ReactNode } from 'react';
import type {
  PeopleFileScreen_PeopleImportsQuery,
  PeopleFileScreen_UndoPeopleImportMutation,
} from '../../graphql/generated/graphql.ts';
import { useOneAct } from '../../graphql/use-one-act.ts';
import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { nameOf } from '../../ui/people/named-person.ts';
import { undoMutation } from './people-file-query.ts';
import { SaveLinks } from './save-links.tsx';
import { someOf } from './some-of.ts';
import type { Left } from './left-people.tsx';
import classes from '../../base/spreadsheet/spreadsheet.module.css';

type Props = {
  readonly institutionId: string;
  readonly done: PeopleFileScreen_PeopleImportsQuery['peopleImports']['imports'][number];
  readonly onUndone: (left: Left) => void;
  /** What else can be done with it. */
  readonly children: ReactNode;
};

/** Says what was done with a file lately, and takes that back; links that were not mailed are saved again. */
export function DonePeopleImport({ institutionId, done, onUndone, children }: Props) {
  const { act, busy } = useOneAct();
  const what = useId();
  const words = texts.peopleFile.last;
  const asked = { institution_id: institutionId, import_id: done.id };
  const undo = async () => {
    const data = await act(undoMutation, asked);
    if (!data) return;
    const { withdrawn, restored } = data.undoPeopleImport;
    const left = leftBy(data.undoPeopleImport);
    const all = left.stay.length + left.without.length === 0;
    const text = words.undone(withdrawn, someOf(left.stay), restored, someOf(left.without));
    showToast(all ? 'success' : 'info', text);
    onUndone(left);
  };
  return (
    <li className={classes['done']}>
      <p id={what}>{words.text(done.invited, done.removed, localDay(done.created_on), done.by)}</p>
      {done.links > 0 && <SaveLinks {...asked} count={done.links} />}
      {children}
      <Button variant="subtle" size="sm" loading={busy} aria-describedby={what} onClick={() => void undo()}>
        {words.undo}
      </Button>
    </li>
  );
}

function leftBy({ accepted, unplaced }: PeopleFileScreen_UndoPeopleImportMutation['undoPeopleImport']): Left {
  const { without } = texts.peopleFile.last;
  return {
    stay: accepted.map(nameOf),
    without: unplaced.map((person) => without(nameOf(person), person.group)),
  };
}
