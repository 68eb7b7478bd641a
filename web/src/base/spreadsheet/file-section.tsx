import { tableEncodings } from '@lectern/domain/base/spreadsheet/table-encoding.ts';
import type { ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { LeaveGuard } from '../../ui/feedback/leave-guard.tsx';
import { Select } from '../../ui/form/select.tsx';
import { ColumnChoice, type ColumnLabels } from './column-choice.tsx';
import { FileDrop } from './file-drop.tsx';
import classes from './spreadsheet.module.css';
import { TemplateButton } from './template-button.tsx';
import type { TableFile } from './use-table-file.ts';

type Props = {
  readonly title: string;
  /** What the file has to hold: paragraphs. */
  readonly paragraphs: readonly string[];
  /** The name of the template, and the heads of its columns. */
  readonly template: { readonly name: string; readonly heads: readonly string[] };
  /** What its columns can hold. */
  readonly columns: ColumnLabels;
  readonly file: Pick<
    TableFile<never, never>,
    | 'name'
    | 'state'
    | 'isTouched'
    | 'refused'
    | 'encoding'
    | 'sheets'
    | 'columns'
    | 'choose'
    | 'readAs'
    | 'readSheet'
    | 'chooseColumns'
    | 'lookAgain'
  >;
  /** Why nothing of the file can be read; null where it can. */
  readonly problem: string | null;
  /** Said where the server did not answer. */
  readonly notRead: string;
};

/** Takes a file with a table: what it has to hold, a template, the place for it, how a text is read, and what is wrong with the whole of it. */
export function FileSection({ title, paragraphs, template, columns, file, problem, notRead }: Props): ReactNode {
  const { name, state, isTouched, refused, encoding, sheets, choose, readAs, readSheet, lookAgain } = file;
  const words = texts.spreadsheet;
  return (
    <section aria-labelledby="file" className={classes['section']}>
      <h2 id="file">{title}</h2>
      {paragraphs.map((text) => (
        <p key={text} className={classes['hint']}>
          {text}
        </p>
      ))}
      <TemplateButton {...template} />
      <LeaveGuard isUnsaved={() => isTouched && state !== 'importing'} />
      <FileDrop name={name} busy={state === 'reading'} onChoose={choose} />
      {encoding !== null && (
        <div className={classes['encoding']}>
          <Select
            label={words.readAs}
            help={words.readAsHelp}
            options={tableEncodings.map((value) => ({ value, label: words.encodings[value] }))}
            value={encoding}
            disabled={state === 'importing'}
            onChange={readAs}
          />
        </div>
      )}
      {sheets.length > 0 && (
        <div className={classes['encoding']}>
          <Select
            label={words.sheet}
            help={words.sheetHelp}
            options={sheets.map((one) => ({ value: `${one.sheet}`, label: one.name }))}
            value={`${sheets.find(({ is_read }) => is_read)?.sheet}`}
            disabled={state === 'importing'}
            onChange={(value) => readSheet(Number(value))}
          />
        </div>
      )}
      {problem !== null && (
        <p role="alert" className={classes['problem']}>
          {problem}
        </p>
      )}
      {file.columns.length > 0 && (
        <ColumnChoice
          columns={file.columns}
          labels={columns}
          isNeeded={problem !== null}
          disabled={state === 'importing'}
          onChange={file.chooseColumns}
        />
      )}
      {state === 'failed' && (
        <Failed what={notRead} onLoadAgain={lookAgain} {...(refused === null ? {} : { text: refused })} />
      )}
    </section>
  );
}
