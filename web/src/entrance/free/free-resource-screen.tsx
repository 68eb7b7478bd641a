import { useLocation, useNavigate } from '@tanstack/react-router';
import { Unrecorded } from '../../learning/player/unrecorded.ts';
import { QuestionResourcePage } from '../../learning/study-project/question-resource-page.tsx';
import { freeWords } from './free-words.ts';

type Props = {
  readonly params: {
    readonly lessonId: string;
    readonly projectId: string;
    readonly questionId: string;
    readonly type: string;
    readonly caseStudyNumber: string;
  };
};

/** The hint or the explanation of a question in free mode; what opens it stands after # in the address. */
export function FreeResourceScreen({ params: { lessonId, ...place } }: Props) {
  const { hash: ticket } = useLocation();
  const navigate = useNavigate();
  const toLesson = () => void navigate({ to: '/free/$', params: { _splat: `lesson/${lessonId}` } });
  return (
    <Unrecorded value={freeWords()}>
      <QuestionResourcePage {...place} earnedIn={{ ticket }} base={null} onExit={toLesson} />
    </Unrecorded>
  );
}
