import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { ItemDependants } from '../../cms/item-dependants.tsx';
import { useEditedCourse } from '../../cms-item/edited-course.ts';
import { useAct } from '../../cms-item/use-act.ts';
import type { TreeRow } from '../curriculum/tree-rows.ts';
import { kindOfRow } from './kind-of-row.ts';
import { deleteMutation } from './together-acts.ts';
import classes from './together.module.css';

/** Of how many items it is counted what depends on them. */
const counted = 20;

type Props = { readonly rows: readonly TreeRow[]; readonly onClose: () => void };

/** Deletes rows together, once whoever does it has seen what depends on them. */
export function DeleteTogether({ rows, onClose }: Props) {
  const { course } = useEditedCourse();
  const { act, busy } = useAct();
  const words = texts.cmsCourse.together;
  const confirm = async () => {
    const items = rows.map((row) => ({ kind: kindOfRow(row), id: row.item.id }));
    await act(deleteMutation, { items }, { done: words.deleted(rows.length) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={words.deleteTitle(rows.length)}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <ul className={classes['items']}>
        {rows.slice(0, counted).map((row) => (
          <li key={row.item.id}>
            <span {...ofLanguage(course.language)}>{row.name}</span>
            {row.movable && <ItemDependants kind={kindOfRow(row)} id={row.item.id} />}
          </li>
        ))}
        {rows.length > counted && <li>{words.more(rows.length - counted)}</li>}
      </ul>
      <p>{texts.cms.comesBack}</p>
    </ConfirmDialog>
  );
}
