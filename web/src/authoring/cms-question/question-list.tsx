import { fewestSamples } from '@lectern/domain/entrance/free/free-sheet.ts';
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAfterUndo } from '../change-set/use-after-undo.ts';
import { useQuestionPlace } from '../cms-item/course-place.ts';
import { ActsOnSelected } from './acts-on-selected.tsx';
import { isCase, newWord, type EditedContainer, type OpenedQuestion } from './edited-container.ts';
import { MoveSelected } from './move-selected.tsx';
import { QuestionRows } from './question-rows.tsx';
import classes from './question-list.module.css';
import { questionsQuery, type ListedQuestion } from './questions-query.ts';

/** The questions of a benchmark or a case study; one that is opened takes the whole screen, at an address of its own. */
export function QuestionList(container: EditedContainer) {
  const screen = useScreenQuery(questionsQuery, { belongsTo: container.belongsTo }, { fresh: true });
  const { data, reload } = screen;
  const { open } = useQuestionPlace();
  // The code of the editor comes while the list is read.
  useEffect(() => void import('./question-editor.tsx').catch(() => undefined), []);
  useAfterUndo(reload);
  const own: EditedContainer = {
    ...container,
    onChanged: () => {
      reload();
      container.onChanged();
    },
  };
  if (!data) {
    const waiting = <Skeleton shape="list" count={4} />;
    return <Unready screen={screen} what={texts.cmsQuestion.list.notLoaded} waiting={waiting} back={null} />;
  }
  const List = isCase(container) ? CaseQuestions : BenchmarkQuestions;
  const onOpen = (opened: OpenedQuestion) => open(opened.id ?? newWord(container, opened.is_reinforced));
  return <List container={own} questions={data.cmsQuestions} onOpen={onOpen} />;
}

type Props = {
  readonly container: EditedContainer;
  readonly questions: readonly ListedQuestion[];
  readonly onOpen: (opened: OpenedQuestion) => void;
};

/** Which questions a list is narrowed to. */
type Narrowed = 'WITHOUT_LESSON' | 'SAMPLES';

function BenchmarkQuestions({ container, questions, onOpen }: Props) {
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const [narrowed, narrow] = useState<Narrowed | null>(null);
  const words = texts.cmsQuestion.list;
  const without = questions.filter(({ lesson }) => lesson === null);
  const samples = questions.filter((question) => question.is_free_sample);
  const asked = samples.filter(({ lesson, has_answers }) => lesson !== null && has_answers).length;
  const parts: Record<Narrowed, readonly ListedQuestion[]> = { WITHOUT_LESSON: without, SAMPLES: samples };
  const shown = narrowed && parts[narrowed].length > 0 ? parts[narrowed] : questions;
  const narrowing = (to: Narrowed, text: string) => (
    <Button
      variant="subtle"
      size="xs"
      aria-pressed={narrowed === to}
      onClick={() => narrow(narrowed === to ? null : to)}
    >
      {narrowed === to ? words.showAll : text}
    </Button>
  );
  return (
    <section className={classes['section']} aria-label={words.questions}>
      <h3>{words.questions}</h3>
      {without.length > 0 && (
        <p className={classes['warning']}>
          <Icon of={IconAlertTriangle} size={18} />
          {words.withoutLesson(without.length, questions.length)}
          {narrowing('WITHOUT_LESSON', words.onlyWithout)}
        </p>
      )}
      {samples.length > 0 && (
        <p className={classes[asked < fewestSamples ? 'warning' : 'note']}>
          {asked < fewestSamples && <Icon of={IconAlertTriangle} size={18} />}
          {asked < fewestSamples ? words.fewSamples(asked, fewestSamples) : words.samples(asked)}
          {narrowing('SAMPLES', words.onlySamples)}
        </p>
      )}
      {selected.size > 0 && (
        <ActsOnSelected
          container={container}
          ids={[...selected]}
          areSamples={[...selected].every((id) => samples.some((sample) => sample.id === id))}
          onDone={() => select(new Set())}
        />
      )}
      <QuestionRows {...{ container, questions, selected, shown }} onSelect={select} onOpen={(id) => onOpen({ id })} />
      {questions.length === 0 && <Empty text={words.empty} />}
      <Add text={words.add} onClick={() => onOpen({ id: null, is_reinforced: false })} />
    </section>
  );
}

function CaseQuestions({ container, questions, onOpen }: Props) {
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const words = texts.cmsQuestion.list;
  const shared = { container, selected, onSelect: select, onOpen: (id: string) => onOpen({ id }) };
  const ids = questions.flatMap(({ id }) => (selected.has(id) ? [id] : []));
  const cases = questions.filter(({ is_reinforced }) => !is_reinforced);
  const reinforced = questions.filter(({ is_reinforced }) => is_reinforced);
  return (
    <>
      {ids.length > 0 && (
        <div className={classes['bulk']}>
          <MoveSelected {...{ container, ids }} onDone={() => select(new Set())} />
          <p>{texts.cmsCourse.together.selected(ids.length)}</p>
        </div>
      )}
      <section className={classes['section']} aria-label={words.caseScenario}>
        <h3>{words.caseScenario}</h3>
        <QuestionRows {...shared} questions={cases} shown={cases} />
        {cases.length === 0 && (
          <>
            <Empty text={words.noCase} />
            <Add text={words.addCase} onClick={() => onOpen({ id: null, is_reinforced: false })} />
          </>
        )}
      </section>
      <section className={classes['section']} aria-label={words.reinforcement}>
        <h3>{words.reinforcement}</h3>
        <QuestionRows {...shared} questions={reinforced} shown={reinforced} />
        {reinforced.length === 0 && <Empty text={words.empty} />}
        <Add text={words.add} onClick={() => onOpen({ id: null, is_reinforced: true })} />
      </section>
    </>
  );
}

const Add = ({ text, onClick }: { readonly text: string; readonly onClick: () => void }) => (
  <Button
    variant="subtle"
    leftSection={<Icon of={IconPlus} size={18} />}
    className={classes['add'] ?? ''}
    onClick={onClick}
  >
    {text}
  </Button>
);
