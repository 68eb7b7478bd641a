import { longestComment, noteSchema } from '@lectern/domain/base/content/comment.ts';
import { checkInput } from '@lectern/domain/check-input.ts';
import { useState } from 'react';
import { issueText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { DialogActs } from '../../ui/feedback/dialog-acts.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import classes from './changes.module.css';

type Props = {
  readonly count: number;
  readonly busy: boolean;
  readonly onSend: (note: string) => void;
  readonly onClose: () => void;
};

/** Asks what the authors of changes are to read that are sent back to them. */
export function SendBackDialog({ count, busy, onSend, onClose }: Props) {
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | undefined>();
  const words = texts.waitingChanges;
  const send = () => {
    const { data, issues } = checkInput(noteSchema, { note });
    if (issues) setError(issueText(issues[0]));
    else onSend(data.note);
  };
  const actions = (
    <DialogActs onCancel={onClose} loading={busy} onClick={send}>
      {words.sendBack}
    </DialogActs>
  );
  return (
    <Dialog title={words.sendBackTitle(count)} onClose={onClose} actions={actions}>
      <p className={classes['before']}>{words.sendBackText}</p>
      <TextArea
        label={words.note}
        error={error}
        required
        value={note}
        dir="auto"
        maxLength={longestComment}
        data-autofocus
        onChange={({ target }) => {
          setNote(target.value);
          setError(undefined);
        }}
      />
    </Dialog>
  );
}
