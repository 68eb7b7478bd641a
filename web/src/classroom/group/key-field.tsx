import { texts } from '../../texts/texts.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import type { JoinGroup } from './use-join-group.ts';

/** The field for a group key, in letters that are easy to tell apart. */
export function KeyField({ join }: { readonly join: JoinGroup }) {
  const { key, props } = join.field('group_key');
  return (
    <TextField
      label={texts.joinGroup.key}
      help={texts.joinGroup.keyHelp}
      required
      asKey
      size="lg"
      key={key}
      {...props}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={100}
      data-autofocus
    />
  );
}
