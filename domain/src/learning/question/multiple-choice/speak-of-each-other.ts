/** A choice that is nothing but words about other choices, in the languages curricula are written in. */
const aboutOthers: readonly RegExp[] = [
  /^(?:all|none|any|both|neither|either|most|some|only one|two|three|everything|nothing)(?: of)?(?: the)? (?:above|below|these|those|them|others?|options|answers|choices|statements|previous)\b/i,
  /^(?:all|none|any|both|neither|either)[.!]?$/i,
  /^(?:both|neither|either)\b/i,
  /\b(?:all|none|any|both|neither|either) of (?:the )?(?:above|these|those|them|previous|other|options|answers|choices|statements)\b/i,
  /^the (?:first|last) (?:two|three|one)\b/i,
  /^(?:todas? |todos? |ningun[ao]s? |tod[ao]s l[ao]s |cualquiera de )(?:de )?(?:l[ao]s )?(?:anteriores|opciones|respuestas)|^amb[ao]s\b/i,
  /^(?:toutes|aucune|tous|aucun|les deux)(?: les| des| de ces)?(?: réponses| propositions| précédentes|$)|^les deux\b/i,
  /^(?:alle|keine[sr]?|beide[sn]?)(?: der)?(?: davon| genannten| oben| antworten|$)/i,
  /^(?:todas|nenhuma)(?: as| das)?(?: anteriores| alternativas| respostas| acima)|^ambas\b/i,
  /^(?:tutt[ei]|nessun[ao])(?: l[ei]| dell[ei])?(?: precedenti| risposte)|^entramb[ei]\b/i,
  /^(?:كل|جميع|لا شيء|أي) (?:ما|مما|الخيارات|الإجابات)|^(?:كلاهما|كلا )/,
  /^(?:उपरोक्त|ऊपर|इनमें से|दोनों)/,
  /^(?:উপরের|ওপরের|উপরোক্ত|কোনোটিই|কোনটিই|উভয়)/,
  /^(?:以上|上述|两者|兩者)/,
  /^(?:上記|すべて|いずれ|どちらも|両方)/,
];

const letter = String.raw`(?:\(?[A-Ha-h]\)|\(?[A-H]\b|\(?(?:I{1,3}|IV|V)\b\)?|\(?[1-8]\)?)`;
const joined = String.raw`(?:\s*,\s*|\s*&\s*|\s+(?:and|or|und|y|e|et|o|oder|ou)\s+)`;
/** "A and C", "1, 2 and 3", "only B", "I and II". */
const byLetters = new RegExp(
  String.raw`^(?:(?:[Oo]nly|[Bb]oth|[Aa]nswers?|[Oo]ptions?)\s+)*${letter}(?:${joined}${letter})+(?:\s+[Oo]nly)?[.!]?$|^[Oo]nly\s+[A-H][.!]?$|^[A-H]\s+[Oo]nly[.!]?$`,
);

/**
 * Whether some of the choices of a question are about the others ("all of the above", "both", "A and C", "none of these"),
 * so that they read wrongly in another order. Plain text; a choice that only holds such words in a sentence does not count.
 */
export function speakOfEachOther(choices: readonly string[]): boolean {
  return choices.some((choice) => {
    const words = choice.replace(/\s+/g, ' ').trim();
    return byLetters.test(words) || aboutOthers.some((pattern) => pattern.test(words));
  });
}
