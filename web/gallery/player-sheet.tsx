import type { Answer } from '@lectern/domain/learning/question/question-types.ts';
import { useState } from 'react';
import { Countdown } from '../src/learning/assessment/clock/countdown.tsx';
import { PlayerPage } from '../src/learning/player/player-page.tsx';
import { SaveProgress } from '../src/learning/player/save-progress.tsx';
import { whyNotReady } from '../src/learning/question/why-not-ready.ts';
import { texts } from '../src/texts/texts.ts';
import { examples, unsettled } from './questions.ts';
import { TryQuestion } from './try-question.tsx';

const nothing = () => {};

/** A matching question in its player. */
export function PlayerSheet() {
  const example = examples[5];
  const [answer, setAnswer] = useState<Answer>({ letters: { c0: 'B', c1: 'D', c4: 'A' } });
  if (!example) return null;
  const question = unsettled(example.question);
  return (
    <PlayerPage
      bar={{
        title: 'Study Project 3: Choosing a connection for a rural clinic',
        course: 'Connected Devices and the Internet of Things',
        onExit: nothing,
        parts: ['full', 'full', 'full', 'half', 'empty', 'empty'],
        saved: 'saved',
        timer: new URLSearchParams(location.search).has('timed') ? <Countdown left={768} total={1800} /> : null,
      }}
      actions={{
        label: texts.question.steps.CHECK,
        onAct: nothing,
        whyOff: whyNotReady(question, answer),
        start: <SaveProgress onSave={nothing} disabled={false} />,
      }}
    >
      <TryQuestion question={question} answer={answer} state="open" language="en" number={4} onAnswer={setAnswer} />
    </PlayerPage>
  );
}
