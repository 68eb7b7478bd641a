import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/core';
import { useEffect, useId, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import field from '../../../ui/form/field.module.css';
import { RichText } from '../../rich-text/rich-text.tsx';
import { elementOf } from '../document/element-of.ts';
import { EditorDialog } from './editor-dialog.tsx';
import classes from './formula-dialog.module.css';

type Props = { readonly editor: Editor; readonly onClose: () => void };

const samples = [String.raw`\frac{a}{b}`, 'x^2', String.raw`\sqrt{2}`];

/** A formula is turned into MathML by code that is here once somebody writes one. */
const loadTemml = () => import('temml').then(({ default: temml }) => temml);
type Temml = Awaited<ReturnType<typeof loadTemml>>;

/** Asks for a formula as TeX and shows what it becomes. */
export function FormulaDialog({ editor, onClose }: Props) {
  const { selection } = editor.state;
  const before =
    selection instanceof NodeSelection && selection.node.type.name === 'formula'
      ? elementOf(selection.node.attrs['html'] as string)
      : null;
  const [tex, setTex] = useState(before?.querySelector('annotation')?.textContent ?? '');
  const [isApart, setIsApart] = useState(before?.getAttribute('display') === 'block');
  const [asked, setAsked] = useState(false);
  const [temml, setTemml] = useState<Temml | null>(null);
  const id = useId();
  const words = texts.editor.formula;
  useEffect(() => {
    let gone = false;
    const load = async () => {
      const code = await loadTemml();
      if (!gone) setTemml(() => code);
    };
    void load();
    return () => {
      gone = true;
    };
  }, []);

  const html = temml && tex.trim() !== '' ? toMathMl(temml, tex.trim(), isApart) : null;
  const wrong = temml !== null && html === null && (asked || tex.trim() !== '');
  const put = () => {
    setAsked(true);
    if (html === null) return;
    onClose();
    const clean = elementOf(html).outerHTML;
    editor
      .chain()
      .focus()
      .insertContent({ type: 'formula', attrs: { html: clean } })
      .run();
  };

  return (
    <EditorDialog title={words.title} submit={words.put} onSubmit={put} onClose={onClose}>
      <div className={classes['fields']}>
        <Field label={words.tex} help={words.help(samples)} required error={wrong ? words.wrong : undefined}>
          {(control) => (
            <textarea
              {...control}
              data-autofocus
              dir="ltr"
              rows={3}
              spellCheck={false}
              className={`${field['input']} ${classes['tex']}`}
              value={tex}
              onChange={(event) => setTex(event.target.value)}
            />
          )}
        </Field>
        <Checkbox label={words.apart} help={words.apartHelp} defaultValue={isApart} onChange={setIsApart} />
        <section aria-labelledby={id} className={classes['preview']}>
          <h3 id={id}>{words.preview}</h3>
          <div dir="ltr">{html !== null && <RichText html={html} />}</div>
        </section>
      </div>
    </EditorDialog>
  );
}

/** The formula in MathML with its TeX; null where it cannot be read. */
function toMathMl(temml: Temml, tex: string, displayMode: boolean): string | null {
  try {
    return temml.renderToString(tex, { displayMode, annotate: true, throwOnError: true });
  } catch {
    return null;
  }
}
