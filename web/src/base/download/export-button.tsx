import { IconDownload } from '@tabler/icons-react';
import { useRef } from 'react';
import type { CombinedError } from 'urql';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { Button } from '../../ui/action/button.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDownload } from './use-download.ts';

type Found = { readonly address: string | undefined; readonly error: CombinedError | undefined };

type Props = {
  readonly words: {
    readonly label: string;
    readonly exported: (file: string) => string;
    readonly notExported: string;
  };
  /** Asks where the file is to be fetched. */
  readonly find: () => Promise<Found>;
};

/** Saves a list as a file that the server writes for it. */
export function ExportButton({ words, find }: Props) {
  const { state, start } = useDownload();
  const failed = useFailureToast();
  const refused = useRef<string | null>(null);
  const findAddress = async () => {
    const { address, error } = await find();
    if (address !== undefined) return address;
    refused.current = refusalOf(error)?.text ?? null;
    throw error ?? new Error('no address came');
  };
  const save = async () => {
    failed.overtake();
    refused.current = null;
    const name = await start(findAddress);
    if (name === null) failed.say('error', refused.current ?? words.notExported);
    else showToast('success', words.exported(name));
  };
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<Icon of={IconDownload} size={16} />}
      loading={state === 'busy'}
      onClick={() => void save()}
    >
      {words.label}
    </Button>
  );
}
