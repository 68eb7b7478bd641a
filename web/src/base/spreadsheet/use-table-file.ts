import type { ChosenColumn, FileColumn } from '@lectern/domain/base/spreadsheet/said-columns.ts';
import type { TableEncoding } from '@lectern/domain/base/spreadsheet/table-encoding.ts';
import { mostBytesSent } from '@lectern/domain/base/spreadsheet/table.ts';
import { useEffect, useRef, useState } from 'react';
import { contentOf } from './content-of.ts';

/** What a file comes to, by what the server has told of it. */
export type Difference = {
  readonly problem?: string | null | undefined;
  readonly shown: string;
  /** The encoding that a text was read in. */
  readonly encoding?: TableEncoding | null | undefined;
  /** The sheets of a workbook, where there is a choice. */
  readonly sheets: readonly ReadSheet[];
  readonly columns: readonly ReadColumn[];
};

/** A sheet of a workbook as the server has found it. */
export type ReadSheet = { readonly sheet: number; readonly name: string; readonly is_read: boolean };

/** A column as the server has read it. */
type ReadColumn = Pick<FileColumn, 'column' | 'head' | 'example'> & { readonly name?: string | null | undefined };

/** What is asked of a file: how a text is read, which sheet of a workbook, and its columns, each as seems right where nothing was chosen. */
export type Reading = {
  readonly encoding: TableEncoding | null;
  readonly sheet: number | null;
  readonly columns: ChosenColumn<string>[] | null;
};

const asSeemsRight: Reading = { encoding: null, sheet: null, columns: null };

/** What an import sends of a file: its bytes, as it was read and shown. */
export type Sent = Reading & { readonly file: string; readonly shown: string };

/** What a difference has in common that comes of a file which is too large and not sent. */
export const tooLarge = { problem: 'TOO_LARGE' as const, shown: '', encoding: null, sheets: [], columns: [] };

/** What the server says of a file; without a difference, why it did not look at it where it said so. */
export type Looked<Found> = { readonly difference: Found | null; readonly why: string | null };

/** How files of a kind are looked at. */
export type TableKind<Found, Ticked> = {
  readonly mostBytes: number;
  /** What is shown of a file that is larger, or too large for what is sent though it is packed: it is not sent. */
  readonly tooLarge: Found;
  /** What is ticked of a file that was just chosen. */
  readonly untouched: Ticked;
  readonly look: (file: string, ticked: Ticked, reading: Reading) => Promise<Looked<Found>>;
};

/** What became of an act upon a file: whether it was done and what it comes to by now, or why that is not known. */
export type Done<Found> =
  | { readonly done: boolean; readonly difference: Found; readonly why: null }
  | { readonly done: false; readonly why: string };

/** A chosen file with what is known of it. */
export type TableFile<Found extends Difference, Ticked> = {
  readonly name: string | null;
  readonly state: 'idle' | 'reading' | 'failed' | 'importing';
  /** Why the server did not read the file, where it said so. */
  readonly refused: string | null;
  readonly problem: Found['problem'] | null;
  readonly difference: Found | null;
  readonly ticked: Ticked;
  /** Whether something was chosen for the file, which nobody keeps. */
  readonly isTouched: boolean;
  /** The encoding that a text is read in; null for a workbook, and while that is not known. */
  readonly encoding: TableEncoding | null;
  /** The sheets of a workbook that can be read; none where there is no choice. */
  readonly sheets: readonly ReadSheet[];
  /** The columns of the file, also of one that says nothing so; what was chosen for them holds before it is read so. */
  readonly columns: readonly ReadColumn[];
  /** Whether the difference has changed under what was shown before. */
  readonly changed: boolean;
  readonly choose: (file: File) => void;
  readonly tick: (ticked: Ticked) => void;
  /** Says that something was chosen for the file that stands beside it. */
  readonly touch: () => void;
  /** Reads the same file in another encoding. */
  readonly readAs: (encoding: TableEncoding) => void;
  /** Reads another sheet of the same file. */
  readonly readSheet: (sheet: number) => void;
  /** Reads the same file with other columns. */
  readonly chooseColumns: (columns: readonly ChosenColumn<string>[]) => void;
  readonly lookAgain: () => void;
  /** Lets the file go, as after it was imported. */
  readonly forget: () => void;
  /** Does what is shown; it gives null where the file cannot be read any more. */
  readonly run: (send: (sent: Sent) => Promise<Done<Found>>) => Promise<Done<Found> | null>;
};

