import { IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Icon } from '../../ui/icon.tsx';
import type { AddedRole } from './use-addable.ts';

const AddDialog = lazy(async () => ({ default: (await import('./add-dialog.tsx')).AddDialog }));

type Props = { readonly groupId: string; readonly added: AddedRole; readonly onAdded: () => void };

/** Opens the choice of people to add to a group. */
export function AddButton({ groupId, added, onAdded }: Props) {
  const [open, setOpen] = useState(false);
  const words = added === 'STUDENT' ? texts.members.addLearners : texts.members.addInstructors;
  return (
    <>
      <Button
        variant={added === 'STUDENT' ? 'light' : 'default'}
        leftSection={<Icon of={IconUserPlus} size={18} />}
        onClick={() => setOpen(true)}
      >
        {words.title}
      </Button>
      {open && (
        <Suspense>
          <AddDialog {...{ groupId, added, onAdded }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
