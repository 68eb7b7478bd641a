import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';
import { Failed } from '../ui/feedback/failed.tsx';
import { Refused } from '../ui/feedback/refused.tsx';
import { isPassing, refusalOf } from './refusal-of.ts';

type Props = {
  readonly error: CombinedError;
  /** What could not be read, in a sentence. */
  readonly what: string;
  readonly onLoadAgain: () => void;
  /** The way back after a lasting "no": a `LinkButton` or `Button`. */
  readonly children: ReactNode;
};

/** Stands in the place of what could not be read: a "no" with the way back, or a failure that may pass. */
export function NotRead({ error, what, onLoadAgain, children }: Props) {
  const refused = refusalOf(error);
  if (refused && !isPassing(refused.code)) return <Refused text={refused.text}>{children}</Refused>;
  return <Failed {...{ what, onLoadAgain }} {...(refused ? { text: refused.text } : {})} />;
}
