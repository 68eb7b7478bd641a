import { IconHistory } from '@tabler/icons-react';
import type { ContentKind } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useHistoryPlace } from './history-place.ts';

type Props = {
  readonly kind: ContentKind;
  readonly id: string;
  /** What it is called, where the button stands among those of others and is an icon. */
  readonly of?: string;
};

/** Opens the history of an item over the page. */
export function HistoryButton({ kind, id, of }: Props) {
  const { go } = useHistoryPlace();
  const open = () => go({ kind, id, versions: null });
  const { history, actOn } = texts.cms;
  if (of !== undefined) return <IconButton icon={IconHistory} size="xs" label={actOn(history, of)} onClick={open} />;
  return (
    <Button variant="default" size="sm" leftSection={<Icon of={IconHistory} size={18} />} onClick={open}>
      {history}
    </Button>
  );
}
