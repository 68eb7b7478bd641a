import type { LearnerAnswer } from '@lectern/domain/question/question-view.ts';
import { IconCheck, IconX, IconZoomIn } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
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
  return (
    <div
      className={classes['answer']}
      data-chosen={chosen || undefined}
      data-locked={locked || undefined}
      data-verdict={verdict ?? undefined}
    >
      <label className={classes['label']}>
        {answer.answer_image !== null && <Picture address={answer.answer_image} letter={letter} />}
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
      {answer.answer_image !== null && <Enlarge address={answer.answer_image} letter={letter} />}
    </div>
  );
}

function Picture({ address, letter }: { readonly address: string; readonly letter: string }) {
  return <img src={address} alt={texts.question.picture(letter)} className={classes['picture']} loading="lazy" />;
}

function Enlarge({ address, letter }: { readonly address: string; readonly letter: string }) {
  const [open, setOpen] = useState(false);
  const title = texts.question.picture(letter);
  return (
    <>
      <IconButton
        icon={IconZoomIn}
        size="sm"
        label={texts.question.enlarge(letter)}
        className={classes['enlarge'] ?? ''}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <img src={address} alt={title} className={classes['large']} />
        </Dialog>
      )}
    </>
  );
}
