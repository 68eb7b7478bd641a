import { useId, type ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { leaveWords } from '../working-copy/leave-words.ts';
import { ConflictDialog, type ShownPart } from '../../base/form/conflict-dialog.tsx';
import { FormBody } from '../../base/form/form-body.tsx';
import type { Conflict } from '../../base/form/form-options.ts';
import { FormDialog } from '../../base/form/form-dialog.tsx';
import { SaveLater } from '../cms/save-later.tsx';

type Props<Values> = {
  readonly title: string;
  /** Whether saving shows learners at once what was written. */
  readonly publishes?: boolean;
  readonly form: Parameters<typeof FormBody>[0]['form'] & {
    readonly unkept: boolean;
    readonly busy: boolean;
    readonly values: () => Values;
    readonly conflict: Conflict<Values> | null;
  };
  /** What it is made of. */
  readonly parts: readonly ShownPart<Values>[];
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The dialog around the fields of an item. */
export function ItemDialog<Values>({ title, publishes = false, form, parts, onClose, children }: Props<Values>) {
  const id = useId();
  const { unkept, busy } = form;
  return (
    <FormDialog
      title={title}
      form={id}
      submit={publishes ? texts.waitingChanges.saveAndPublish : texts.cms.form.save}
      otherwise={publishes && <SaveLater form={id} disabled={busy} />}
      ready
      dirty={unkept}
      {...{ busy, onClose }}
      words={leaveWords()}
    >
      <FormBody {...{ id, form }}>{children}</FormBody>
      <ConflictDialog form={form} parts={parts} />
    </FormDialog>
  );
}
