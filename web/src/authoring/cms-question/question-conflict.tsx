import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { ConflictDialog, type ShownPart } from '../../base/form/conflict-dialog.tsx';
import { RichText } from '../../base/rich-text/rich-text.tsx';
import type { EditedContainer } from './edited-container.ts';
import classes from './question-form.module.css';
import type { QuestionValues } from './question-values.ts';
import type { QuestionForm } from './use-question-form.ts';

type Props = {
  readonly form: Pick<QuestionForm, 'values' | 'conflict'>;
  readonly course: EditedContainer['course'];
  /** The names of what helps with the question, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly onSettled: () => void;
};

/** What somebody else has changed too of a question. */
export function QuestionConflict({ form, course, names, onSettled }: Props) {
  return <ConflictDialog {...{ form, onSettled }} parts={partsOf(course, names)} />;
}

/** The parts of a question: its answers are right or wrong by its type, so these count together. */
function partsOf({ language, lessons }: Props['course'], names: Props['names']): readonly ShownPart<QuestionValues>[] {
  const words = texts.cmsQuestion;
  const rich = (
    part: 'question' | 'correct_msg' | 'incorrect_msg' | 'incorrect_msg_two',
  ): ShownPart<QuestionValues> => ({
    part,
    name: words.editor[part],
    shown: ({ [part]: html }) => html && <RichText html={html} language={language} />,
  });
  const help = (part: 'hint' | 'reveal'): ShownPart<QuestionValues> => ({
    part,
    name: words.resources[part],
    shown: ({ [part]: offered }) =>
      offered && (
        <>
          {words.resources.kinds[offered.kind]}
          <ul {...ofLanguage(language)}>
            {offered.resource_ids.map((id) => (
              <li key={id}>{names.get(id) ?? words.resources.unnamed}</li>
            ))}
          </ul>
        </>
      ),
  });
  return [
    rich('question'),
    {
      part: 'answers',
      name: words.editor.answers,
      shown: (values) => <Answers values={values} language={language} />,
    },
    {
      part: 'lesson_id',
      name: words.editor.lesson,
      shown: ({ lesson_id }) => lessons.find(({ id }) => id === lesson_id)?.name ?? words.editor.noLesson,
    },
    {
      part: 'is_free_sample',
      name: words.editor.freeSample,
      shown: ({ is_free_sample }) => (is_free_sample ? words.editor.freeSample : null),
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
      <p>{texts.question.types[values.type]}</p>
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
