import { ofLanguage } from '../../texts/of-language.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { ConflictDialog } from '../form/conflict-dialog.tsx';
import { conflictWords } from '../working-copy/conflict-words.ts';

/** A field of both copies; a text that is the same in both tells nothing. */
type ComparedField<Field> = {
  readonly field: Field;
  readonly label: string;
  readonly ours: string;
  readonly theirs: string;
  /** Whether both are HTML. */
  readonly rich?: boolean;
};

type Props<Field extends string> = {
  /** Whether both copies are of one person. */
  readonly own?: boolean | undefined;
  readonly language: string;
  readonly fields: readonly ComparedField<Field>[];
  readonly onKeep: () => void;
  readonly onTake: () => void;
  readonly onMix: (taken: readonly Field[]) => void;
};

/** Both copies of an item that somebody else has changed, with the fields in which they differ. */
export function ItemConflict<Field extends string>({ own = false, language, fields, ...ways }: Props<Field>) {
  const words = conflictWords({ own });
  const copy = (text: string, rich: boolean) => {
    if (!text) return words.none;
    return rich ? <RichText html={text} language={language} /> : <span {...ofLanguage(language)}>{text}</span>;
  };
  return (
    <ConflictDialog
      words={words}
      parts={fields
        .filter(({ ours, theirs }) => ours !== theirs)
        .map(({ field, label, ours, theirs, rich = false }) => ({
          name: label,
          fields: [field],
          ours: copy(ours, rich),
          theirs: copy(theirs, rich),
        }))}
      {...ways}
    />
  );
}
