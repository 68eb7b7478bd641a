type ListedGroup = { readonly lock_reason?: string | null; readonly institution: { readonly id: string } };

/**
 * The groups to list for an institution, open ones first. Groups of an institution that the person does not belong to
 * are in every list, so that they can be reached.
 */
export function listedGroups<Group extends ListedGroup>(
  groups: readonly Group[],
  institutions: readonly { readonly id: string }[],
  current: string | undefined,
): Group[] {
  const own = new Set(institutions.map(({ id }) => id));
  const isLocked = ({ lock_reason }: Group) => (lock_reason ? 1 : 0);
  return groups
    .filter(({ institution }) => institution.id === current || !own.has(institution.id))
    .toSorted((one, other) => isLocked(one) - isLocked(other));
}
