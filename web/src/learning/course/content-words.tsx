import { directionOfApp, ofLanguage } from '../../texts/of-language.ts';

type Props = {
  /** What the app says, with the words in it. */
  readonly text: string;
  /** The words of the course; null where the text has none. */
  readonly words: string | null | undefined;
  /** The language of the words, a BCP 47 tag, where it is known. */
  readonly language: string | undefined;
};

/**
 * Words of a course in a text of the app, such as the title in "Study Project 4: …": they say their language and are read
 * in its direction, the text around them in that of the app.
 */
export function ContentWords({ text, words, language }: Props) {
  const at = words ? text.lastIndexOf(words) : -1;
  if (!words || at < 0 || language === undefined) return <bdi>{text}</bdi>;
  return (
    <bdi dir={directionOfApp()}>
      {text.slice(0, at)}
      <bdi {...ofLanguage(language)}>{words}</bdi>
      {text.slice(at + words.length)}
    </bdi>
  );
}
