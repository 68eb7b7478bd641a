import { isEmptyInstitution } from '@lectern/domain/business/institution/deleted-institution.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import type { DeleteInstitution_InstitutionDependantsQuery } from '../../../graphql/generated/graphql.ts';
import { NotRead } from '../../../graphql/not-read.tsx';
import { refusalOf } from '../../../graphql/refusal-of.ts';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { useSend } from '../../../graphql/use-send.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { salesLink } from '../sales-link.ts';
import classes from '../sales.module.css';
import { dependantsQuery } from './dependants-query.ts';
import { useRestoreInstitution } from './use-restore-institution.ts';

const deleteMutation = graphql(`
  mutation DeleteInstitution_deleteInstitution($id: ID!, $name: String!) {
    deleteInstitution(id: $id, name: $name) {
      id
    }
  }
`);

type Props = {
  readonly institution: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
};

/** Deletes an institution by its exact name once nothing is in it, and says what is there until then. */
export function DeleteInstitution({ institution: { id, name }, onClose }: Props) {
  const screen = useScreenQuery(dependantsQuery, { id }, { fresh: true, beside: true });
  const send = useSend();
  const restore = useRestoreInstitution();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const words = texts.sales.deletion;
  const found = screen.data?.institutionDependants;
  const remove = async () => {
    setBusy(true);
    const { error } = await send(deleteMutation, { id, name });
    setBusy(false);
    if (!error) {
      const undo = async () => {
        if (await restore(id)) void navigate(salesLink(`institution/${id}`));
      };
      showToast('success', words.deleted(name), () => void undo());
      return navigate(salesLink());
    }
    const refused = refusalOf(error);
    // Somebody has put something into it meanwhile: what is there by now is shown in place of the question.
    if (refused?.code === 'IN_USE') screen.reload();
    else showToast('error', refused?.text ?? texts.ui.failed);
  };
  const close = (
    <Button variant="default" data-autofocus onClick={onClose}>
      {texts.ui.close}
    </Button>
  );
  if (!found)
    return (
      <Dialog title={words.title(name)} size="confirm" actions={close} onClose={onClose}>
        {screen.error ? (
          <NotRead error={screen.error} what={words.notRead} onLoadAgain={screen.reload}>
            {null}
          </NotRead>
        ) : (
          <Skeleton shape="list" count={1} />
        )}
      </Dialog>
    );
  if (!isEmptyInstitution(found))
    return (
      <Dialog title={words.notYet(name)} size="confirm" actions={close} onClose={onClose}>
        <StillThere found={found} />
      </Dialog>
    );
  return (
    <ConfirmDialog
      title={words.title(name)}
      exactName={{ name, label: words.typeName }}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>
        {found.quotes > 0 && `${words.quotes(found.quotes)} `}
        {words.comesBack}
      </p>
    </ConfirmDialog>
  );
}

type Found = DeleteInstitution_InstitutionDependantsQuery['institutionDependants'];

const counted = ['members', 'invitations', 'licenses', 'groups'] as const;

/** What keeps an institution from being deleted, and what to do about it. */
function StillThere({ found }: { readonly found: Found }) {
  const words = texts.sales.deletion;
  return (
    <div className={classes['stillThere']}>
      <p>{words.stillThere}</p>
      <ul>
        {counted
          .filter((what) => found[what] > 0)
          .map((what) => (
            <li key={what}>{words.left[what](found[what])}</li>
          ))}
      </ul>
      <p>{found.licenses + found.groups > 0 ? words.licensed : words.emptyFirst}</p>
    </div>
  );
}
