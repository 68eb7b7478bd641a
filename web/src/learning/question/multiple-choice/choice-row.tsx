import type { LearnerAnswer } from '@lectern/domain/learning/question/question-view.ts';
import { IconCheck, IconX, IconZoomIn } from '@tabler/icons-react';
import { useRef, useState, type RefObject } from 'react';
import { texts } from '../../../texts/texts.ts';
import { PictureDialog } from '../../../ui/feedback/picture-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { RichText } from '../../../base/rich-text/rich-text.tsx';
import { answerPicture } from '../answer-picture.ts';
import { answerLetter } from './answer-letter.ts';
import classes from './choice-widget.module.css';
import { VerdictChip, type Verdict } from '../verdict-chip.tsx';

type Props = {
  readonly answer: LearnerAnswer;
  readonly index: number;
  readonly name: string;
  readonly several: boolean;
  readonly chosen: boolean;
  readonly verdict: Verdict;
  readonly locked: boolean;
  readonly onChoose: (chosen: boolean) => void;
};

/** One answer to choose: box or round, letter and text, under its picture where it has one. */
export function ChoiceRow({ answer, index, name, several, chosen, verdict, locked, onChoose }: Props) {
  const letter = answerLetter(index);
  const picture = useRef<HTMLImageElement>(null);
  const alt = answer.answer_image_alt ?? texts.question.picture(letter);
  return (
    <div
      className={classes['answer']}
      data-chosen={chosen || undefined}
      data-locked={locked || undefined}
      data-verdict={verdict ?? undefined}
    >
      <label className={classes['label']}>
        {answer.answer_image !== null && (
          <img
            ref={picture}
            {...answerPicture(answer.answer_image)}
            alt={alt}
            className={classes['picture']}
            loading="lazy"
          />
        )}
        <span className={classes['row']}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            className={classes['input']}
            checked={chosen}
            disabled={locked}
            onChange={(event) => onChoose(event.target.checked)}
          />
          <span className={classes['box']} data-round={!several || undefined} aria-hidden>
            {chosen && <Icon of={verdict === 'incorrect' ? IconX : IconCheck} size={18} />}
          </span>
          <span className={classes['letter']}>{letter}</span>
          <RichText html={answer.answer} as="span" className={classes['words']} />
          <VerdictChip verdict={verdict} />
        </span>
      </label>
      {answer.answer_image !== null && <Enlarge address={answer.answer_image} {...{ letter, picture, alt }} />}
    </div>
  );
}

type EnlargeProps = {
  readonly address: string;
  readonly letter: string;
  readonly picture: RefObject<HTMLImageElement | null>;
  readonly alt: string;
};

function Enlarge({ address, letter, picture, alt }: EnlargeProps) {
  const [shownHeight, setShownHeight] = useState<number | null>(null);
  const title = texts.question.picture(letter);
  return (
    <>
      <IconButton
        icon={IconZoomIn}
        size="sm"
        label={texts.question.enlarge(letter)}
        className={classes['enlarge'] ?? ''}
        onClick={() => setShownHeight(picture.current?.offsetHeight ?? 0)}
      />
      {shownHeight !== null && (
        <PictureDialog {...{ title, address, alt, shownHeight }} onClose={() => setShownHeight(null)} />
      )}
    </>
  );
}
