import { useId, type ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { leaveWords } from '../working-copy/leave-words.ts';
import { ConflictDialog, type ComparedPart } from '../form/conflict-dialog.tsx';
import { conflictWords } from '../working-copy/conflict-words.ts';
import { FormBody } from '../form/form-body.tsx';
import type { Conflict } from '../form/use-form.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { SaveLater } from '../cms/save-later.tsx';

/** A part of an item, to be compared with that of another copy. */
export type ItemPart<Field extends string = string> = {
  readonly field: Field;
  readonly name: string;
  readonly said: unknown;
  readonly shown: ReactNode;
};

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
  /** The parts of a copy, the same for each; left out for an item that is not there yet. */
  readonly partsOf?: (values: Values) => readonly ItemPart<keyof Values & string>[];
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The dialog around the fields of an item. */
export function ItemDialog<Values>({
  title,
  publishes = false,
  form,
  partsOf = () => [],
  onClose,
  children,
}: Props<Values>) {
  const id = useId();
  const { unkept, busy, conflict } = form;
  return (
    <FormDialog
      title={title}
      form={id}
      submit={publishes ? texts.waiting.saveAndPublish : texts.cms.form.save}
      otherwise={publishes && <SaveLater form={id} disabled={busy} />}
      ready
      dirty={unkept}
      {...{ busy, onClose }}
      words={leaveWords()}
    >
      <FormBody {...{ id, form }}>{children}</FormBody>
      {conflict && (
        <ConflictDialog
          words={conflictWords(conflict)}
          parts={differences(partsOf(form.values()), partsOf(conflict.theirs))}
          onKeep={conflict.keepOurs}
          onTake={conflict.takeTheirs}
          onMix={conflict.mix}
        />
      )}
    </FormDialog>
  );
}

const differences = <Field extends string>(
  ours: readonly ItemPart<Field>[],
  theirs: readonly ItemPart<Field>[],
): ComparedPart<Field>[] =>
  ours.flatMap(({ field, name, said, shown }, index) => {
    const other = theirs[index];
    return other && JSON.stringify(said) !== JSON.stringify(other.said)
      ? [{ name, fields: [field], ours: shown, theirs: other.shown }]
      : [];
  });
