import { columnLetters } from './said-columns.ts';
import { storedZip } from './stored-zip.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const media = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const parts = {
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${media}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${media}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${media}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  // The look 1 is that of a text: what somebody types stays as it is typed, with zeros before it and without becoming a day.
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/** A workbook (XLSX) of one sheet whose cells are all texts, also those that are still to be filled in; `encode` gives a text in UTF-8. */
export function plainWorkbook(
  rows: readonly (readonly string[])[],
  encode: (text: string) => Uint8Array,
): Uint8Array<ArrayBuffer> {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 1);
  const lines = rows.map((cells, row) => {
    const texts = cells.map((cell, column) => {
      const at = `r="${columnLetters(column)}${row + 1}" s="1"`;
      return cell === ''
        ? `<c ${at}/>`
        : `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
    });
    return `<row r="${row + 1}">${texts.join('')}</row>`;
  });
  const sheet = `<worksheet xmlns="${main}"><cols><col min="1" max="${width}" width="24" style="1" customWidth="1"/></cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
  const files = Object.entries({ ...parts, 'xl/worksheets/sheet1.xml': sheet });
  return storedZip(files.map(([name, text]) => ({ name, bytes: encode(head + text) })));
}

/** A text in XML, without the characters that XML cannot hold. */
const escaped = (text: string): string =>
  text
    .replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
