/** What the viewer may do with the members of a group, and see of them. */
export type MemberRights = {
  /** Addresses, and a search. */
  readonly seeAddresses: boolean;
  readonly addLearners: boolean;
  readonly addInstructors: boolean;
  readonly importRoster: boolean;
  readonly moveLearners: boolean;
  readonly setExtraTime: boolean;
  /** Who sits at this moment. */
  readonly watchSittings: boolean;
  /** Whether answers count that came too late. */
  readonly decideLateAnswers: boolean;
  readonly removeLearners: boolean;
  readonly removeInstructors: boolean;
};

type Group = { readonly my_role?: string | null; readonly allowed_operations: readonly string[] };

/** Read from what travels with the group. A plain instructor removes learners only. */
export function memberRights(group: Group | null): MemberRights {
  const may = (operation: string) => group?.allowed_operations.includes(operation) ?? false;
  return {
    seeAddresses: may('addGroupLearners'),
    addLearners: may('addGroupLearners'),
    addInstructors: may('addGroupInstructors'),
    importRoster: may('importRoster'),
    moveLearners: may('updateGroupMembers'),
    setExtraTime: may('setExtraTime'),
    watchSittings: may('sittingNow'),
    decideLateAnswers: may('decideLateAnswers'),
    removeLearners: may('deleteGroupMember'),
    removeInstructors: may('deleteGroupMember') && group?.my_role !== 'INSTRUCTOR',
  };
}
