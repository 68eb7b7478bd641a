import { useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { useSend } from '../../graphql/use-send.ts';
import { clockTime } from '../../texts/clock-time.ts';
import { useLanguage } from '../../texts/language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { CopyButton } from '../../ui/action/copy-button.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import classes from './admin.module.css';

const linkMutation = graphql(`
  mutation ResetLink_handOutResetLink($userId: ID!, $language: String!) {
    handOutResetLink(userId: $userId, language: $language) {
      link
      expires_on
    }
  }
`);

type Props = { readonly userId: string; readonly name: string; readonly onClose: () => void };

/** Makes a link for a new password once that is confirmed, and shows it this once. */
export function ResetLinkDialog({ userId, name, onClose }: Props) {
  const send = useSend();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [made, setMade] = useState<{ readonly link: string; readonly expires_on: string } | null>(null);
  const words = texts.admin.access;
  const make = async () => {
    setBusy(true);
    const { data, error } = await send(linkMutation, { userId, language });
    setBusy(false);
    setRefused(data ? null : (refusalOf(error)?.text ?? words.notMade));
    setMade(data?.handOutResetLink ?? null);
  };
  if (!made)
    return (
      <ConfirmDialog
        title={words.handOutTitle(name)}
        confirm={words.make}
        destroys={false}
        busy={busy}
        onConfirm={() => void make()}
        onClose={onClose}
      >
        <p>{words.handOutText}</p>
        {refused && <p role="alert">{refused}</p>}
      </ConfirmDialog>
    );
  return (
    <Dialog
      unsaved={false}
      title={words.madeTitle(name)}
      size="confirm"
      actions={<Button onClick={onClose}>{words.done}</Button>}
    >
      <p>{words.madeText(clockTime(made.expires_on))}</p>
      <div className={classes['link']}>
        <TextField label={words.link} value={made.link} readOnly dir="ltr" onFocus={(event) => event.target.select()} />
        <CopyButton value={made.link} what={words.link} />
      </div>
    </Dialog>
  );
}
