import { actorOf } from '../../audit/actor.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { builder } from '../../graphql/builder.ts';
import { getViewerId } from '../../graphql/context.ts';
import { TableEncodingRef } from '../../spreadsheet/table-encoding-ref.ts';
import { admitToLearner } from '../group/admit-to-learner.ts';
import { lockRosters } from '../member/lock-roster.ts';
import { applyChanges } from './apply-changes.ts';
import { RosterDifference, shownDifference, unread, type DifferenceShape } from './difference.ts';
import { findDifference, readRows } from './find-difference.ts';
import { auditedChanges } from './audited-changes.ts';
import { RosterMissingInput } from './roster-missing-input.ts';

type ResultShape = {
  readonly done: boolean;
  readonly import_id: string | null;
  readonly difference: DifferenceShape;
};

const RosterImportResult = builder.objectRef<ResultShape>('RosterImportResult').implement({
  description: 'What an import came to.',
  fields: (t) => ({
    done: t.exposeBoolean('done', { description: 'Whether it was done; otherwise nothing was.' }),
    import_id: t.exposeID('import_id', {
      nullable: true,
      description: 'What it is undone by; null where nothing changed.',
    }),
    difference: t.expose('difference', {
      type: RosterDifference,
      description: 'What was done; where it was not, what the import would change by now.',
    }),
  }),
});

builder.mutationField('importRoster', (t) =>
  t.field({
    type: RosterImportResult,
    description:
      'Does what `rosterDifference` has shown, all of it or, where that is no longer true, nothing. Lines with a conflict are left out; nobody is invited.',
    args: {
      group_id: t.arg.id({ description: 'The group that lines without a group are about.' }),
      file: t.arg.string({ description: 'The same file in base64.' }),
      encoding: t.arg({ type: TableEncodingRef, required: false, description: 'The same encoding.' }),
      removed: t.arg({ type: [RosterMissingInput], description: 'The same people.' }),
      shown: t.arg.string({ description: 'The `shown` of the difference.' }),
    },
    resolve: async (
      _root,
      { group_id, file, encoding: asked = null, removed, shown },
      context,
    ): Promise<ResultShape> => {
      await admitToLearner(context, 'importRoster', group_id, null);
      const { rows, problem, encoding } = await readRows(file, getViewerId(context), asked);
      if (problem) return { done: false, import_id: null, difference: unread({ problem, encoding }) };
      const { db } = context;
      const importing = { db, viewerId: getViewerId(context), groupId: group_id };
      const before = await findDifference(importing, rows, removed);
      const locked = await lockRosters(db, [group_id, ...before.state.names.keys()]);
      const found = await findDifference(importing, rows, removed);
      const difference = shownDifference(found, encoding);
      const isLocked = [...found.state.names.keys()].every((id) => locked.has(id));
      if (found.shown !== shown || !isLocked) return { done: false, import_id: null, difference };
      const { changes } = found;
      if (changes.length === 0) return { done: true, import_id: null, difference };
      const import_id = await applyChanges(importing, changes);
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: locked.get(group_id)?.institution_id ?? '',
        action: 'ROSTER_IMPORTED',
        object: { type: 'group', id: group_id },
        ...auditedChanges(import_id, changes),
      });
      return { done: true, import_id, difference };
    },
  }),
);
