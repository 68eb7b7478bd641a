import { Suspense } from 'react';
import { AskDialog } from './lazy-ask-dialog.ts';
import { useSalesManager } from './use-sales-manager.ts';

type Props = {
  readonly license: { readonly id: string; readonly name: string; readonly institution: { readonly id: string } };
  readonly onClose: () => void;
};

/** Asks for more seats of a license where another form finds too few; it stands beside that form, not in it. */
export function AskForSeats({ license: { id, name, institution }, onClose }: Props) {
  const manager = useSalesManager(institution.id);
  if (manager === undefined) return null;
  return (
    <Suspense>
      <AskDialog question={{ about: 'license', id, name }} {...{ manager, onClose }} />
    </Suspense>
  );
}
