import { changesIn, registerUndo, restored, unknownBefore } from '../../../base/audit-log/undoing.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId } from '../../../base/graphql/context.ts';
import { Group } from '../group.ts';
import { readGroup } from '../read-group.ts';
import { changeGroup } from './change-group.ts';
import { WrittenGroupStatus } from './written-group-status.ts';

const UpdateGroupInput = builder.inputType('UpdateGroupInput', {
  description: 'What is to hold of a group. What is left out stays as it is.',
  fields: (t) => ({
    name: t.string({ required: false, description: 'Its name, 1 to 200 characters.' }),
    license_id: t.id({
      required: false,
      description: 'Its license: once that has expired, another one of its institution with days left.',
    }),
    group_size: t.int({
      required: false,
      description: 'How many learners fit in: those in it at least, with the places of its license at most.',
    }),
    courses: t.idList({
      required: false,
      description: 'All its published courses from now on: of its license, or held by it already.',
    }),
    start_date: t.field({ type: 'Date', required: false, description: 'The first day.' }),
    end_date: t.field({ type: 'Date', required: false, description: 'The last day, not after the license expires.' }),
    status: t.field({ type: WrittenGroupStatus, required: false, description: 'Its status.' }),
  }),
});

const UpdateGroupWhere = builder.inputType('UpdateGroupWhere', {
  description: 'Which group.',
  fields: (t) => ({
    id: t.id({ description: 'The id of the group.' }),
    version: t.int({
      required: false,
      description:
        'The version it was read at; an older one is a CONFLICT. Left out, the change is made to whatever holds.',
    }),
  }),
});

builder.mutationField('updateGroup', (t) =>
  t.field({
    type: Group,
    description:
      'Changes a group and its places. Ended, it releases those that nobody took; closed, it keeps them; open again, it reserves them again, or is refused with INVALID where others hold them by now, and with NOT_LICENSED where its license no longer covers it. A license without days left is refused with LICENSE_EXPIRED.',
    args: {
      data: t.arg({ type: UpdateGroupInput, description: 'What is to hold.' }),
      where: t.arg({ type: UpdateGroupWhere, description: 'Which group.' }),
    },
    resolve: async (_root, { data, where }, context) => {
      const said = Object.fromEntries(Object.entries(data).filter(([, value]) => value != null));
      await changeGroup(context, { ...where, license_id: data.license_id }, (before) => ({ ...before, ...said }));
      return readGroup(context.db, getViewerId(context), where.id);
    },
  }),
);

registerUndo('GROUP_CHANGED', {
  undo: async (context, entry) => {
    const changes = changesIn(entry);
    // What an import has opened says no other side.
    if (Object.keys(changes).length === 0) throw unknownBefore();
    await changeGroup(context, { id: entry.object_id }, (before) => restored(before, changes));
  },
});
