import { texts } from '../../texts/texts.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';

type Reply = { readonly addInstitutionMember: { readonly group_not_joined: string | null } };

/** Says to whoever has accepted an invitation where they belong now, and which group had no place for them. */
export function sayAccepted(institution: string, reply: Reply | undefined): void {
  const group = reply?.addInstitutionMember.group_not_joined;
  if (group) showToast('info', texts.invitations.acceptedWithout(institution, group));
  else showToast('success', texts.invitations.accepted(institution));
}
