import { emptyAnswer } from '@lectern/domain/learning/question/answer.ts';
import { learnerQuestion, type LearnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import { presentToAuthors } from '@lectern/domain/learning/question/present.ts';
import { rulesOf, type Answer } from '@lectern/domain/learning/question/question-types.ts';
import { useDeferredValue, useId, useState } from 'react';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { FeedbackPanel } from '../../../learning/question/feedback-panel.tsx';
import { OwnWords } from '../../../learning/question/own-words.tsx';
import { QuestionWidget } from '../../../learning/question/question-widget.tsx';
import { widgetOf } from '../../../learning/question/question-widgets.ts';
import { RichText } from '../../../base/rich-text/rich-text.tsx';
import type { QuestionValues } from '../question-values.ts';
import classes from './learner-view.module.css';

type View = 'question' | 'hint' | 'reveal';

type Props = {
  readonly values: QuestionValues;
  readonly language: string;
  /** Whether learners try it in a case study, where each try has its feedback. */
  readonly inCase: boolean;
};

/** What a learner sees of the question that is being written, as far as it can be shown. */
export function LearnerView({ values, language, inCase }: Props) {
  const [view, setView] = useState<View>('question');
  const words = texts.cmsQuestion.preview;
  const shown = useDeferredValue(values);
  const views: readonly View[] = inCase ? ['question', 'hint', 'reveal'] : ['question', 'reveal'];
  const question = shownQuestion(shown, view === 'reveal');
  return (
    <>
      <Tabs
        label={words.views}
        tabs={views.map((value) => ({ value, label: value === 'reveal' && !inCase ? words.key : words[value] }))}
        value={view}
        onChange={setView}
      >
        {question ? (
          <Shown
            key={question.answers.map(({ id }) => id).join()}
            {...{ question, view, language }}
            message={
              view === 'hint' ? shown.incorrect_msg : view === 'reveal' && inCase ? shown.incorrect_msg_two : null
            }
          />
        ) : (
          <Empty text={words.empty} />
        )}
      </Tabs>
    </>
  );
}

/** The question as learners get it; null while what is written is no question yet. */
function shownQuestion(values: QuestionValues, settled: boolean): LearnerQuestion | null {
  const { data } = rulesOf(values.type).authored.safeParse(values.answers);
  const rows = data ?? null;
  if (!rows) return null;
  const answers = rows.map((row, index) => ({ ...row, id: row.id ?? values.answers[index]?.key ?? String(index) }));
  const content = { ...values, answers };
  return learnerQuestion(content, presentToAuthors(content), settled);
}

type ShownProps = {
  readonly question: LearnerQuestion;
  readonly view: View;
  readonly language: string;
  readonly message: string | null;
};

function Shown({ question, view, language, message }: ShownProps) {
  const id = useId();
  const [answer, setAnswer] = useState<{ type: string; given: Answer } | null>(null);
  const order = question.answers.map(({ id: one }) => one);
  const given = answer?.type === question.type ? answer.given : emptyAnswer(question.type, order);
  const instruction = widgetOf(question.type).instruction(question);
  return (
    <div className={classes['sheet']} {...ofLanguage(language)}>
      <div id={id} className={classes['question']}>
        <RichText html={question.question} />
      </div>
      {instruction && (
        <p className={classes['instruction']}>
          <OwnWords>{instruction}</OwnWords>
        </p>
      )}
      <QuestionWidget
        key={`${question.type}${view === 'reveal'}`}
        question={question}
        answer={given}
        state={view === 'reveal' ? 'settled' : view === 'hint' ? 'checked' : 'open'}
        onChange={(next) => setAnswer({ type: question.type, given: next })}
        labelledBy={id}
      />
      {message !== null && <FeedbackPanel kind={view === 'hint' ? 'hint' : 'incorrect'} message={message} />}
    </div>
  );
}
