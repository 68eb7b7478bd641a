import { texts } from '../../texts/texts.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { ResourceView } from '../player/resource-view.tsx';
import type { PlayedQuestion } from '../attempt/played-question.ts';
import type { ProjectPlace } from './study-project.ts';

type Props = {
  readonly place: ProjectPlace;
  readonly question: PlayedQuestion;
  readonly type: 'hint' | 'reveal';
  readonly language: string;
  readonly onClose: () => void;
};

/** The hint or the explanation of a question, over the question; it has a page of its own as well. */
export function ResourceDialog({ place, question, type, language, onClose }: Props) {
  const { groupId, courseId } = place;
  const caseStudyNumber = String(question.case_number ?? 1);
  return (
    <Dialog
      title={type === 'hint' ? texts.player.hint : texts.player.explanation}
      onClose={onClose}
      size="picture"
      actions={
        <LinkButton
          to="/group/$groupId/course/$courseId/study-project/$projectId/media-library/$questionId/$type/$caseStudyNumber"
          params={{ ...place, questionId: question.id, type, caseStudyNumber }}
          target="_blank"
          variant="subtle"
        >
          {texts.player.ownPage}
        </LinkButton>
      }
    >
      <ResourceView
        questionId={question.id}
        groupId={groupId}
        type={type}
        language={language}
        base={`/group/${groupId}/course/${courseId}`}
      />
    </Dialog>
  );
}
