import { IconArrowLeft } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { OwnWords } from '../question/own-words.tsx';
import { PlayedSheet } from './played-sheet.tsx';
import { isPlayed, type PlayedQuestion } from './played-question.ts';
import { PlayerPage } from '../player/player-page.tsx';

type Props = {
  readonly bar: Omit<ComponentProps<typeof PlayerPage>['bar'], 'parts' | 'saved' | 'timer'>;
  readonly questions: readonly PlayedQuestion[];
  readonly first?: number;
  readonly captionOf?: (question: PlayedQuestion) => string;
  readonly language: string;
  /** Why some right answers are not shown; the questions concerned carry no verdict. */
  readonly whyWithheld?: string | null;
  readonly onOpen?: (question: PlayedQuestion) => void;
  readonly onDone: () => void;
};

const nothing = () => {};

/** The questions of a finished attempt one by one, with the answers given and, where they are shown, the right ones; nothing can be changed. */
export function AnswersReview({
  bar,
  questions,
  first = 0,
  captionOf,
  language,
  whyWithheld = null,
  onOpen,
  onDone,
}: Props) {
  const [index, setIndex] = useState(first);
  const played = questions[index];
  if (!played) return null;
  const withheld = played.last_result === null;
  const isLast = index === questions.length - 1;
  return (
    <PlayerPage
      language={language}
      bar={{ ...bar, parts: questions.map((_one, place) => (place <= index ? 'full' : 'empty')) }}
      actions={{
        label: isLast ? texts.player.backToResult : texts.player.next,
        note: withheld
          ? [isPlayed(played) ? null : texts.player.noAnswerGiven, whyWithheld].filter(Boolean).join(' ') || null
          : null,
        onAct: () => (isLast ? onDone() : setIndex(index + 1)),
        start: (
          <>
            <Button
              size="lg"
              variant="default"
              leftSection={<Icon of={IconArrowLeft} flips />}
              disabled={index === 0}
              onClick={() => setIndex(index - 1)}
            >
              {texts.player.back}
            </Button>
            {!isLast && (
              <Button size="lg" variant="subtle" onClick={onDone}>
                {texts.player.backToResult}
              </Button>
            )}
          </>
        ),
      }}
    >
      <PlayedSheet
        played={played}
        number={index + 1}
        total={questions.length}
        {...(captionOf ? { caption: captionOf(played) } : {})}
        language={language}
        state={withheld ? 'checked' : 'settled'}
        onAnswer={nothing}
        {...(withheld ? {} : { feedback: verdictOn(played) })}
        onOpen={onOpen && played.has.reveal ? () => onOpen(played) : undefined}
      />
    </PlayerPage>
  );
}

function verdictOn(played: PlayedQuestion): NonNullable<ComponentProps<typeof PlayedSheet>['feedback']> {
  const { last_result, messages } = played;
  if (last_result === true) return { kind: 'correct', message: messages.correct };
  return {
    kind: 'incorrect',
    message: isPlayed(played) ? messages.incorrect : <OwnWords>{texts.player.noAnswerGiven}</OwnWords>,
  };
}
