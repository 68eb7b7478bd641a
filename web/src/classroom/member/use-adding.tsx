import { IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Icon } from '../../ui/icon.tsx';
import type { AddedRole } from './dialogs/use-addable.ts';

const AddDialog = lazy(async () => ({ default: (await import('./dialogs/add-dialog.tsx')).AddDialog }));

type Given = { readonly groupId: string; readonly added: AddedRole; readonly onAdded: () => void };

/** The choice of people to add to a group: the button that opens it, and the dialog, which outlives the place of its button. */
export function useAdding({ groupId, added, onAdded }: Given): {
  readonly button: ReactNode;
  readonly dialog: ReactNode;
} {
  const [open, setOpen] = useState(false);
  const words = added === 'STUDENT' ? texts.members.addLearners : texts.members.addInstructors;
  return {
    button: (
      <Button
        variant={added === 'STUDENT' ? 'light' : 'default'}
        leftSection={<Icon of={IconUserPlus} size={18} />}
        onClick={() => setOpen(true)}
      >
        {words.title}
      </Button>
    ),
    dialog: open && (
      <Suspense>
        <AddDialog {...{ groupId, added, onAdded }} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
