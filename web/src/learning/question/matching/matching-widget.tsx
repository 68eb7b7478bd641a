import { Accessibility, Feedback, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import type { MatchingAnswer } from '@lectern/domain/learning/question/matching/matching.ts';
import type { Concept } from '@lectern/domain/learning/question/question-view.ts';
import { useContext, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { texts } from '../../../texts/texts.ts';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';
import { ConceptSlot } from './concept-slot.tsx';
import { DescriptionKey } from './description-key.tsx';
import classes from './matching-widget.module.css';
import { OwnWords } from '../own-words.tsx';
import { plainText } from '../../../base/rich-text/plain-text.ts';
import { RichText } from '../../../base/rich-text/rich-text.tsx';
import { TrayKeys } from './tray-keys.tsx';
import { TrayPlace } from '../tray-place.ts';
import { useMatching } from './use-matching.ts';
import type { WidgetProps } from '../widget-props.ts';

const sensors = [
  PointerSensor.configure({
    // A short press stays a press, however slow the hand; a finger that moves at once scrolls the page.
    activationConstraints: ({ pointerType }) => [
      pointerType === 'touch'
        ? new PointerActivationConstraints.Delay({ value: 250, tolerance: 5 })
        : new PointerActivationConstraints.Distance({ value: 5 }),
    ],
  }),
];

/**
 * Concepts with a slot each, and descriptions with a letter each. A letter is dragged to a slot, or a slot is pressed and
 * then a letter, or the letter is typed in the slot; Backspace clears. Narrow screens show the letters again in the bar.
 */
export function MatchingWidget({ question, answer, onChange, state, labelledBy }: WidgetProps<MatchingAnswer>) {
  const { concepts, descriptions } = question;
  const matching = useMatching(question, answer, onChange);
  const tray = useContext(TrayPlace);
  const locked = state !== 'open';
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={(usual) => [
        ...usual.filter((plugin) => plugin !== Accessibility && plugin !== Feedback),
        Feedback.configure({ feedback: 'clone', dropAnimation: null }),
      ]}
      onDragEnd={({ operation: { source, target }, canceled }) => {
        if (!canceled && source) matching.drop(source.data, target?.id);
      }}
    >
      <div className={classes['matching']}>
        <section>
          <h3 className={classes['head']}>
            <OwnWords>{texts.question.matching.concepts}</OwnWords>
          </h3>
          <ul
            aria-labelledby={labelledBy}
            className={classes['concepts']}
            style={{ '--longest-word': longestWord(concepts) } as CSSProperties}
          >
            {concepts.map((concept) => (
              <li key={concept.id} className={classes['concept']}>
                <ConceptSlot
                  concept={concept}
                  letter={answer.letters[concept.id] ?? null}
                  waiting={!locked && matching.waiting === concept.id}
                  settled={state === 'settled'}
                  locked={locked}
                  onPress={() => matching.pressSlot(concept.id)}
                  onKey={(event) => matching.onKey(concept.id, event)}
                />
                <RichText html={concept.concept} />
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3 className={classes['head']}>
            <OwnWords>{texts.question.matching.descriptions}</OwnWords>
          </h3>
          <ul className={classes['descriptions']}>
            {descriptions.map(({ letter, description }) => (
              <li key={letter} className={classes['description']}>
                <DescriptionKey
                  letter={letter}
                  description={description}
                  look={matching.lookOf(letter)}
                  locked={locked}
                  onPress={(event) => matching.pressLetter(letter, event)}
                />
                <RichText html={description} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      {tray && !locked && createPortal(<TrayKeys matching={matching} descriptions={descriptions} />, tray)}
      <output aria-live="assertive">
        <VisuallyHidden>
          <OwnWords>{matching.spoken}</OwnWords>
        </VisuallyHidden>
      </output>
    </DragDropProvider>
  );
}

/** The letters of the longest word, which must not break. */
function longestWord(concepts: readonly Concept[]): number {
  const words = concepts.flatMap(({ concept }) => plainText(concept).split(/[\s-]+/));
  return Math.max(...words.map(({ length }) => length));
}
