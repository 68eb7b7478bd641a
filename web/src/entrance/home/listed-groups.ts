type ListedGroup = { readonly id: string; readonly status: string; readonly institution: { readonly id: string } };

const order = ['STARTED', 'NOT_YET', 'CLOSED', 'ENDED'];

/**
 * The groups to list for an institution: open ones first, then those that open later, closed ones and ended ones; the
 * one that was joined last and not opened yet before all. Groups of an institution that the person does not belong to are in every list, so that they can be reached.
 */
export function listedGroups<Group extends ListedGroup>(
  groups: readonly Group[],
  institutions: readonly { readonly id: string }[],
  current: string | undefined,
  joined: string | undefined,
): Group[] {
  const own = new Set(institutions.map(({ id }) => id));
  return groups
    .filter(({ institution }) => institution.id === current || !own.has(institution.id))
    .toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status))
    .toSorted((one, other) => Number(other.id === joined) - Number(one.id === joined));
}
