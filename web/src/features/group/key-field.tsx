import { texts } from '../../texts/texts.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import type { JoinGroup } from './use-join-group.ts';

/** The field for a group key, in letters that are easy to tell apart. */
export function KeyField({ join: { key, change, error } }: { readonly join: JoinGroup }) {
  return (
    <TextField
      label={texts.joinGroup.key}
      help={texts.joinGroup.keyHelp}
      error={error ?? undefined}
      required
      asKey
      size="lg"
      value={key}
      onChange={(event) => change(event.target.value)}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={100}
      data-autofocus
    />
  );
}
