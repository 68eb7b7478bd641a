import { isPass, scorePercent } from '@lectern/domain/learning/attempt/score.ts';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { exerciseName } from '../course/exercise-name.ts';
import { plainText } from '../../base/rich-text/plain-text.ts';
import { AnswersReview } from '../attempt/answers-review.tsx';
import type { PlayedAttempt } from '../attempt/played-attempt.ts';
import type { PlayedQuestion } from '../attempt/played-question.ts';
import { PlayerPage } from '../player/player-page.tsx';
import { ResultsSheet } from '../player/results-sheet.tsx';
import { questionCaption } from './question-caption.ts';
import { ResourceDialog } from './resource-dialog.tsx';
import classes from './project-results.module.css';
import type { StudyProjectResult } from './send-study-project.ts';
import type { ProjectSource } from './project-source.ts';
import type { Project } from './study-project.ts';

type Props = {
  readonly project: Project;
  readonly source: ProjectSource;
  readonly attempt: PlayedAttempt;
  readonly result: StudyProjectResult;
  readonly onExit: () => void;
  /** Leads on: to the completion, or back to the course where this was finished earlier. */
  readonly onDone: () => void;
  /** Whether it was finished just now; else it is looked at again. */
  readonly fresh: boolean;
  /** Leads to the start of a new attempt. */
  readonly onStartAgain: () => void;
};

/** What a study project came to, question by question, with what to read where it was hard. */
export function ResultsPhase({ project, source, attempt, result, onExit, onDone, fresh, onStartAgain }: Props) {
  const [reviewed, setReviewed] = useState<number | null>(null);
  const [explained, setExplained] = useState<PlayedQuestion | null>(null);
  const { lesson } = project;
  const bar = { title: exerciseName({ type: 'STUDY_PROJECT', ...project }), course: lesson.course_name, onExit };
  const explanation = explained && (
    <ResourceDialog
      {...{ source }}
      question={explained}
      type="reveal"
      language={lesson.language}
      onClose={() => setExplained(null)}
    />
  );
  if (reviewed !== null) {
    return (
      <>
        <AnswersReview
          bar={bar}
          questions={attempt.questions}
          first={reviewed}
          captionOf={questionCaption}
          language={lesson.language}
          onOpen={setExplained}
          onDone={() => setReviewed(null)}
        />
        {explanation}
      </>
    );
  }
  const { corrects, total_questions: total, first_try_corrects, seconds_spent: seconds } = result;
  const percent = scorePercent(corrects, total);
  const done = { label: fresh ? texts.player.done : texts.player.backToCourse, onAct: onDone };
  const again = { label: texts.player.startAgain, onAct: onStartAgain };
  // What leads on is the filled button: another attempt where the score asks for it.
  const [main, other] = isPass(percent) ? [done, again] : [again, done];
  const weak = attempt.questions.some(({ last_result }) => last_result !== true);
  return (
    <PlayerPage
      key="results"
      language={lesson.language}
      bar={{ ...bar, onExit: fresh ? onExit : undefined, heads: false }}
      actions={{
        ...main,
        beside: (
          <Button size="lg" variant="default" onClick={other.onAct}>
            {other.label}
          </Button>
        ),
      }}
    >
      <ResultsSheet
        {...{ percent, corrects, total, seconds }}
        onReview={() => setReviewed(0)}
        below={
          <>
            <p>{texts.results.firstTry(first_try_corrects, total)}</p>
            {source.attemptsFrom && project.attempts > 1 && (
              <Link {...source.attemptsFrom(attempt.id)}>{texts.finishedAttempt.all}</Link>
            )}
          </>
        }
      >
        <Panel title={texts.results.byQuestion} flush>
          <ol className={classes['questions']}>
            {attempt.questions.map((one, index) => (
              <QuestionLine
                key={one.id}
                played={one}
                number={index + 1}
                onReview={() => setReviewed(index)}
                onExplain={one.has.reveal ? () => setExplained(one) : undefined}
              />
            ))}
          </ol>
          {weak && source.bookOf && (
            <p className={classes['read']}>
              <b>{texts.results.reviewNeeded}</b>{' '}
              <Link {...source.bookOf(lesson.id)}>{texts.results.openBook(lesson.name)}</Link>
            </p>
          )}
        </Panel>
      </ResultsSheet>
      {explanation}
    </PlayerPage>
  );
}

type LineProps = {
  readonly played: PlayedQuestion;
  readonly number: number;
  readonly onReview: () => void;
  readonly onExplain: (() => void) | undefined;
};

function QuestionLine({ played, number, onReview, onExplain }: LineProps) {
  const solved = played.last_result === true;
  const verdict = !solved
    ? texts.results.notSolved
    : played.incorrect_count === 0
      ? texts.results.solvedFirst
      : texts.results.solvedSecond;
  return (
    <li className={classes['question']} data-solved={solved || undefined}>
      <span className={classes['number']}>{number}</span>
      <div className={classes['words']}>
        <button type="button" className={classes['open']} onClick={onReview}>
          <bdi>{plainText(played.question.question)}</bdi>
        </button>
        <span className={classes['verdict']}>
          <Icon of={solved ? IconCircleCheck : IconCircleX} />
          {verdict}
        </span>
      </div>
      {!solved && onExplain && (
        <Button variant="light" size="sm" onClick={onExplain}>
          {texts.question.openExplanation}
        </Button>
      )}
    </li>
  );
}
