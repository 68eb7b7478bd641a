import { builder } from '../../../base/graphql/builder.ts';
import { rememberColumns } from '../../../base/spreadsheet/file-columns.ts';
import { importArgs } from '../../../base/spreadsheet/file-args.ts';
import type { ImportShape } from '../../../base/spreadsheet/file-difference.ts';
import { lockMails } from '../invitation/mail-days.ts';
import { actAt } from '../people/member-actor.ts';
import { comparePeople, isAsShown, readPeopleFile } from './compare-people.ts';
import { PeopleDifferenceRef, shownDifference, unread, type DifferenceShape } from './difference.ts';
import { firstDayOf, importPeople } from './import-people.ts';
import { holdMissing, tickedOf } from './missing.ts';

type ResultShape = ImportShape<DifferenceShape>;

const PeopleImportResult = builder.objectRef<ResultShape>('PeopleImportResult').implement({
  description: 'What an import of people came to.',
  fields: (t) => ({
    done: t.exposeBoolean('done', { description: 'Whether it was done; otherwise nothing was.' }),
    import_id: t.exposeID('import_id', {
      nullable: true,
      description: 'What it is undone by; null where nobody was invited or removed.',
    }),
    difference: t.expose('difference', {
      type: PeopleDifferenceRef,
      description: 'What was done; where it was not, what the import would do by now.',
    }),
  }),
});

const notDone = { done: false, import_id: null } as const;

builder.mutationField('importPeople', (t) =>
  t.field({
    type: PeopleImportResult,
    description:
      'Does what `peopleDifference` has shown, all of it or, where that is no longer true, nothing: whoever is new or was invited before, which is over, is invited, and joins the group of their row by accepting. Members who are missing from the file are removed where they are ticked, from their groups too. Who is there already, and rows that are wrong, are left as they are. Mails beyond 500 a day go out on the next days.',
    args: {
      institution_id: t.arg.id({ description: 'The institution.' }),
      ...importArgs,
      removed: t.arg.intList({
        required: false,
        description: 'The numbers of those among the missing who are removed; left out, nobody is.',
      }),
      mailed: t.arg.boolean({
        description: 'Whether the invitations are mailed; otherwise their links are passed on (`peopleImportLinks`).',
      }),
      day: t.arg({
        type: 'Date',
        required: false,
        description:
          'The first day of the mails where the institution is, 90 days from now at most; left out, they go out today.',
      }),
      language: t.arg.string({
        required: false,
        description: 'The language of the mails, a tag such as es; English where Lectern does not speak it.',
      }),
    },
    resolve: async (
      _root,
      { institution_id, file, encoding, sheet, columns, shown, ...asked },
      context,
    ): Promise<ResultShape> => {
      const acting = await actAt(context, 'importPeople', institution_id);
      const { mailed, day, language } = asked;
      const removed = asked.removed ?? [];
      const mailing = { isMailed: mailed, day: day ?? null, language: language ?? null };
      firstDayOf(mailing, acting.access.today);
      const asking = { viewerId: acting.viewerId, institutionId: institution_id };
      const reading = await readPeopleFile(context.db, asking, { file, encoding, sheet, columns });
      if (reading.problem) return { ...notDone, difference: unread(reading) };
      const { db } = context;
      await lockMails(db, [institution_id]);
      const compare = () => comparePeople(db, acting, reading.rows);
      let found = await compare();
      const isTrue = () => isAsShown(found, shown, removed.length > 0);
      if (removed.length > 0 && isTrue()) {
        const ticked = tickedOf(found.missing, removed);
        await holdMissing(
          db,
          institution_id,
          ticked.map(({ user_id }) => user_id),
        );
        found = await compare();
      }
      const difference = shownDifference(found, reading);
      if (!isTrue()) return { ...notDone, difference };
      if (columns) await rememberColumns(db, institution_id, reading.columns);
      const changes = { invitees: found.invitees, leavers: tickedOf(found.missing, removed) };
      if (changes.invitees.length + changes.leavers.length === 0) return { ...notDone, done: true, difference };
      const import_id = await importPeople(context, acting, changes, mailing);
      return { done: true, import_id, difference };
    },
  }),
);
