import { texts } from '../../texts/texts.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { ResourceView } from '../player/resource-view.tsx';
import type { PlayedQuestion } from '../attempt/played-question.ts';
import type { ProjectSource } from './project-source.ts';

type Props = {
  readonly source: ProjectSource;
  readonly question: PlayedQuestion;
  readonly type: 'hint' | 'reveal';
  readonly language: string;
  readonly onClose: () => void;
};

/** The hint or the explanation of a question, over the question; it has a page of its own as well. */
export function ResourceDialog({ source, question, type, language, onClose }: Props) {
  return (
    <Dialog
      title={type === 'hint' ? texts.player.hint : texts.player.explanation}
      onClose={onClose}
      size="picture"
      actions={
        <LinkButton {...source.resourcePage(question, type)} target="_blank" variant="subtle">
          {texts.player.ownPage}
        </LinkButton>
      }
    >
      <ResourceView
        questionId={question.id}
        earnedIn={source.earnedIn(question.id)}
        type={type}
        language={language}
        base={source.base}
      />
    </Dialog>
  );
}
