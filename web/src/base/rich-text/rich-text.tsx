import { useMemo } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { useLanguage } from '../../texts/language.ts';
import { cleanHtml } from './clean-html.ts';
import { trustedHtml } from './trusted-html.ts';
import { withCaptions } from './with-captions.ts';
import { withWidths } from './with-widths.ts';
import callouts from './callouts.module.css';
import classes from './rich-text.module.css';

type Props = {
  readonly html: string;
  /** The language of the text, a BCP 47 tag; left out where an element around it says so already. */
  readonly language?: string;
  /** A `span` where the text stands inside a line, as in a label. */
  readonly as?: 'div' | 'span';
  readonly className?: string | undefined;
  readonly id?: string | undefined;
};

/** Text as its author formatted it, cleaned before it is shown. */
export function RichText({ html, language, as: Element = 'div', className = '', id }: Props) {
  const learners = useLanguage();
  const clean = useMemo(() => {
    const languages = language === undefined ? [learners] : [learners, language];
    return { __html: trustedHtml(withCaptions(withWidths(cleanHtml(html)), languages)) };
  }, [html, learners, language]);
  return (
    <Element
      id={id}
      className={`${classes['text']} ${callouts['with']} ${className}`}
      {...(language === undefined ? {} : ofLanguage(language))}
      dangerouslySetInnerHTML={clean}
    />
  );
}
