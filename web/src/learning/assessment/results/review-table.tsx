import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PageHeading } from '../../../ui/page/page-heading.tsx';
import { Track } from '../../../ui/figures/track.tsx';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';
import { plainText } from '../../../base/rich-text/plain-text.ts';
import { isPlayed, type PlayedQuestion } from '../../attempt/played-question.ts';
import classes from './review-table.module.css';

type Props = {
  readonly questions: readonly PlayedQuestion[];
  /** Leads to a question, counted from 0. */
  readonly onReview: (index: number) => void;
  /** While the answers are submitted nothing can be changed any more. */
  readonly locked: boolean;
};

/** All questions of a sitting with whether they are answered, before it is submitted. */
export function ReviewTable({ questions, onReview, locked }: Props) {
  const [shown, setShown] = useState<'all' | 'unanswered'>('all');
  const rows = questions.map((played, index) => ({ played, index, answered: isPlayed(played) }));
  const open = rows.filter(({ answered }) => !answered);
  return (
    <>
      <div className={classes['head']}>
        <div className={classes['words']}>
          <PageHeading title={texts.assessment.reviewTitle}>{texts.assessment.reviewTitle}</PageHeading>
          <p className={classes['count']}>
            {texts.assessment.answeredOf(rows.length - open.length, rows.length)}{' '}
            {open.length > 0 && (
              <>
                <b>{texts.assessment.areUnanswered(open.length)}</b> {texts.assessment.countIncorrect(open.length)}
              </>
            )}
          </p>
        </div>
        <Track
          legend={texts.assessment.show}
          hideLegend
          options={[
            { value: 'all', label: texts.assessment.all(rows.length) },
            { value: 'unanswered', label: texts.assessment.unansweredCount(open.length) },
          ]}
          value={shown}
          onChange={setShown}
        />
      </div>
      <div className={classes['sheet']}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{texts.assessment.columns.number}</th>
              <th scope="col">{texts.assessment.columns.question}</th>
              <th scope="col">{texts.assessment.columns.lesson}</th>
              <th scope="col">{texts.assessment.columns.status}</th>
              <th scope="col">
                <VisuallyHidden>{texts.assessment.columns.act}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {(shown === 'all' ? rows : open).map((row) => (
              <Row key={row.played.id} {...row} locked={locked} onReview={() => onReview(row.index)} />
            ))}
          </tbody>
        </table>
        {shown === 'unanswered' && open.length === 0 && (
          <p className={classes['none']}>{texts.assessment.noneUnanswered}</p>
        )}
      </div>
    </>
  );
}

type RowProps = {
  readonly played: PlayedQuestion;
  readonly index: number;
  readonly answered: boolean;
  readonly locked: boolean;
  readonly onReview: () => void;
};

function Row({ played, index, answered, locked, onReview }: RowProps) {
  return (
    <tr data-unanswered={!answered || undefined}>
      <td className={classes['number']}>{index + 1}</td>
      <td className={classes['question']}>
        <bdi>{plainText(played.question.question)}</bdi>
      </td>
      <td className={classes['lesson']}>
        <bdi>{played.lesson?.name}</bdi>
      </td>
      <td className={classes['status']}>
        <span>
          <Icon of={answered ? IconCircleCheck : IconCircleDashed} />
          {answered ? texts.player.answered : texts.player.unanswered}
        </span>
      </td>
      <td className={classes['act']}>
        <Button
          variant={answered ? 'subtle' : 'light'}
          size="sm"
          disabled={locked}
          aria-label={texts.assessment.reviewQuestion(index + 1)}
          onClick={onReview}
        >
          {texts.player.review}
        </Button>
      </td>
    </tr>
  );
}
