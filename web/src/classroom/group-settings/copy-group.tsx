import { useNavigate } from '@tanstack/react-router';
import type { ActProps } from './act-props.ts';
import { CreateGroupDialog } from './create-group-dialog.tsx';

/** Makes another group after this one, with dates and a key of its own. */
export function CopyGroup({ group, settings, onClose }: ActProps) {
  const navigate = useNavigate();
  return (
    <CreateGroupDialog
      institutionId={group.institution.id}
      from={{ id: group.id, name: group.name, group_size: group.group_size, courses: settings.courses }}
      onCreated={(groupId, another) => {
        if (!another) void navigate({ to: '/group/$groupId/members', params: { groupId } });
      }}
      onClose={onClose}
    />
  );
}