const withChosen = (columns: readonly ReadColumn[], chosen: Reading['columns']): readonly ReadColumn[] =>
  chosen
    ? columns.map((one) => ({ ...one, name: chosen.find(({ column }) => column === one.column)?.name ?? null }))
    : columns;

// Four characters carry three bytes.
const fits = (base64: string) => base64.length <= (mostBytesSent * 4) / 3 + 4;

type Chosen = { readonly name: string; readonly content: Promise<string | null> };

/** Reads a file with a table on the server and does what it comes to, each time with the same bytes. */
export function useTableFile<Found extends Difference, Ticked>({
  mostBytes,
  tooLarge: tooLargeHere,
  untouched,
  look,
}: TableKind<Found, Ticked>): TableFile<Found, Ticked> {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [difference, setDifference] = useState<Found | null>(null);
  const [ticked, setTicked] = useState(untouched);
  const [reading, setReading] = useState(asSeemsRight);
  const [state, setState] = useState<TableFile<Found, Ticked>['state']>('idle');
  const [refused, setRefused] = useState<string | null>(null);
  const [changed, setChanged] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const turns = useRef(0);
  useEffect(() => () => void turns.current++, []);
  const read = async (of: Chosen, now: Ticked, asked: Reading) => {
    const turn = ++turns.current;
    setState('reading');
    setChanged(false);
    const file = await of.content;
    const found =
      file === null ? null : fits(file) ? await look(file, now, asked) : { difference: tooLargeHere, why: null };
    if (turn !== turns.current) return;
    setState(found?.difference ? 'idle' : 'failed');
    setRefused(found?.why ?? null);
    if (found?.difference) setDifference(found.difference);
  };
  const readAgain = (next: Reading) => {
    setReading(next);
    setTouched(true);
    if (chosen) void read(chosen, ticked, next);
  };
  return {
    name: chosen?.name ?? null,
    state,
    refused,
    problem: difference?.problem ?? null,
    difference: difference?.problem ? null : difference,
    ticked,
    isTouched,
    encoding: reading.encoding ?? difference?.encoding ?? null,
    sheets: (difference?.sheets ?? []).map((one) =>
      reading.sheet === null ? one : { ...one, is_read: one.sheet === reading.sheet },
    ),
    columns: withChosen(difference?.columns ?? [], reading.columns),
    changed,
    choose: (file) => {
      const next = { name: file.name, content: contentOf(file) };
      setChosen(next);
      setTicked(untouched);
      setReading(asSeemsRight);
      setTouched(false);
      setDifference(file.size > mostBytes ? tooLargeHere : null);
      if (file.size <= mostBytes) return void read(next, untouched, asSeemsRight);
      turns.current++;
      return setState('idle');
    },
    tick: (next) => {
      setTicked(next);
      setTouched(true);
      if (chosen) void read(chosen, next, reading);
    },
    touch: () => setTouched(true),
    readAs: (encoding) => readAgain({ ...asSeemsRight, encoding }),
    readSheet: (sheet) => readAgain({ ...asSeemsRight, sheet }),
    chooseColumns: (columns) => readAgain({ ...reading, columns: [...columns] }),
    lookAgain: () => {
      if (chosen) void read(chosen, ticked, reading);
    },
    forget: () => {
      turns.current++;
      setChosen(null);
      setDifference(null);
      setTicked(untouched);
      setReading(asSeemsRight);
      setTouched(false);
      setState('idle');
      setChanged(false);
    },
    run: async (send) => {
      const file = await chosen?.content;
      if (file == null || !difference) return null;
      setState('importing');
      const { shown, encoding = null, sheets } = difference;
      const sheet = sheets.find(({ is_read }) => is_read)?.sheet ?? null;
      const reply = await send({ file, shown, encoding, sheet, columns: reading.columns });
      setState('idle');
      if (reply.why === null && !reply.done) {
        setDifference(reply.difference);
        setChanged(true);
      }
      return reply;
    },
  };
}
