import type { ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';

type Props = {
  readonly name: string;
  readonly busy: boolean;
  /** Deletes it; false where that was refused. */
  readonly remove: () => Promise<boolean>;
  readonly onChanged: () => void;
  readonly onClose: () => void;
  /** What depends on it. */
  readonly children: ReactNode;
};

/** Asks before something is deleted, with what depends on it; its exact name has to be typed. */
export function DeleteByName({ name, busy, remove, onChanged, onClose, children }: Props) {
  const confirm = async () => {
    if (!(await remove())) return;
    onChanged();
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.cms.deleteTitle(name)}
      exactName={{ name, label: texts.cms.typeName }}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {children}
      <p>{texts.cms.comesBack}</p>
    </ConfirmDialog>
  );
}
