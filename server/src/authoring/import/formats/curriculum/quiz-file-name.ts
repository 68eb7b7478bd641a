const language = String.raw`[A-Za-z]{2,3}(?:[-_][A-Za-z]{2,4})?`;
const folder = String.raw`(?:^|/)[^/]*quiz[^/]*/`;

/** `quizzes/en.json`, `quiz-app/src/assets/translations/en.json`. */
const byFile = new RegExp(String.raw`${folder}(?:.+/)?(${language})\.json$`, 'i');
/** `quizzes/en/lesson-1.json`, `quiz-app/src/assets/translations/en/group-1.json`. */
const byFolder = new RegExp(
  String.raw`${folder}(?:(?:.+/)?(?:translations|languages?|locales?|i18n)/)?(?!(?:src|bin|app|lib)/)(${language})/[^/]+\.json$`,
  'i',
);
/** `quiz.json`, `2-farm/quizzes-en.json`. */
const byName = new RegExp(String.raw`(?:^|/)quiz(?:zes)?(?:[-_.](${language}))?\.json$`, 'i');

/** What the name of a quiz file says: its language, null where it names none, and what it belongs to: itself, or its folder. */
export function quizFileName(path: string): { readonly language: string | null; readonly of: string } | null {
  if (path.startsWith('translations/')) return null;
  const file = byFile.exec(path);
  if (file?.[1]) return { language: file[1], of: path };
  const shared = byFolder.exec(path);
  if (shared?.[1]) return { language: shared[1], of: path.replace(/\/[^/]+$/, '') };
  const named = byName.exec(path);
  return named && { language: named[1] ?? null, of: path };
}
