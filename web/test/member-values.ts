/** A member of a group; another one has another name. */
export const groupMemberOf = ({ id = 'm1', ...values }: { id?: string; [name: string]: unknown } = {}) => ({
  id,
  group_id: 'g1',
  role: 'STUDENT',
  joined_on: '2026-09-07T12:00:00.000Z',
  deletedBy: null,
  sits: false,
  extra_percent: 0,
  user: {
    id: `u-${id}`,
    first_name: 'Marek',
    last_name: id,
    avatar: null,
    email: `${id}@northfield.example`,
    role: null,
  },
  ...values,
});

type Asked = {
  kind: string;
  search?: string;
  after?: string | null;
  sort?: string;
  down?: boolean;
  user_ids?: string[];
};

/** What a server answers about the members of a group with these learners, two a page; its main instructor is m0. */
export const groupMembersOf =
  (learners: readonly ReturnType<typeof groupMemberOf>[]) =>
  ({ kind, search = '', after = null, user_ids }: Asked) => {
    const found =
      kind === 'INSTRUCTORS'
        ? [groupMemberOf({ id: 'm0', role: 'MAIN_INSTRUCTOR' }), groupMemberOf({ id: 'i1', role: 'INSTRUCTOR' })]
        : learners.filter(
            ({ user }) => user.last_name.includes(search) && (user_ids === undefined || user_ids.includes(user.id)),
          );
    const from = after === null ? 0 : found.findIndex(({ id }) => id === after) + 1;
    const members = found.slice(from, from + 2);
    const hasMore = from + 2 < found.length;
    return { members, hasMore, cursor: hasMore ? members.at(-1)?.id : null, total: found.length, group_size: 30 };
  };
