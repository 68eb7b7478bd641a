/** Words that titles of any lesson and any quiz have. */
const common = new Set(
  (
    'lesson lessons lecture quiz quizzes pre post before after test check part chapter unit week module section the and for ' +
    'with from into your you our how what why introduction intro basics'
  ).split(' '),
);

/** The words of a title that tell it from others: of three letters or more, without numbers, the plural as the singular. */
export function tellingWords(title: string): Set<string> {
  const words = title.toLowerCase().match(/\p{L}[\p{L}\p{M}\p{N}]{2,}/gu) ?? [];
  return new Set(words.filter((word) => !common.has(word)).map((word) => word.replace(/(?<=..)s$/, '')));
}

/** How much of a title another one says too, from 0 to 1. */
export function shareOf(title: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return title.size === 0 ? 0 : title.intersection(other).size / title.size;
}
