import type { FilePlan, PlannedItem } from './plan-file.ts';
import { sayRemark } from './say-remark.ts';

type NamedPlan = FilePlan & { readonly file: string };

const fates = ['KEPT', 'CHANGED', 'LOST'] as const;
const countOf = (items: readonly PlannedItem[], fate: PlannedItem['became']) =>
  items.filter(({ became }) => became === fate).length;

/** A plan for programs: the counts, which add up, and each item with what became of it. */
export function planAsJson({ file, format, items }: NamedPlan) {
  return {
    file,
    format,
    found: items.length,
    kept: countOf(items, 'KEPT'),
    changed: countOf(items, 'CHANGED'),
    lost: countOf(items, 'LOST'),
    items: items.map(({ kind, title, place, group, tags, question, remarks, became, original }) => ({
      kind,
      place,
      title,
      group,
      tags,
      type: question?.type ?? null,
      text: question?.question ?? null,
      answers: question?.answers.map(({ answer, match }) => (match === null ? answer : [answer, match])) ?? [],
      key: question?.answers.map(({ is_correct, sequence, match }) => is_correct ?? sequence ?? match) ?? [],
      messages: question && [question.correct_msg, question.incorrect_msg, question.incorrect_msg_two],
      became,
      remarks,
      ...(question === null && { original }),
    })),
  };
}

/** A plan for a person: the counts, then what was changed and what was lost, each with its line. */
export function sayPlan({ file, format, items }: NamedPlan): string {
  const counts = fates.map((fate) => `${countOf(items, fate)} ${fate.toLowerCase()}`).join(', ');
  const head = `${file} is ${format}. Items found: ${items.length} (${counts}).`;
  const lists = (['CHANGED', 'LOST'] as const).flatMap((fate) => {
    const some = items.filter(({ became }) => became === fate);
    return some.length === 0 ? [] : [[fate === 'LOST' ? 'Lost' : 'Changed', ...some.map(line)].join('\n')];
  });
  return [head, ...lists].join('\n\n');
}

function line({ place, title, original, remarks }: PlannedItem): string {
  const where = 'line' in place ? `line ${place.line}` : 'row' in place ? `row ${place.row}` : place.id;
  const words = (title ?? original).replace(/\s+/g, ' ').trim().slice(0, 60);
  return `  ${where}: ${words}\n${remarks.map((remark) => `    ${sayRemark(remark)}`).join('\n')}`;
}
