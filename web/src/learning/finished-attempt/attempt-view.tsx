import { isPass } from '@lectern/domain/learning/attempt/score.ts';
import { useCallback, useMemo, useState } from 'react';
import { useClient } from 'urql';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { findBooks } from '../assessment/results/find-books.ts';
import { LessonScores } from '../assessment/results/lesson-scores.tsx';
import { whyWithheldOf } from '../assessment/results/why-withheld.ts';
import { AnswersReview } from '../attempt/answers-review.tsx';
import { playedQuestion } from '../attempt/played-question.ts';
import { exerciseName } from '../course/exercise-name.ts';
import { PlayerPage } from '../player/player-page.tsx';
import { ResultsSheet } from '../player/results-sheet.tsx';
import type { FinishedAttempt } from './attempt-query.ts';
import { AttemptsPanel } from './attempts-panel.tsx';

type Props = {
  readonly attempt: FinishedAttempt;
  readonly place: { readonly groupId: string; readonly courseId: string };
  readonly onBack: () => void;
};

/** The result of a finished attempt by lesson, the attempts beside it, and its answers one by one. */
export function AttemptView({ attempt, place, onBack }: Props) {
  const { own, first_name, last_name, course_name, language, result, review } = attempt;
  const client = useClient();
  const { groupId, courseId } = place;
  const books = useCallback(() => findBooks(client, { groupId, courseId }), [client, groupId, courseId]);
  const [reviewing, setReviewing] = useState(false);
  const questions = useMemo(() => attempt.questions.map(playedQuestion), [attempt]);
  const name = texts.gradebook.fullName(first_name, last_name);
  const bar = { title: exerciseName(attempt), course: own ? course_name : name };
  const whyWithheld = review === 'SHOWN' ? null : whyWithheldOf(attempt.type, review);
  if (reviewing) {
    return (
      <AnswersReview
        bar={{ ...bar, onExit: onBack }}
        {...{ questions, language, whyWithheld }}
        onDone={() => setReviewing(false)}
      />
    );
  }
  const { reached, missed } = texts.finishedAttempt;
  return (
    <PlayerPage
      key="result"
      language={language}
      bar={{ ...bar, heads: false }}
      actions={{
        label: texts.finishedAttempt.toGradebook,
        onAct: onBack,
        note: attempt.submitted_by_timer ? texts.assessment.byTimer : null,
        beside: (
          <Button size="lg" variant="default" onClick={() => setReviewing(true)}>
            {texts.player.reviewAnswers}
          </Button>
        ),
      }}
    >
      <ResultsSheet
        percent={result.percent}
        corrects={result.corrects}
        total={result.total_questions}
        seconds={result.seconds_spent}
        again={false}
        sentence={own ? undefined : (isPass(result.percent) ? reached : missed)(name)}
        below={whyWithheld && <p>{whyWithheld}</p>}
      >
        <LessonScores findBooks={books} language={language} lessons={result.by_lesson} />
        <AttemptsPanel {...{ attempt, place }} />
      </ResultsSheet>
    </PlayerPage>
  );
}
