import { useQuery } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { NotRead } from '../../graphql/not-read.tsx';
import { texts } from '../../texts/texts.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { WayBack } from '../course/way-back.tsx';
import { PlayerPage } from '../player/player-page.tsx';
import { ResourceView, type EarnedIn } from '../player/resource-view.tsx';

const projectQuery = graphql(`
  query QuestionResourcePage_project($projectId: ID!, $groupId: ID) {
    studyProject(id: $projectId, groupId: $groupId) {
      id
      lesson {
        id
        course_name
        language
      }
    }
  }
`);

type Props = {
  readonly projectId: string;
  readonly questionId: string;
  readonly type: string;
  readonly caseStudyNumber: string;
  readonly earnedIn: EarnedIn;
  /** The address of the course view, to which links between lessons lead; null where there is none. */
  readonly base: string | null;
  readonly onExit: () => void;
};

/** The hint or the explanation of a question on a page of its own, wherever the question was asked. */
export function QuestionResourcePage({ projectId, questionId, type, caseStudyNumber, earnedIn, base, onExit }: Props) {
  const { groupId } = earnedIn;
  const variables = { projectId, groupId: groupId ?? null };
  const [{ data, error }, reload] = useQuery({ query: projectQuery, variables });
  const lesson = data?.studyProject.lesson;
  const title = `${texts.player.caseStudy(caseStudyNumber)}: ${type === 'reveal' ? texts.player.explanation : texts.player.hint}`;
  return (
    <PlayerPage bar={{ title, course: lesson?.course_name ?? '', onExit }}>
      {lesson ? (
        <ResourceView
          {...{ questionId, earnedIn, base }}
          type={type === 'reveal' ? 'reveal' : 'hint'}
          language={lesson.language}
        />
      ) : error ? (
        <NotRead
          error={error}
          what={texts.shell.notLoaded.materials}
          onLoadAgain={() => reload({ requestPolicy: 'network-only' })}
        >
          {groupId !== undefined && <WayBack {...{ groupId, error }} />}
        </NotRead>
      ) : (
        <Spinner />
      )}
    </PlayerPage>
  );
}
