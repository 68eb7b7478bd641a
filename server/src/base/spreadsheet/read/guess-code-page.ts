import type { TableEncoding } from '@lectern/domain/base/spreadsheet/table-encoding.ts';
import { decodeAs } from './decode-as.ts';

/** What stands between words in every one of these code pages. */
const signs = String.raw`\x82\x84-\x87\x89\x8b\x91-\x97\x99\x9b\xa0\xa4\xa6\xa7\xa9\xab-\xae\xb0\xb1\xb5-\xb7\xbb`;
/** Letters of ASCII and whatever else is none of those signs; of what is longer than words are, pieces. */
const word = new RegExp(String.raw`(?:[a-z]|[^\x00-\x7f${signs}]){2,40}`, 'gi');
/** That many words tell as much as all of them. */
const mostWords = 2000;

/** How words of names are written in languages of Western Europe, in small letters. */
const western: readonly RegExp[] = [
  // Spanish and Galician: ñ before a vowel.
  /^(?:[a-záéíïóúüç]|ñ(?=[aeiouáéíóú]))+$/u,
  // Catalan, French and Italian: a grave e before a consonant, or at the end as in Noè, Mosè and Barthès.
  /^(?:[a-zàéíïòóúüç·]|è(?=[b-df-hj-np-tv-z]))+$/u,
  /^(?!ï)(?:[a-zàâçéêëîïôûùüÿœ]|è(?=[b-df-hj-np-tv-z]))+$/u,
  /^[a-z]*(?:[àìòù]|(?<![ai])è)$/u,
  // Portuguese: nasal vowels before a vowel or at the end.
  /^(?:[a-zàáâçéêíóôúü]|õ(?=e)|ã(?=[eo]|s?$))+$/u,
  // German, Dutch and those of the north, where no name ends with æ.
  /^(?:[a-zäöüßéëïøåô]|æ(?!$))+$/u,
  /^(?:[a-záéíóúýðö]|^þ|æ(?!$))+$/u,
];

/** How they are written in languages of Central Europe. */
const central: readonly RegExp[] = [
  // Polish: ć and ń before a consonant or at the end.
  /^(?:[a-zóąęłśźż]|[ćń](?![aeiouóyąę]))+$/u,
  // Czech and Slovak, Hungarian, Croatian and Slovene, Romanian.
  /^[a-záäčďéěíĺľňóôŕřšťúůýž]+$/u,
  /^[a-záéíóöőúüű]+$/u,
  /^[a-zčćđšž]+$/u,
  /^[a-zăâîşţ]+$/u,
];

const isAmong = (ways: readonly RegExp[]) => (text: string) => {
  const small = text.toLowerCase();
  // Letters with accents stand among others.
  return /[a-z]/.test(small) && ways.some((way) => way.test(small));
};

/** Words have a capital at their beginning, or have capitals only. */
const isCased = (text: string) => /^(?:\p{L}\p{Ll}+|\p{Lu}+)$/u.test(text);

/** A Cyrillic word: it has vowels, and never five consonants in a row. */
const isCyrillic = (text: string) =>
  /^\p{Script=Cyrillic}+$/u.test(text) &&
  isCased(text) &&
  /[аеёиоуыэюяіїє]/iu.test(text) &&
  !/[^аеёиоуыэюяіїєьй]{5}|^[ьъы]/iu.test(text);

/** A Greek word: it ends as those do, has one accent at most, and its final sigma at its end. */
const isGreek = (text: string) =>
  /^\p{Script=Greek}+$/u.test(text) &&
  isCased(text) &&
  /[αάεέηήιίϊΐοόυύϋΰωώςνρξψβδλμ]$/iu.test(text) &&
  /[αάεέηήιίϊοόυύϋωώ]/iu.test(text) &&
  !/[βγδζθκλμνξπρστφχψ]{4}|[άέήίόύώΐΰ].*[άέήίόύώΐΰ]|ς.|^[ΪΫ]|[ΐΰ]/u.test(text);

/** An Arabic word, or a Persian one; the marks of its vowels follow letters. */
const isArabic = (text: string) => /^(?:\p{Script=Arabic}|(?<!^)[\u064b-\u0652\u200c])+$/u.test(text);

/** Where several are as likely, the first. */
const pages = [
  { page: 'WINDOWS_1252', isWord: isAmong(western) },
  { page: 'WINDOWS_1251', isWord: isCyrillic },
  { page: 'WINDOWS_1253', isWord: isGreek },
  { page: 'WINDOWS_1256', isWord: isArabic },
  { page: 'WINDOWS_1250', isWord: isAmong(central) },
] as const;

/**
 * The code page of a text with names that is in no Unicode: the one by which most of its words look as words do. Letters of
 * one script stand together, and Latin ones with accents among those without.
 */
export function guessCodePage(bytes: Buffer): TableEncoding {
  const words = new Set<string>();
  for (const [found] of bytes.toString('latin1').matchAll(word)) {
    if (/[\x80-\xff]/.test(found)) words.add(found);
    if (words.size === mostWords) break;
  }
  const text = Buffer.from([...words].join('\n'), 'latin1');
  const [best] = pages
    .map(({ page, isWord }) => ({ page, words: decodeAs(page, text, false)?.split('\n').filter(isWord).length ?? 0 }))
    .toSorted((one, other) => other.words - one.words);
  return best?.page ?? 'WINDOWS_1252';
}
