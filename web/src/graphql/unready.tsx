import type { ReactNode } from 'react';
import { texts } from '../texts/texts.ts';
import { Failed } from '../ui/failed.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Refused } from '../ui/refused.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { refusalOf } from './refusal-of.ts';
import type { ScreenData } from './use-screen-query.ts';

type Props = {
  readonly screen: ScreenData<unknown>;
  /** The shape of what is awaited. */
  readonly waiting: ReactNode;
  /** The way back after a "no": a `LinkButton`. */
  readonly back: ReactNode;
};

/** What stands on a screen that has no data: it waits, it failed, or the server said no. */
export function Unready({ screen: { error, reload }, waiting, back }: Props) {
  if (!error) return waiting;
  const refused = refusalOf(error);
  const title = refused?.text ?? texts.ui.error;
  return (
    <>
      <VisuallyHidden>
        <PageHeading title={title}>{title}</PageHeading>
      </VisuallyHidden>
      {refused ? <Refused text={refused.text}>{back}</Refused> : <Failed onLoadAgain={reload} />}
    </>
  );
}
