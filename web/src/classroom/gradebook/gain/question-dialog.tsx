import { emptyAnswer } from '@lectern/domain/learning/question/answer.ts';
import { useId } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { NotRead } from '../../../graphql/not-read.tsx';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { QuestionWidget } from '../../../learning/question/question-widget.tsx';
import { RichText } from '../../../base/rich-text/rich-text.tsx';
import classes from './question-dialog.module.css';

const questionQuery = graphql(`
  query QuestionDialog_question($courseId: ID!, $groupId: ID!, $questionId: ID!) {
    assessedQuestion(courseId: $courseId, groupId: $groupId, questionId: $questionId) {
      id
      type
      question
      select_all
      answers {
        id
        answer
        answer_image
        answer_image_alt
        is_correct
        sequence
        match
      }
      concepts {
        id
        concept
        letter
      }
      descriptions {
        letter
        description
      }
    }
  }
`);

type Props = {
  readonly groupId: string;
  readonly courseId: string;
  readonly questionId: string;
  /** The language of the course, a BCP 47 tag. */
  readonly courseLanguage: string;
  readonly onClose: () => void;
};

const nothing = () => {};

/** A question that was asked, with its right answer. */
export function QuestionDialog({ courseLanguage, onClose, ...ids }: Props) {
  const screen = useScreenQuery(questionQuery, ids, { fresh: true, beside: true });
  const id = useId();
  const question = screen.data?.assessedQuestion;
  return (
    <Dialog title={texts.gradebook.gain.key} onClose={onClose}>
      {question ? (
        <div className={classes['question']} {...ofLanguage(courseLanguage)}>
          <div id={id}>
            <RichText html={question.question} />
          </div>
          <QuestionWidget
            question={question}
            answer={emptyAnswer(
              question.type,
              question.answers.map((answer) => answer.id),
            )}
            state="settled"
            onChange={nothing}
            labelledBy={id}
          />
        </div>
      ) : screen.error ? (
        <NotRead error={screen.error} what={texts.shell.notLoaded.exercise} onLoadAgain={screen.reload}>
          <Button variant="default" size="sm" onClick={onClose}>
            {texts.ui.back}
          </Button>
        </NotRead>
      ) : (
        <Skeleton shape="list" count={4} />
      )}
    </Dialog>
  );
}
