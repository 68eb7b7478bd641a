import { ofLanguage } from '../../texts/of-language.ts';
import { ConflictDialog } from '../../base/form/conflict-dialog.tsx';
import type { Conflict } from '../../base/form/form-options.ts';
import { RichText } from '../../base/rich-text/rich-text.tsx';

type Props<Values> = {
  readonly form: { readonly values: () => Values; readonly conflict: Conflict<Values> | null };
  readonly language: string;
  readonly fields: readonly {
    readonly part: keyof Values & string;
    readonly name: string;
    /** Whether it is HTML. */
    readonly rich?: boolean;
  }[];
};

/** What two people have changed of an item, field by field. */
export function ItemConflict<Values extends Readonly<Record<string, unknown>>>({
  form,
  language,
  fields,
}: Props<Values>) {
  const copy = (text: string, rich: boolean) => {
    if (!text) return null;
    return rich ? <RichText html={text} language={language} /> : <span {...ofLanguage(language)}>{text}</span>;
  };
  return (
    <ConflictDialog
      form={form}
      parts={fields.map(({ part, name, rich = false }) => ({
        part,
        name,
        shown: (values: Values) => copy(String(values[part] ?? ''), rich),
      }))}
    />
  );
}
