import type { CombinedError } from 'urql';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';

type Props = { readonly groupId: string; readonly error: CombinedError | null };

/** The way back from something of a group that does not open: to the group, or home where that is not there either. */
export function WayBack({ groupId, error }: Props) {
  const look = { variant: 'default', size: 'sm' } as const;
  if (refusalOf(error ?? undefined)?.code === 'NOT_FOUND') {
    return (
      <LinkButton to="/" {...look}>
        {texts.shell.toHome}
      </LinkButton>
    );
  }
  return (
    <LinkButton to="/group/$groupId" params={{ groupId }} {...look}>
      {texts.course.toGroup}
    </LinkButton>
  );
}
