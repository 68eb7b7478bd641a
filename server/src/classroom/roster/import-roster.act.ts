import { actorOf } from '../../base/audit-log/actor.ts';
import { writeAudit } from '../../base/audit-log/write-audit.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { rememberColumns } from '../../base/spreadsheet/file-columns.ts';
import { importArgs } from '../../base/spreadsheet/file-args.ts';
import type { ImportShape } from '../../base/spreadsheet/file-difference.ts';
import { admitToLearner } from '../../base/access/admit-to-learner.ts';
import { lockRosters } from '../../business/seats/lock-roster.ts';
import { tellOfMoves } from '../member/change/tell-of-moves.ts';
import { mailAwaited, type AwaitedPlace } from '../member/awaited/mails/mail-awaited.ts';
import { applyChanges } from './apply-changes.ts';
import { RosterDifference, shownDifference, unread, type DifferenceShape } from './difference.ts';
import { findDifference, readRosterFile } from './find-difference.ts';
import { auditedChanges } from './audited-changes.ts';
import { RosterChoiceInput, RosterMissingInput, tickedIn } from './roster-missing-input.ts';

type ResultShape = ImportShape<DifferenceShape>;

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
      'Does what `rosterDifference` has shown, all of it or, where that is no longer true, nothing. Lines with a conflict are left out; nobody is invited. Whom it awaits from then on gets a mail where the institution wants that.',
    args: {
      group_id: t.arg.id({ description: 'The group that lines without a group are about.' }),
      ...importArgs,
      removed: t.arg({ type: [RosterMissingInput], description: 'The same people.' }),
      choices: t.arg({ type: [RosterChoiceInput], required: false, description: 'The same choices.' }),
    },
    resolve: async (_root, { group_id, removed, choices, shown, ...asked }, context): Promise<ResultShape> => {
      const { institution_id } = await admitToLearner(context, 'importRoster', group_id, null);
      const { db } = context;
      const viewerId = getViewerId(context);
      const importing = { db, viewerId, groupId: group_id };
      const reading = await readRosterFile(db, { viewerId, institutionId: institution_id }, asked);
      if (reading.problem) return { done: false, import_id: null, difference: unread(reading) };
      const { rows } = reading;
      const ticked = tickedIn({ removed, choices });
      const before = await findDifference(importing, rows, ticked);
      const locked = await lockRosters(db, [group_id, ...before.state.names.keys()]);
      const found = await findDifference(importing, rows, ticked);
      const difference = shownDifference(found, reading);
      const isLocked = [...found.state.names.keys()].every((id) => locked.has(id));
      if (found.shown !== shown || !isLocked) return { done: false, import_id: null, difference };
      if (asked.columns) await rememberColumns(db, institution_id, reading.columns);
      const { changes } = found;
      if (changes.length === 0) return { done: true, import_id: null, difference };
      const import_id = await applyChanges(importing, changes);
      await tellOfMoves(
        context,
        changes.flatMap((change) => (change.act === 'MOVE' ? [{ ...change, to: change.group_id }] : [])),
      );
      const mailed = new Set(found.mailed.map(placeOf));
      await mailAwaited(
        context,
        changes.flatMap((change) => {
          if (change.act !== 'AWAIT') return [];
          const person = { ...change.row, group_id: change.group_id };
          return mailed.has(placeOf(person)) ? [person] : [];
        }),
      );
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: institution_id,
        action: 'ROSTER_IMPORTED',
        object: { type: 'group', id: group_id },
        ...auditedChanges(import_id, changes, found.mailed.length),
      });
      return { done: true, import_id, difference };
    },
  }),
);

const placeOf = ({ group_id, email }: AwaitedPlace) => `${group_id} ${email}`;
