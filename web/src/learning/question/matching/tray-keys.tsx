import type { Description } from '@lectern/domain/learning/question/question-view.ts';
import { texts } from '../../../texts/texts.ts';
import { LetterButton } from '../../../ui/figures/letter-key.tsx';
import { plainText } from '../../../base/rich-text/plain-text.ts';
import classes from './matching-widget.module.css';
import type { Matching } from './use-matching.ts';

type Props = { readonly matching: Matching; readonly descriptions: readonly Description[] };

/** The letters again, in the bar of a narrow screen, where the slots may be far from the descriptions. */
export function TrayKeys({ matching, descriptions }: Props) {
  return (
    <fieldset aria-label={texts.question.matching.letters} className={classes['tray']}>
      {descriptions.map(({ letter, description }) => (
        <LetterButton
          key={letter}
          letter={letter}
          look={matching.lookOf(letter)}
          aria-label={texts.question.matching.letter(letter, plainText(description))}
          onClick={(event) => matching.pressLetter(letter, event)}
        />
      ))}
    </fieldset>
  );
}
