import { IconDownload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useClient } from 'urql';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDownload } from '../download/use-download.ts';
import { exportQuery, type WorklistAsked } from './worklist-query.ts';

/** Saves all licenses that the worklist shows as a spreadsheet, in its order. */
export function ExportButton({ asked }: { readonly asked: WorklistAsked }) {
  const client = useClient();
  const { state, start } = useDownload();
  const failed = useFailureToast();
  const refused = useRef<string | null>(null);
  const words = texts.renewal;
  const findAddress = async () => {
    const { data, error } = await client.query(exportQuery, asked, { requestPolicy: 'network-only' }).toPromise();
    if (data) return data.renewalsExport.address;
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
      {words.export}
    </Button>
  );
}
