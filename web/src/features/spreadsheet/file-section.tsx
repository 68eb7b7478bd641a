import type { ReactNode } from 'react';
import { Failed } from '../../ui/feedback/failed.tsx';
import { FileDrop } from './file-drop.tsx';
import classes from './spreadsheet.module.css';
import { TemplateButton } from './template-button.tsx';
import type { TableFile } from './use-table-file.ts';

type Props = {
  readonly title: string;
  /** What the file has to hold: paragraphs. */
  readonly texts: readonly string[];
  /** The name of the template, and the heads of its columns. */
  readonly template: { readonly name: string; readonly heads: readonly string[] };
  readonly file: Pick<TableFile<never, never>, 'name' | 'state' | 'refused' | 'choose' | 'lookAgain'>;
  /** Why nothing of the file can be read; null where it can. */
  readonly problem: string | null;
  /** Said where the server did not answer. */
  readonly notRead: string;
};

/** Takes a file with a table: what it has to hold, a template, the place for it, and what is wrong with the whole of it. */
export function FileSection({ title, texts, template, file, problem, notRead }: Props): ReactNode {
  const { name, state, refused, choose, lookAgain } = file;
  return (
    <section aria-labelledby="file" className={classes['section']}>
      <h2 id="file">{title}</h2>
      {texts.map((text) => (
        <p key={text} className={classes['hint']}>
          {text}
        </p>
      ))}
      <TemplateButton {...template} />
      <FileDrop name={name} busy={state === 'reading'} onChoose={choose} />
      {problem !== null && (
        <p role="alert" className={classes['problem']}>
          {problem}
        </p>
      )}
      {state === 'failed' && (
        <Failed what={notRead} onLoadAgain={lookAgain} {...(refused === null ? {} : { text: refused })} />
      )}
    </section>
  );
}
