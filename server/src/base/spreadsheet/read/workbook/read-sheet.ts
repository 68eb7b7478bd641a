import { mostColumns } from '@lectern/domain/base/spreadsheet/read-columns.ts';
import type { TableLine } from '@lectern/domain/base/spreadsheet/table.ts';
import { cellText, type Cell, type Named } from './cell-text.ts';
import { attributeOf, walkXml } from './walk-xml.ts';

/** The lines of a sheet, hidden ones too, up to so many; what stands in cells merged downwards stands in each of their lines. */
export function readSheet(xml: Buffer, named: Named, mostLines: number): readonly TableLine[] {
  const table: { readonly line: number; readonly cells: string[] }[] = [];
  let [line, column] = [0, 0];
  let cells: string[] = [];
  let cell: Cell | null = null;
  let into: 'formula' | 'value' | 'text' | null = null;
  let [isTable, isSpoken] = [false, false];
  walkXml(xml, {
    open: (name, attributes) => {
      into = null;
      if (name === 'sheetData') isTable = true;
      if (!isTable && name !== 'mergeCell') return;
      switch (name) {
        case 'row':
          line = Number(attributeOf(attributes, 'r') ?? line + 1);
          [column, cells] = [0, []];
          break;
        case 'mergeCell':
          fillDown(table, attributeOf(attributes, 'ref') ?? '');
          break;
        case 'c':
          column = columnIn(attributeOf(attributes, 'r')) ?? column + 1;
          cell = {
            type: attributeOf(attributes, 't') ?? 'n',
            style: Number(attributeOf(attributes, 's') ?? 0),
            formula: null,
            value: null,
            text: null,
          };
          break;
        case 'rPh':
          isSpoken = true;
          break;
        default:
          into = isSpoken ? null : (places[name] ?? null);
          if (cell && into) cell[into] ??= '';
      }
    },
    text: (part) => {
      if (cell && into) cell[into] = (cell[into] ?? '') + part;
    },
    close: (name) => {
      into = null;
      if (name === 'rPh') isSpoken = false;
      if (name === 'c' && cell) {
        if (column <= mostColumns) put(cells, column, cellText(cell, named));
        cell = null;
      }
      if (name === 'row' && table.length <= mostLines && cells.some((text) => text !== '')) table.push({ line, cells });
      if (name === 'sheetData') isTable = false;
    },
  });
  return table;
}

const places: Partial<Record<string, 'formula' | 'value' | 'text'>> = { f: 'formula', v: 'value', t: 'text' };

function put(cells: string[], column: number, text: string): void {
  while (cells.length < column) cells.push('');
  cells[column - 1] = text;
}

/** Writes the text of the first of the cells that are merged, as in A2:A5, into those below it in lines that are there. */
function fillDown(table: readonly { readonly line: number; readonly cells: string[] }[], reference: string): void {
  const [, start = '', end = ''] = /^([A-Z]{1,3}\d{1,7}):[A-Z]{1,3}(\d{1,7})$/i.exec(reference) ?? [];
  const column = columnIn(start);
  const [from, to] = [Number(start.replace(/^\D+/, '')), Number(end)];
  if (column === null || column > mostColumns || !(to > from)) return;
  const at = table.findIndex(({ line }) => line === from);
  const text = table[at]?.cells[column - 1] ?? '';
  if (text === '') return;
  for (const { line, cells } of table.slice(at + 1)) {
    if (line > to) return;
    put(cells, column, text);
  }
}

/** The number of the column in a reference such as AB12; null where there is none. */
function columnIn(reference: string | undefined): number | null {
  const [letters] = /^[A-Z]{1,3}/i.exec(reference ?? '') ?? [];
  if (letters === undefined) return null;
  return Array.from(letters.toUpperCase()).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}
