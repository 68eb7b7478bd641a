import type { ReactNode } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { ConflictDialog, type ComparedPart } from '../form/conflict-dialog.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { conflictWords } from '../working-copy/conflict-words.ts';
import type { EditedContainer } from './edited-container.ts';
import classes from './question-form.module.css';
import type { QuestionValues } from './question-values.ts';
import type { QuestionForm } from './use-question-form.ts';

type Props = {
  readonly conflict: NonNullable<QuestionForm['conflict']>;
  readonly ours: QuestionValues;
  readonly course: EditedContainer['course'];
  /** The names of what helps with the question, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly onDecided: () => void;
};

/** Somebody else has changed the question: both copies, to choose from part by part. It stays until that is decided. */
export function QuestionConflict({ conflict, ours, course, names, onDecided }: Props) {
  const { theirs, keepOurs, takeTheirs, mix } = conflict;
  const shownAs = partsOf(course, names);
  return (
    <ConflictDialog
      words={conflictWords(conflict)}
      parts={shownAs
        .filter(({ fields }) => fields.some((field) => said(ours, field) !== said(theirs, field)))
        .map(({ name, fields, shown }): ComparedPart<Field> => ({
          name,
          fields,
          ours: shown(ours),
          theirs: shown(theirs),
        }))}
      onKeep={() => {
        keepOurs();
        onDecided();
      }}
      onTake={() => {
        takeTheirs();
        onDecided();
      }}
      onMix={(taken) => {
        mix(taken);
        onDecided();
      }}
    />
  );
}

type Field = keyof QuestionValues;

/** What a copy says in a field; the keys that tell rows apart are its own. */
const said = (values: QuestionValues, field: Field): string =>
  JSON.stringify(values[field], (name, value: unknown) => (name === 'key' ? undefined : value));

type Part = {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly shown: (values: QuestionValues) => ReactNode;
};

/** The parts of a question: its answers are right or wrong by its type, so these count together. */
function partsOf({ language, lessons }: Props['course'], names: Props['names']): readonly Part[] {
  const words = texts.cmsQuestion;
  const none = texts.cms.conflict.none;
  const rich = (field: 'question' | 'correct_msg' | 'incorrect_msg' | 'incorrect_msg_two'): Part => ({
    name: words.editor[field],
    fields: [field],
    shown: (values) => (values[field] ? <RichText html={values[field]} language={language} /> : none),
  });
  const help = (field: 'hint' | 'reveal'): Part => ({
    name: words.resources[field],
    fields: [field],
    shown: ({ [field]: offered }) =>
      offered ? (
        <>
          {words.resources.kinds[offered.kind]}
          <ul {...ofLanguage(language)}>
            {offered.resource_ids.map((id) => (
              <li key={id}>{names.get(id) ?? words.resources.unnamed}</li>
            ))}
          </ul>
        </>
      ) : (
        none
      ),
  });
  return [
    rich('question'),
    {
      name: words.editor.answers,
      fields: ['type', 'answers', 'keeps_order'],
      shown: (values) => <Answers values={values} language={language} />,
    },
    {
      name: words.editor.lesson,
      fields: ['lesson_id'],
      shown: ({ lesson_id }) => lessons.find(({ id }) => id === lesson_id)?.name ?? words.editor.noLesson,
    },
    rich('incorrect_msg'),
    rich('incorrect_msg_two'),
    rich('correct_msg'),
    help('hint'),
    help('reveal'),
  ];
}

function Answers({ values, language }: { readonly values: QuestionValues; readonly language: string }) {
  const words = texts.cmsQuestion;
  return (
    <>
      <p>{words.types[values.type]}</p>
      <ol className={classes['copy']}>
        {values.answers.map(({ key, answer, answer_image, answer_image_alt, match, is_correct }) => (
          <li key={key} data-right={is_correct || undefined}>
            <RichText html={answer} as="span" language={language} />
            {answer_image && <img src={answer_image} alt={answer_image_alt} width={80} />}
            {match && <RichText html={match} as="span" language={language} />}
            {is_correct && <span className={classes['right']}>{words.preview.key}</span>}
          </li>
        ))}
      </ol>
      {values.keeps_order && <p>{words.editor.keepsOrder}</p>}
    </>
  );
}
