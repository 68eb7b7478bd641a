import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import { RichText } from '../../base/rich-text/rich-text.tsx';
import classes from './history.module.css';
import { plainTokens, richTokens, type Token } from './rich-tokens.ts';
import { compareWords, hasChanged, type Change, type ComparedBlock } from './word-difference.ts';

type Props = {
  readonly before: string;
  readonly after: string;
  readonly rich: boolean;
  readonly language: string | undefined;
};

/** A text as it is, with the words that came and went marked, for those who listen too; what stays the same is cut short. */
export function TextDifference({ before, after, rich, language }: Props) {
  const blocks = useMemo(() => {
    const read = rich ? richTokens : plainTokens;
    return compareWords(read(before, language), read(after, language));
  }, [before, after, rich, language]);
  const near = blocks.map((_, at) => [at - 1, at, at + 1].some((one) => blocks[one] && hasChanged(blocks[one])));
  return (
    <div className={classes['text']}>
      {blocks.map((block, at) =>
        near[at] ? (
          <Block key={at} block={block} />
        ) : (
          (at === 0 || near[at - 1]) && (
            <p key={at} className={classes['same']}>
              {texts.contentHistory.unchanged}
            </p>
          )
        ),
      )}
    </div>
  );
}

const Block = ({ block: { tag, start, runs } }: { readonly block: ComparedBlock }) => (
  <p className={classes['block']} data-tag={tag}>
    {start !== 'SAME' && runs.some(({ change }) => change !== start) && <Marked change={start}>¶</Marked>}
    {runs.map(({ change, tokens }, at) => (
      <Marked key={at} change={change}>
        {tokens.map((token, index) => (
          <Fragment key={index}>{shown(token)}</Fragment>
        ))}
      </Marked>
    ))}
  </p>
);

/** What came or went, said as well as shown. */
export function Marked({ change, children }: { readonly change: Change; readonly children: ReactNode }) {
  if (change === 'SAME') return children;
  const [Mark, said] =
    change === 'ADDED'
      ? (['ins', texts.contentHistory.inserted] as const)
      : (['del', texts.contentHistory.removed] as const);
  return (
    <Mark className={classes['mark']}>
      <VisuallyHidden>{said}</VisuallyHidden>
      {children}
    </Mark>
  );
}

function shown({ what, value, marks }: Token): ReactNode {
  if (what === 'THING') return <RichText as="span" html={value} />;
  // A link leads nowhere here, and what was struck out by its author is not mistaken for what went.
  return marks.reduceRight<ReactNode>(
    (inside, mark) => createElement(mark === 'a' || mark === 'ins' ? 'u' : mark === 'del' ? 's' : mark, null, inside),
    value,
  );
}
