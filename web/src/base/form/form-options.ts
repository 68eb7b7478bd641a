import type { Schema } from '@lectern/domain/check-input.ts';
import type { FieldIssue } from '@lectern/domain/issue.ts';
import type { Entity } from '@lectern/domain/base/merge/merge.ts';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import type { Refused } from '../../graphql/refusal-of.ts';

/** What a form is about and what it sends. */
export type FormOptions<Values, Input, Data, Variables extends AnyVariables> = {
  readonly schema: Schema<Input>;
  /** What stands in the fields at first. */
  readonly initial: Values;
  /** The version that is changed; after a CONFLICT the server's. */
  readonly version?: number;
  /** How it is merged with what somebody else has saved meanwhile; left out, each field is a part. */
  readonly entity?: Entity<keyof Values & string>;
  /** Whether any change of somebody else is shown before it is sent: it acts on what holds, as a renewal does. */
  readonly asks?: boolean;
  /** The version that a reply has made, where the form stays open and is sent again. */
  readonly versionIn?: (data: Data) => number | undefined;
  readonly mutation: TypedDocumentNode<Data, Variables>;
  /** `later` where the button that was pressed is called that; `began` is what the fields began with. */
  readonly toVariables: (
    input: Input,
    version: number | undefined,
    later: true | undefined,
    began: Values,
  ) => Variables;
  /** How a copy of the server stands in the fields, where that is not as it came. */
  readonly toValues?: (theirs: Input) => Values;
  /** Reads a "no" out of a reply whose shape the specification fixes. */
  readonly noIn?: (data: Data) => Refused | null;
  readonly onDone: (data: Data) => void | Promise<void>;
  /** Told what stands in the fields once somebody has changed that, and whether it differs from what was saved. */
  readonly onTyped?: (values: Values, dirty: boolean) => void;
  /** What goes along with the mutation in its headers, once that is known. */
  readonly headers?: () => Promise<Readonly<Record<string, string>>>;
  /** Says an issue in words of this form. */
  readonly say?: (issue: FieldIssue, values: Values) => string;
  /** Says a "no" of the server in words of this form, where it has some. */
  readonly sayRefusal?: (refused: Refused) => string | undefined;
  /** Said where the mutation failed without a "no". */
  readonly failedText?: string;
  /** Whether a field is checked while it is typed in, once it was left or submitted; else at submission only. */
  readonly checksTyping?: boolean;
  /** Fields that rules compare with others: they are checked once they are left, and once typed in whenever anything changes. */
  readonly compared?: readonly (keyof Values & string)[];
};

/** Two copies in which the same was changed; ours stays in the fields until it is decided. */
export type Conflict<Values> = {
  readonly theirs: Values;
  /** Whether the other copy is of the same person, typed in another window and not saved; else somebody else's. */
  readonly own?: boolean;
  /** The parts that both have changed, each called by its first field. None is chosen beforehand. */
  readonly both: readonly string[];
  /** Takes theirs in these parts and ours in the others of `both`, with all that one of us alone has changed, and sends that; false where nothing of it is ours. */
  readonly settle: (taken: readonly string[]) => boolean;
};
