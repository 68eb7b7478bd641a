import { IconHistory } from '@tabler/icons-react';
import type { ContentKind } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { useHistoryPlace } from './history-place.ts';

type Props = {
  readonly kind: ContentKind;
  readonly id: string;
  /** What it is called, where the button stands among those of others. */
  readonly of?: string;
};

/** Opens the history of an item over the page. */
export function HistoryButton({ kind, id, of }: Props) {
  const { go } = useHistoryPlace();
  const open = () => go({ kind, id, versions: null });
  const { history, actOn } = texts.cms;
  const names = of === undefined ? ({ size: 'sm', label: history } as const) : { label: actOn(history, of) };
  return <IconButton icon={IconHistory} size="xs" {...names} onClick={open} />;
}
