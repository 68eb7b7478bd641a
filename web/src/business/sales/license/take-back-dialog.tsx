import { useState } from 'react';
import type { LicenseTermAct } from '../../../graphql/generated/graphql.ts';
import { texts } from '../../../texts/texts.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import type { SoldLicense } from './sold-query.ts';
import { useTakeBack } from './use-take-back.ts';

type Props = {
  readonly license: SoldLicense;
  readonly act: LicenseTermAct;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks before an activation or a renewal is taken back, and says what is then as before. */
export function TakeBackDialog({ license, act, onDone, onClose }: Props) {
  const takeBack = useTakeBack(onDone);
  const [busy, setBusy] = useState(false);
  const words = texts.sales.takeBack;
  const confirm = async () => {
    setBusy(true);
    await takeBack(act, license);
    onClose();
  };
  return (
    <ConfirmDialog
      title={words.title[act](license.name)}
      confirm={words.confirm}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{words.text[act]}</p>
    </ConfirmDialog>
  );
}
