import { IconCopy } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { copyText } from '../../ui/action/copy-text.ts';
import { Icon } from '../../ui/icon.tsx';

/** Copies the key of a group, to be shared with its learners. */
export const CopyKey = ({ value }: { readonly value: string }) => (
  <Button
    variant="default"
    leftSection={<Icon of={IconCopy} size={18} />}
    onClick={() => void copyText(value, texts.ui)}
  >
    {texts.ui.copy(texts.group.key)}
  </Button>
);
