import type { TableEncoding } from '@lectern/domain/base/spreadsheet/table-encoding.ts';
import { builder } from '../graphql/builder.ts';

/** The encoding of a text with a table. */
export const TableEncodingRef = builder.enumType('TableEncoding', {
  description: 'The encoding of a text with a table.',
  values: {
    UTF_8: { description: 'Unicode, as UTF-8.' },
    UTF_16LE: { description: 'Unicode, as UTF-16 with the low bytes first.' },
    UTF_16BE: { description: 'Unicode, as UTF-16 with the high bytes first.' },
    WINDOWS_1252: { description: 'Western European, of Windows.' },
    WINDOWS_1250: { description: 'Central European, of Windows.' },
    WINDOWS_1251: { description: 'Cyrillic, of Windows.' },
    WINDOWS_1253: { description: 'Greek, of Windows.' },
    WINDOWS_1254: { description: 'Turkish, of Windows.' },
    WINDOWS_1255: { description: 'Hebrew, of Windows.' },
    WINDOWS_1256: { description: 'Arabic, of Windows.' },
    WINDOWS_1257: { description: 'Baltic, of Windows.' },
    WINDOWS_1258: { description: 'Vietnamese, of Windows.' },
    WINDOWS_874: { description: 'Thai, of Windows.' },
    MACINTOSH: { description: 'Western European, of the Mac.' },
    DOS_850: { description: 'Western European, of DOS.' },
    DOS_852: { description: 'Central European, of DOS.' },
    DOS_866: { description: 'Cyrillic, of DOS.' },
    SHIFT_JIS: { description: 'Japanese.' },
    EUC_KR: { description: 'Korean.' },
    GB18030: { description: 'Chinese, simplified.' },
    BIG5: { description: 'Chinese, traditional.' },
  } satisfies Record<TableEncoding, { description: string }>,
});
