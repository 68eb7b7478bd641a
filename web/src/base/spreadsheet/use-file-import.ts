import { useClient, type AnyVariables, type TypedDocumentNode } from 'urql';
import { besideCache } from '../../graphql/beside-cache.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { useSend } from '../../graphql/use-send.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import {
  useTableFile,
  type Difference,
  type Done,
  type Looked,
  type Reading,
  type Sent,
  type TableFile,
  type TableKind,
} from './use-table-file.ts';

/** Sends an operation and takes from its reply what is to be known. */
type Asking<Taken, Answer> = <Data, Variables extends AnyVariables>(
  operation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  take: (data: Data) => Taken,
) => Promise<Answer>;

type Result<Found> = { readonly done: boolean; readonly difference: Found };

/** A kind of file: how it is looked at, how it is imported, and what is said where neither is known to have happened. */
type ImportKind<Found, Ticked, Doing> = Omit<TableKind<Found, Ticked>, 'look'> & {
  readonly words: { readonly notConfirmed: string; readonly notRead: string };
  readonly look: (
    ask: Asking<Found, Looked<Found>>,
    file: Reading & { readonly file: string },
    ticked: Ticked,
  ) => Promise<Looked<Found>>;
  readonly act: (
    ask: Asking<Result<Found>, Done<Found>>,
    file: Sent,
    chosen: { readonly ticked: Ticked; readonly doing: Doing },
  ) => Promise<Done<Found>>;
};

/** A chosen file with what is known of it. */
export type FileImport<Found extends Difference, Ticked, Doing = void> = Omit<TableFile<Found, Ticked>, 'run'> & {
  /** Does what is shown; it gives whether that was done and, where it is not known, says why. */
  readonly run: (doing: Doing) => Promise<boolean>;
};

/** Reads a file of a kind on the server and imports it, each time with the same bytes. */
export function useFileImport<Found extends Difference, Ticked, Doing = void>({
  words,
  look,
  act,
  ...kind
}: ImportKind<Found, Ticked, Doing>): FileImport<Found, Ticked, Doing> {
  const client = useClient();
  const send = useSend();
  const failed = useFailureToast();
  const table = useTableFile<Found, Ticked>({
    ...kind,
    look: (file, ticked, reading) =>
      look(
        async (query, variables, take) => {
          const context = { requestPolicy: 'network-only', ...besideCache } as const;
          const { data, error } = await client.query(query, variables, context).toPromise();
          return { difference: data ? take(data) : null, why: refusalOf(error)?.text ?? null };
        },
        { file, ...reading },
        ticked,
      ),
  });
  const runAs = (doing: Doing) => (sent: Sent) =>
    act(
      async (mutation, variables, take) => {
        const { data, error } = await send(mutation, variables);
        if (!data) return { done: false, why: refusalOf(error)?.text ?? words.notConfirmed };
        return { ...take(data), why: null };
      },
      sent,
      { ticked: table.ticked, doing },
    );
  return {
    ...table,
    run: async (doing) => {
      failed.overtake();
      const { done, why } = (await table.run(runAs(doing))) ?? { done: false, why: words.notRead };
      if (why !== null) failed.say('error', why);
      return done;
    },
  };
}
