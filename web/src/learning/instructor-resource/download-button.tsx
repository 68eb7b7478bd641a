import { IconDownload } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDownload } from '../../base/download/use-download.ts';

type Props = {
  readonly resource: { readonly name: string; readonly url: string; readonly bytes: number };
  /** Whether it is the bundle of all files. */
  readonly all?: boolean;
};

/** Fetches a file and saves it; while it comes, it says how much is here. */
export function DownloadButton({ resource: { name, url, bytes }, all = false }: Props) {
  const { state, received, start } = useDownload();
  const failure = useFailureToast();
  const words = texts.instructorResource;
  const save = async () => {
    failure.overtake();
    const saved = await start(() => url);
    if (saved === null) failure.say('error', words.failed(name));
    else showToast('success', words.saved(saved));
  };
  const size = words.size(Math.ceil((state === 'busy' ? received : bytes) / 1000));
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<Icon of={IconDownload} size={16} />}
      loading={state === 'busy'}
      {...(all ? {} : { 'aria-label': words.downloadOf(name) })}
      onClick={() => void save()}
    >
      {all ? `${words.downloadAll} · ${size}` : words.download}
    </Button>
  );
}
