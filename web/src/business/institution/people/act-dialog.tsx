import type { MemberActor } from '@lectern/domain/business/institution/members.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import type { MemberAct } from './member-acts.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RemoveMember } from './remove-member.tsx';
import { ResendDialog } from './resend-dialog.tsx';

type Props = {
  readonly act: MemberAct;
  readonly institutionId: string;
  readonly actor: MemberActor;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks for what an act on somebody needs. */
export function ActDialog({ act: { what, on }, institutionId, actor, ...rest }: Props) {
  if (what === 'edit' && on.unreached) return <CorrectDialog id={on.id} unreached={on.unreached} {...rest} />;
  if (what === 'edit') return <EditDialog {...{ on, actor, ...rest }} />;
  if (what === 'remove' && on.kind === 'member') return <RemoveMember member={on} {...rest} />;
  return what === 'remove' ? (
    <RemoveDialog {...{ on, institutionId, ...rest }} />
  ) : (
    <ResendDialog {...{ on, ...rest }} />
  );
}
