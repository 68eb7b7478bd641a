import { useSortable } from '@dnd-kit/react/sortable';
import type { LearnerAnswer } from '@lectern/domain/learning/question/question-view.ts';
import { IconCheck, IconChevronDown, IconChevronUp, IconGripVertical, IconX } from '@tabler/icons-react';
import { useId, type KeyboardEvent } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Chip } from '../../../ui/figures/chip.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';
import { RichText } from '../../../base/rich-text/rich-text.tsx';
import { OwnWords } from '../own-words.tsx';
import { answerPicture } from '../answer-picture.ts';
import { itemName } from './item-name.ts';
import classes from './sequence-widget.module.css';
import type { Verdict } from '../verdict-chip.tsx';

type Props = {
  readonly item: LearnerAnswer;
  readonly index: number;
  readonly total: number;
  readonly locked: boolean;
  readonly lifted: boolean;
  readonly verdict: Verdict;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onStep: (by: 1 | -1) => void;
};

/** One item: grip, number, text, up and down. */
export function SequenceRow({ item, index, total, locked, lifted, verdict, onKey, onStep }: Props) {
  const helpId = useId();
  const { ref, handleRef } = useSortable({
    id: item.id,
    index,
    disabled: locked,
    transition: matchMedia('(prefers-reduced-motion: reduce)').matches ? null : { duration: 200 },
  });
  const name = itemName(item, index);
  return (
    <li
      ref={ref}
      className={classes['item']}
      data-lifted={lifted || undefined}
      data-locked={locked || undefined}
      data-verdict={verdict ?? undefined}
    >
      {!locked && (
        <button
          ref={handleRef}
          type="button"
          className={classes['grip']}
          aria-label={texts.question.sequence.grip(name)}
          aria-describedby={helpId}
          aria-pressed={lifted}
          onKeyDown={onKey}
        >
          <Icon of={IconGripVertical} size={20} />
          <VisuallyHidden>
            <span id={helpId}>{texts.question.sequence.gripHelp}</span>
          </VisuallyHidden>
        </button>
      )}
      <span className={classes['number']}>{index + 1}</span>
      {item.answer_image !== null && (
        <img {...answerPicture(item.answer_image)} alt={name} className={classes['picture']} />
      )}
      <RichText html={item.answer} className={classes['words']} />
      {verdict && (
        <span className={classes['verdict']}>
          <Chip tone={verdict === 'correct' ? 'green' : 'red'} icon={verdict === 'correct' ? IconCheck : IconX}>
            <OwnWords>{texts.question[verdict]}</OwnWords>
          </Chip>
        </span>
      )}
      {!locked && (
        <>
          <Step
            icon={IconChevronUp}
            label={texts.question.sequence.up(name)}
            off={index === 0}
            onStep={() => onStep(-1)}
          />
          <Step
            icon={IconChevronDown}
            label={texts.question.sequence.down(name)}
            off={index === total - 1}
            onStep={() => onStep(1)}
          />
        </>
      )}
    </li>
  );
}

type StepProps = {
  readonly icon: typeof IconChevronUp;
  readonly label: string;
  readonly off: boolean;
  readonly onStep: () => void;
};

/** It stays focusable at the end of the list, so that the focus is not lost there. */
function Step({ icon, label, off, onStep }: StepProps) {
  return <IconButton icon={icon} size="sm" label={label} disabled={off} onClick={onStep} />;
}
