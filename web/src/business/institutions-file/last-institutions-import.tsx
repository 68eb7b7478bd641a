import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type {
  InstitutionsFile_LastInstitutionsImportQuery,
  InstitutionsFile_UndoInstitutionsImportMutation,
} from '../../graphql/generated/graphql.ts';
import { useOneAct } from '../../graphql/use-one-act.ts';
import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { salesLink } from '../sales/sales-link.ts';
import classes from '../../base/spreadsheet/spreadsheet.module.css';
import { undoMutation } from './institutions-file-query.ts';

type Props = {
  readonly last: NonNullable<InstitutionsFile_LastInstitutionsImportQuery['lastInstitutionsImport']>;
  readonly onUndone: () => void;
};

type InTheWay = InstitutionsFile_UndoInstitutionsImportMutation['undoInstitutionsImport']['in_the_way'];

/** Says that institutions were made from a file lately, and takes that back; what is in the way is named. */
export function LastInstitutionsImport({ last, onUndone }: Props) {
  const { act, busy } = useOneAct();
  const [inTheWay, setInTheWay] = useState<InTheWay>([]);
  const words = texts.institutionsFile.last;
  const undo = async () => {
    const data = await act(undoMutation, { import_id: last.id });
    if (!data) return;
    const { done, deleted, in_the_way } = data.undoInstitutionsImport;
    setInTheWay(in_the_way);
    if (!done) return;
    showToast('success', words.undone(deleted));
    onUndone();
  };
  return (
    <>
      <div className={classes['done']}>
        <p>{words.text(last.institutions, localDay(last.created_on))}</p>
        <Button variant="subtle" size="sm" loading={busy} onClick={() => void undo()}>
          {words.undo}
        </Button>
      </div>
      {inTheWay.length > 0 && (
        <div role="alert" className={classes['warning']}>
          <p>{words.inTheWay}</p>
          <ul>
            {inTheWay.map(({ id, name, ...what }) => (
              <li key={id}>
                <Link {...salesLink(`institution/${id}`)}>
                  <bdi>{name}</bdi>
                </Link>{' '}
                ({words.what(what)})
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
