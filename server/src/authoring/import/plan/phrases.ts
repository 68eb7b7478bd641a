/** What the importer writes itself, in the language of the course. */
export type Phrases = {
  readonly terms: string;
  readonly learn: string;
  readonly right: (answer: string) => string;
  /** After a first wrong try: the page to read, or null where none is known for certain. */
  readonly notYet: (page: string | null) => string;
  /** After a second one. */
  readonly answerIs: (answer: string, page: string | null) => string;
  readonly missingPicture: (alt: string) => string;
  /** What a statement is judged to be. */
  readonly judged: { readonly right: string; readonly wrong: string };
};

const en: Phrases = {
  terms: 'Terms',
  learn: 'Read the e-book and the terms of this lesson, then answer the questions.',
  right: (answer) => `That is right: ${answer}`,
  notYet: (page) =>
    `Not yet. ${page ? `Read “${page}” in` : 'Look it up in'} the e-book of this lesson, then try again.`,
  answerIs: (answer, page) =>
    `The right answer is: ${answer}. ${page ? `Read “${page}” in` : 'Look it up in'} the e-book of this lesson.`,
  missingPicture: (alt) => `Picture not included: ${alt}`,
  judged: { right: 'True', wrong: 'False' },
};

const table: Readonly<Record<string, Phrases>> = {
  en,
  ar: {
    terms: 'المصطلحات',
    learn: 'اقرأ الكتاب الإلكتروني والمصطلحات في هذا الدرس، ثم أجب عن الأسئلة.',
    right: (answer) => `صحيح: ${answer}`,
    notYet: (page) =>
      `ليس بعد. ${page ? `اقرأ «${page}»` : 'ابحث عن ذلك'} في الكتاب الإلكتروني لهذا الدرس، ثم حاول مرة أخرى.`,
    answerIs: (answer, page) =>
      `الإجابة الصحيحة هي: ${answer}. ${page ? `اقرأ «${page}»` : 'ابحث عن ذلك'} في الكتاب الإلكتروني لهذا الدرس.`,
    missingPicture: (alt) => `صورة غير مضمّنة: ${alt}`,
    judged: { right: 'صحيح', wrong: 'خطأ' },
  },
  ja: {
    terms: '用語',
    learn: 'このレッスンの電子書籍と用語を読んでから、問題に答えてください。',
    right: (answer) => `正解です：${answer}`,
    notYet: (page) =>
      `まだ正解ではありません。このレッスンの電子書籍${page ? `の「${page}」` : ''}を読んで、もう一度試してください。`,
    answerIs: (answer, page) =>
      `正解は「${answer}」です。このレッスンの電子書籍${page ? `の「${page}」` : ''}を読んでください。`,
    missingPicture: (alt) => `画像は含まれていません：${alt}`,
    judged: { right: '正しい', wrong: '正しくない' },
  },
  es: {
    terms: 'Términos',
    learn: 'Lee el libro electrónico y los términos de esta lección y después responde a las preguntas.',
    right: (answer) => `Correcto: ${answer}`,
    notYet: (page) =>
      `Todavía no. ${page ? `Lee «${page}»` : 'Búscalo'} en el libro electrónico de esta lección e inténtalo de nuevo.`,
    answerIs: (answer, page) =>
      `La respuesta correcta es: ${answer}. ${page ? `Lee «${page}»` : 'Búscala'} en el libro electrónico de esta lección.`,
    missingPicture: (alt) => `Imagen no incluida: ${alt}`,
    judged: { right: 'Verdadero', wrong: 'Falso' },
  },
};

/** The phrases of a language, in English where there are none of its own. */
export function phrasesOf(language: string): Phrases {
  return table[language.split('-')[0] ?? ''] ?? en;
}
