import type { LearnerAnswer } from '@lectern/domain/learning/question/question-view.ts';
import { useId } from 'react';
import { texts } from '../../../texts/texts.ts';
import { RichText } from '../../../base/rich-text/rich-text.tsx';
import { answerPicture } from '../answer-picture.ts';
import { OwnWords } from '../own-words.tsx';
import { itemName } from './item-name.ts';
import classes from './sequence-widget.module.css';

type Props = {
  /** The items in their right order. */
  readonly items: readonly LearnerAnswer[];
};

/** How the items belong, to be read beside the order that was given. */
export function RightOrder({ items }: Props) {
  const id = useId();
  return (
    <section>
      <OrderHead id={id}>{texts.question.sequence.rightOrder}</OrderHead>
      <ol aria-labelledby={id} className={classes['list']}>
        {items.map((item, index) => (
          <li key={item.id} className={classes['item']} data-locked data-verdict="correct">
            <span className={classes['number']}>{index + 1}</span>
            {item.answer_image !== null && (
              <img {...answerPicture(item.answer_image)} alt={itemName(item, index)} className={classes['picture']} />
            )}
            <RichText html={item.answer} className={classes['words']} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Which of two orders stands under it. */
export function OrderHead({ id, children }: { readonly id?: string; readonly children: string }) {
  return (
    <h3 className={classes['head']}>
      <OwnWords id={id}>{children}</OwnWords>
    </h3>
  );
}
