import { longestAlternative } from '@lectern/domain/learning/question/authored-answer.ts';
import { saysSomething } from '@lectern/domain/base/rich-text/says-something.ts';
import { IconPhotoPlus } from '@tabler/icons-react';
import { use } from 'react';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { PickingContext } from '../../../base/editor/picking.ts';
import type { AnswerValues } from '../question-values.ts';
import classes from './answers.module.css';

type Props = {
  /** What the answer is called, such as Answer A. */
  readonly what: string;
  readonly answer: AnswerValues;
  readonly onChange: (changes: Partial<AnswerValues>) => void;
};

/** Lets somebody choose a picture from the media library. */
function useChoosing({ onChange }: Pick<Props, 'onChange'>): (() => void) | null {
  const { pickImage } = use(PickingContext);
  if (!pickImage) return null;
  const choose = async () => {
    const picked = await pickImage();
    if (picked) onChange({ answer_image: picked.url, answer_image_alt: '' });
  };
  return () => void choose();
}

/** The way to a picture for an answer that has none. */
export function AddPicture({ what, answer, onChange }: Props) {
  const choose = useChoosing({ onChange });
  if (!choose || answer.answer_image !== null) return null;
  const label = texts.cmsQuestion.editor.picture.add(what);
  return <IconButton icon={IconPhotoPlus} size="xs" label={label} onClick={choose} />;
}

/** The picture of an answer; where the answer has no text, what the picture says is asked for. */
export function AnswerPicture({ what, answer, language, onChange }: Props & { readonly language: string }) {
  const choose = useChoosing({ onChange });
  const { answer_image, answer_image_alt } = answer;
  if (answer_image === null) return null;
  const words = texts.cmsQuestion.editor.picture;
  return (
    <span className={classes['picture']}>
      <img src={answer_image} alt={answer_image_alt || words.of(what)} />
      {!saysSomething(answer.answer) && (
        <TextField
          label={words.alt(what)}
          help={answer_image_alt.trim() === '' ? words.altMissing : undefined}
          autoComplete="off"
          maxLength={longestAlternative}
          {...ofLanguage(language)}
          value={answer_image_alt}
          onChange={({ target }) => onChange({ answer_image_alt: target.value })}
        />
      )}
      <span className={classes['acts']}>
        {choose && (
          <Button variant="subtle" size="xs" aria-label={words.other(what)} onClick={choose}>
            {words.otherShort}
          </Button>
        )}
        <Button
          variant="subtle"
          size="xs"
          aria-label={words.remove(what)}
          onClick={() => onChange({ answer_image: null, answer_image_alt: '' })}
        >
          {words.removeShort}
        </Button>
      </span>
    </span>
  );
}
