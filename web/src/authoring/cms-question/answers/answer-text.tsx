import { IconTypography } from '@tabler/icons-react';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { RichTextField } from '../../../base/editor/rich-text-field.tsx';
import classes from './answers.module.css';
import { htmlOf, pastedLines, plainAnswer } from './plain-answer.ts';

type Props = {
  readonly label: string;
  readonly 'data-path': string | undefined;
  readonly html: string;
  readonly error: string | undefined;
  readonly language: string;
  readonly onChange: (html: string) => void;
  /** Enter was pressed. */
  readonly onEnter: () => void;
  /** More than one line was pasted. */
  readonly onLines: (lines: readonly string[]) => void;
};

/** The text of an answer: one line that is quick to type, or with format where its author wants it. */
export function AnswerText({ label, html, error, language, onChange, onEnter, onLines, 'data-path': path }: Props) {
  const plain = plainAnswer(html);
  const [formatted, setFormatted] = useState(plain === null);
  if (formatted || plain === null) {
    return (
      <RichTextField
        label={label}
        hideLabel
        size="short"
        language={language}
        defaultValue={html}
        error={error}
        onChange={onChange}
        data-path={path}
      />
    );
  }
  const paste = (event: ClipboardEvent) => {
    const lines = pastedLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    onLines(lines);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <span className={classes['plain']}>
      <TextField
        label={label}
        hideLabel
        error={error}
        value={plain}
        autoComplete="off"
        data-path={path}
        {...ofLanguage(language)}
        onChange={({ target }) => onChange(htmlOf(target.value))}
        onPaste={paste}
        onKeyDown={press}
      />
      <IconButton
        icon={IconTypography}
        size="xs"
        label={texts.cmsQuestion.editor.format(label)}
        onClick={() => setFormatted(true)}
      />
    </span>
  );
}
