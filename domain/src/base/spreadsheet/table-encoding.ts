/** The encodings in which a text with a table can be read. */
export const tableEncodings = [
  'UTF_8',
  'UTF_16LE',
  'UTF_16BE',
  'WINDOWS_1252',
  'WINDOWS_1250',
  'WINDOWS_1251',
  'WINDOWS_1253',
  'WINDOWS_1254',
  'WINDOWS_1255',
  'WINDOWS_1256',
  'WINDOWS_1257',
  'WINDOWS_1258',
  'WINDOWS_874',
  'MACINTOSH',
  'DOS_850',
  'DOS_852',
  'DOS_866',
  'SHIFT_JIS',
  'EUC_KR',
  'GB18030',
  'BIG5',
] as const;

/** One of them. */
export type TableEncoding = (typeof tableEncodings)[number];
