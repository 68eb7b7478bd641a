import { isSettled, mostWrongTries } from '@lectern/domain/learning/attempt/question-state.ts';
import { submittedAnswer } from '@lectern/domain/learning/question/answer.ts';
import { canSaveProgress } from '@lectern/domain/learning/study-project/question-flow.ts';
import { IconRefresh } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Refused } from '../../ui/feedback/refused.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import { exerciseName } from '../course/exercise-name.ts';
import { ConflictDialog } from '../attempt/conflict-dialog.tsx';
import type { PlayedAttempt } from '../attempt/played-attempt.ts';
import { PlayedSheet } from '../attempt/played-sheet.tsx';
import { answerInView, widgetState, type PlayedQuestion } from '../attempt/played-question.ts';
import { PlayerPage } from '../player/player-page.tsx';
import { SaveProgress } from '../player/save-progress.tsx';
import { useWorkingCopy } from '../attempt/use-working-copy.ts';
import { whyNotReady } from '../question/why-not-ready.ts';
import { feedbackOn } from './feedback-on.ts';
import { questionCaption } from './question-caption.ts';
import { ResourceDialog } from './resource-dialog.tsx';
import type { StudyProjectResult } from './send-study-project.ts';
import { enterAnswer, pressMain, questionInView, stepOf, type StudyProjectCopy } from './study-project-run.ts';
import type { ProjectSource } from './project-source.ts';
import type { Project } from './study-project.ts';

type Props = {
  readonly project: Project;
  readonly source: ProjectSource;
  readonly copy: StudyProjectCopy;
  readonly onExit: () => void;
  readonly onFinished: (attempt: PlayedAttempt, result: StudyProjectResult | null) => void;
  readonly onGone: () => void;
};

/** The questions of a study project, one after the other, each with its tries, hint and verdict. */
export function QuestionPhase({ project, source, copy, onExit, onFinished, onGone }: Props) {
  const { attempt, differing, replaced, gone, status } = useWorkingCopy(copy);
  const asks = Object.keys(differing).length > 0;
  const [opened, setOpened] = useState<'hint' | 'reveal' | null>(null);
  const router = useRouter();
  const played = questionInView(attempt);
  const step = stepOf(attempt);
  const busy = status.act !== null;
  const notDone = useFailureToast();
  const notSaved = useFailureToast();
  const { language, hint_opens_media_library } = project.lesson;
  // The exercise stays as it is: what is not recorded would be lost with its page.
  const open = (type: 'hint' | 'reveal') => {
    if (!hint_opens_media_library) return setOpened(type);
    const { href } = router.buildLocation(source.resourcePage(played, type) as never);
    return void window.open(href, '_blank', 'noopener');
  };
  const help = openable(played);

  useEffect(() => {
    if (replaced > 0 && !asks) showToast('info', texts.attempt.conflict.merged);
  }, [replaced, asks]);
  useEffect(() => {
    if (gone) onGone();
  }, [gone, onGone]);
  useEffect(() => {
    if (attempt.over) onFinished(attempt, null);
  }, [attempt, onFinished]);

  useEffect(() => {
    if (status.mark === 'saved') notSaved.overtake();
  }, [status.mark, notSaved]);

  const press = async () => {
    notDone.overtake();
    const pressed = await pressMain(copy);
    if (pressed.kind === 'FINISHED') onFinished(copy.view().attempt, pressed.result);
    if (pressed.kind === 'REFUSED' && pressed.code !== 'CONFLICT') notDone.say('error', pressed.text);
  };
  const save = async () => {
    const arrived = await copy.queue.flush();
    if (arrived) showToast('success', texts.player.progressSaved);
    // Offline and held up nothing has gone wrong: what is not saved, and why, stands under the bar until it is.
    else if (navigator.onLine && !copy.queue.status().halt) notSaved.say('error', texts.player.saveFailed);
    else notSaved.say('info', texts.player.notSavedYet);
  };

  return (
    <PlayerPage
      language={language}
      bar={{
        title: exerciseName({ type: 'STUDY_PROJECT', ...project }),
        course: project.lesson.course_name,
        onExit,
        parts: attempt.questions.map((one, index) => partOf(one, index === attempt.index)),
        saved: status.mark,
      }}
      actions={{
        label: texts.question.steps[step],
        onAct: () => void press(),
        whyOff: step === 'CHECK' ? whyOff(played) : null,
        note: noteOn(played),
        busy,
        icon: step === 'RESET' ? <Icon of={IconRefresh} /> : undefined,
        start: <SaveProgress onSave={() => void save()} disabled={!canSaveProgress(played) || busy} />,
      }}
    >
      {status.halt?.kind === 'REFUSED' && <Refused text={status.halt.text}>{null}</Refused>}
      <PlayedSheet
        played={played}
        number={attempt.index + 1}
        total={attempt.questions.length}
        caption={questionCaption(played)}
        language={language}
        state={busy && widgetState(played) === 'open' ? 'checked' : widgetState(played)}
        onAnswer={(answer) => enterAnswer(copy, answer)}
        feedback={feedbackOn(played)}
        said={step === 'CHECK' ? noteOn(played) : null}
        round={roundOf(played)}
        onOpen={help ? () => open(help) : undefined}
      />
      {opened && (
        <ResourceDialog {...{ source, language }} question={played} type={opened} onClose={() => setOpened(null)} />
      )}
      {asks && (
        <ConflictDialog
          questions={attempt.questions}
          differing={differing}
          language={language}
          onChoose={copy.choose}
        />
      )}
    </PlayerPage>
  );
}

function partOf(question: PlayedQuestion, isCurrent: boolean): 'full' | 'half' | 'empty' {
  if (isSettled(question)) return 'full';
  return isCurrent ? 'half' : 'empty';
}

/** A sequence that was not touched is checked in the order it is shown in; everything else has to be answered first. */
function whyOff(played: PlayedQuestion): string | null {
  return whyNotReady(played.question, submittedAnswer(played.question.type, answerInView(played)));
}

/** How often it was begun anew. */
const roundOf = ({ incorrect_count, last_result }: PlayedQuestion) => incorrect_count - (last_result === false ? 1 : 0);

function noteOn(played: PlayedQuestion): string | null {
  const left = mostWrongTries - played.incorrect_count;
  return isSettled(played) || left === mostWrongTries ? null : texts.question.triesLeft(left);
}

/** What the feedback offers to open: the hint after a miss, the explanation once the question is settled. */
function openable(played: PlayedQuestion): 'hint' | 'reveal' | null {
  if (isSettled(played)) return played.has.reveal ? 'reveal' : null;
  return played.last_result === false && played.has.hint ? 'hint' : null;
}
