import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { Refused } from '../../ui/feedback/refused.tsx';
import { PlayedSheet } from '../attempt/played-sheet.tsx';
import { PlayerPage } from '../player/player-page.tsx';
import type { SittingCopy } from './start/open-sitting.ts';
import type { Sitting } from './played-sitting.ts';
import classes from './question-view.module.css';
import { enterAnswer } from './sitting-run.ts';

type Props = {
  readonly copy: SittingCopy;
  readonly attempt: Sitting;
  readonly language: string;
  readonly bar: ComponentProps<typeof PlayerPage>['bar'];
  readonly locked: boolean;
  /** Whether the review was seen; then each question leads back to it. */
  readonly reviewed: boolean;
  readonly refused: string | null;
  /** What has changed around the sitting since it began. */
  readonly notice: string | null;
  readonly onReview: () => void;
};

/** One question of a sitting, without a verdict, and the ways to the others. */
export function QuestionView({ copy, attempt, language, bar, locked, reviewed, refused, notice, onReview }: Props) {
  const { questions, index } = attempt;
  const played = questions[index];
  if (!played) return null;
  const isLast = index === questions.length - 1;
  const forward = <Icon of={IconArrowRight} flips />;
  const next = () => copy.moveTo(index + 1);
  const main =
    reviewed || isLast
      ? { label: reviewed ? texts.assessment.toReview : texts.player.reviewAnswers, onAct: onReview }
      : { label: texts.player.next, onAct: next };
  return (
    <PlayerPage
      language={language}
      bar={bar}
      notice={notice}
      actions={{
        ...main,
        start: (
          <>
            <Button
              size="lg"
              variant="default"
              leftSection={<Icon of={IconArrowLeft} flips />}
              disabled={index === 0}
              onClick={() => copy.moveTo(index - 1)}
            >
              <span className={classes['words']}>{texts.player.back}</span>
            </Button>
            {reviewed && (
              <Button size="lg" variant="default" rightSection={forward} disabled={isLast} onClick={next}>
                <span className={classes['words']}>{texts.player.next}</span>
              </Button>
            )}
          </>
        ),
      }}
    >
      {refused && <Refused text={refused}>{null}</Refused>}
      <PlayedSheet
        played={played}
        number={index + 1}
        total={questions.length}
        {...(played.lesson ? { caption: played.lesson.name } : {})}
        language={language}
        state={locked ? 'checked' : 'open'}
        onAnswer={(answer) => enterAnswer(copy, played.id, answer)}
      />
    </PlayerPage>
  );
}
