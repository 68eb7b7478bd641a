import { ofLanguage } from '../../texts/of-language.ts';
import { ConflictDialog } from '../form/conflict-dialog.tsx';
import { conflictWords } from '../working-copy/conflict-words.ts';

/** A field of both copies; a text that is the same in both tells nothing. */
type ComparedField = { readonly label: string; readonly ours: string; readonly theirs: string };

type Props = {
  /** Whether both copies are of one person. */
  readonly own?: boolean | undefined;
  readonly language: string;
  readonly fields: readonly ComparedField[];
  readonly onKeep: () => void;
  readonly onTake: () => void;
};

/** Both copies of an item that somebody else has changed, with the fields in which they differ. */
export function ItemConflict({ own = false, language, fields, onKeep, onTake }: Props) {
  const words = conflictWords({ own });
  const copy = (text: string) => (text ? <span {...ofLanguage(language)}>{text}</span> : words.none);
  return (
    <ConflictDialog
      words={words}
      fields={fields
        .filter(({ ours, theirs }) => ours !== theirs)
        .map(({ label, ours, theirs }) => ({ name: label, ours: copy(ours), theirs: copy(theirs) }))}
      {...{ onKeep, onTake }}
    />
  );
}
