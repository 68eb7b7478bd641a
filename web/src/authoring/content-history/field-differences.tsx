import type { FieldDifference } from '@lectern/domain/base/content-difference/compare-content.ts';
import { letterOf, mostLetters } from '@lectern/domain/learning/question/letter.ts';
import type { ReactNode } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { plainText } from '../../base/rich-text/plain-text.ts';
import { fieldName } from './field-name.ts';
import classes from './history.module.css';
import { ListItem } from './list-item.tsx';
import { shownValue } from './shown-value.tsx';
import { Marked, TextDifference } from './text-difference.tsx';

type Shown = {
  /** What the items are called that a field names. */
  readonly names: ReadonlyMap<string, string>;
  readonly language: string | undefined;
};

type Props = Shown & {
  readonly differences: readonly FieldDifference[];
  /** The letter of the answer that these are about. */
  readonly letter?: string;
};

/** What differs between two versions, field by field. */
export function FieldDifferences({ differences, letter, ...shown }: Props) {
  return differences.map((difference) => {
    const correctness = letter === undefined ? null : correctnessText(difference, letter);
    if (correctness !== null)
      return (
        <p key={difference.field} className={classes['key']}>
          {correctness}
        </p>
      );
    const Heading = letter === undefined ? 'h3' : 'h4';
    return (
      <section key={difference.field} className={classes['field']}>
        <Heading>{fieldName(difference.field)}</Heading>
        <Difference difference={difference} {...shown} />
      </section>
    );
  });
}

/** What became of the key of a question, in words: "B is now correct". */
function correctnessText(difference: FieldDifference, letter: string): string | null {
  const words = texts.contentHistory;
  if (difference.as !== 'VALUE') return null;
  const { field, after } = difference;
  if (field === 'is_correct') return after === true ? words.nowCorrect(letter) : words.nowWrong(letter);
  if (field === 'sequence' && typeof after === 'number') return words.nowAt(letter, after);
  return null;
}

function Difference({ difference, ...shown }: Shown & { readonly difference: FieldDifference }): ReactNode {
  if (difference.as === 'LIST') return <ListDifferences difference={difference} {...shown} />;
  const { language } = shown;
  if (difference.as === 'VALUE') {
    const { field, before, after } = difference;
    return (
      <p className={classes['value']}>
        <Marked change="REMOVED">{shownValue(field, before, shown.names)}</Marked>{' '}
        <Marked change="ADDED">{shownValue(field, after, shown.names)}</Marked>
      </p>
    );
  }
  const { before, after, as } = difference;
  return (
    <div {...(language ? ofLanguage(language) : { dir: 'auto' })}>
      <TextDifference {...{ before, after, language }} rich={as === 'RICH_TEXT'} />
    </div>
  );
}

type Lists = Extract<FieldDifference, { as: 'LIST' }>;

function ListDifferences({ difference: { field, items }, names, language }: Shown & { readonly difference: Lists }) {
  return (
    <ul>
      {items.map(({ item, from, to, moved, differences }, at) => {
        const place = to ?? from ?? 0;
        const letter = field === 'answers' ? (place < mostLetters ? letterOf(place) : String(place + 1)) : undefined;
        return (
          <ListItem key={at} {...{ from, to, moved, language }} name={nameOf(item, names, letter)}>
            {differences.length > 0 && <FieldDifferences {...{ differences, names, language }} letter={letter ?? ''} />}
          </ListItem>
        );
      })}
    </ul>
  );
}

/** What an item of a list is called: an answer by its letter, another by its name or file. */
function nameOf(item: unknown, names: ReadonlyMap<string, string>, letter: string | undefined): string {
  if (typeof item === 'string') return names.get(item) ?? texts.contentHistory.unknown;
  const { answer, label, src } = item as { readonly answer?: string; readonly label?: string; readonly src?: string };
  const said = answer === undefined ? (label ?? src ?? '') : plainText(answer);
  return letter === undefined ? said : texts.contentHistory.answer(letter, said);
}
