import type { TableEncoding } from '@lectern/domain/base/spreadsheet/table-encoding.ts';

/** What Node calls the encodings that it knows. */
const labels = {
  UTF_8: 'utf-8',
  UTF_16LE: 'utf-16le',
  UTF_16BE: 'utf-16be',
  WINDOWS_1250: 'windows-1250',
  WINDOWS_1251: 'windows-1251',
  WINDOWS_1252: 'windows-1252',
  WINDOWS_1253: 'windows-1253',
  WINDOWS_1254: 'windows-1254',
  WINDOWS_1255: 'windows-1255',
  WINDOWS_1256: 'windows-1256',
  WINDOWS_1257: 'windows-1257',
  WINDOWS_1258: 'windows-1258',
  WINDOWS_874: 'windows-874',
  MACINTOSH: 'macintosh',
  DOS_866: 'ibm866',
  SHIFT_JIS: 'shift_jis',
  EUC_KR: 'euc-kr',
  GB18030: 'gb18030',
  BIG5: 'big5',
} as const satisfies Partial<Record<TableEncoding, string>>;

/** The upper halves of those that it does not know; the lower ones are ASCII. */
const upperHalves = {
  DOS_850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  DOS_852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
} as const satisfies Partial<Record<TableEncoding, string>>;

/** The text that bytes are in an encoding; null where they are none in it and `strictly` so is asked. */
export function decodeAs(encoding: TableEncoding, bytes: Buffer, strictly: boolean): string | null {
  if (encoding === 'DOS_850' || encoding === 'DOS_852') {
    const upper = upperHalves[encoding];
    return bytes.toString('latin1').replaceAll(/[\x80-\xff]/g, (sign) => upper[sign.charCodeAt(0) - 0x80] ?? sign);
  }
  try {
    return new TextDecoder(labels[encoding], { fatal: strictly }).decode(bytes);
  } catch {
    return null;
  }
}
