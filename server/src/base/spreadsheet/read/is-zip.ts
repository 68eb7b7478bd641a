/** Whether a file begins as a ZIP does, which a workbook is. */
export const isZip = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004';
