import { useEffect, useLayoutEffect, useRef, type CSSProperties } from 'react';
import { readingStyle, useReading } from './reading.ts';
import classes from './reader-dialog.module.css';
import type { Place } from './voice.ts';
import type { Sentence } from './words.ts';

type Props = {
  readonly paragraphs: readonly (readonly Sentence[])[];
  readonly place: Place;
  readonly speaks: boolean;
  /** How many lines stand out; 0 for all. */
  readonly lines: number;
  readonly onPlace: (place: Place) => void;
};

/** The text with its current word marked; a press on a word goes there. The lines around it stand out where that is wished. */
export function PassageText({ paragraphs, place, speaks, lines, onPlace }: Props) {
  const [reading] = useReading();
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = text.current;
    const word = box?.querySelector<HTMLElement>('[data-current]');
    if (!box || !word) return;
    box.style.setProperty('--middle', `${word.offsetTop + word.offsetHeight / 2}px`);
    if (speaks) word.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    const box = text.current;
    const press = ({ target }: MouseEvent) => {
      const [sentence, word] = (target instanceof HTMLElement ? (target.dataset['place'] ?? '') : '').split(' ');
      if (sentence && word) onPlace({ sentence: Number(sentence), word: Number(word) });
    };
    box?.addEventListener('click', press);
    return () => box?.removeEventListener('click', press);
  }, [onPlace]);
  return (
    <div
      ref={text}
      className={classes['text']}
      style={{ ...readingStyle(reading), '--lines': lines } as CSSProperties}
      data-in-focus={lines > 0 || undefined}
    >
      {paragraphs.map((sentences) => (
        <p key={sentences[0]?.number}>
          {sentences.map((sentence) => (
            <span key={sentence.number} data-sentence={sentence.number === place.sentence || undefined}>
              {sentence.words.map(({ text: word, at, isSpoken }, index) =>
                isSpoken ? (
                  <span
                    key={at}
                    data-place={`${sentence.number} ${index}`}
                    data-current={isCurrent(sentence, index, place) || undefined}
                  >
                    {word}
                  </span>
                ) : (
                  word
                ),
              )}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

/** The marked word: the one at the place, and the first of its sentence where only the sentence is known. */
function isCurrent({ number, words }: Sentence, index: number, place: Place): boolean {
  if (number !== place.sentence) return false;
  return (
    index ===
    Math.max(
      place.word,
      words.findIndex(({ isSpoken }) => isSpoken),
    )
  );
}
