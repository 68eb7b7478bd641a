import { builder } from '../../../base/graphql/builder.ts';
import { undoPeopleImport, type Accepted, type UndonePeople, type Unplaced } from './undo-people-import.ts';

const AcceptedPerson = builder.objectRef<Accepted>('AcceptedPerson').implement({
  description: 'Somebody whom an import invited and who belongs to the institution by now.',
  fields: (t) => ({
    first_name: t.exposeString('first_name', { description: 'The first name.' }),
    last_name: t.exposeString('last_name', { description: 'The last name.' }),
  }),
});

const UnplacedMember = builder.objectRef<Unplaced>('UnplacedMember').implement({
  description: 'A member who is back in the institution, and a group of theirs that they are not back in.',
  fields: (t) => ({
    first_name: t.exposeString('first_name', { description: 'The first name.' }),
    last_name: t.exposeString('last_name', { description: 'The last name.' }),
    group: t.exposeString('group', { description: 'The name of the group.' }),
    code: t.exposeString('code', { description: 'Why not, from the closed list.' }),
  }),
});

const UndonePeopleRef = builder.objectRef<UndonePeople>('UndonePeopleImport').implement({
  description: 'What an undo of an import of people has taken back, and what it has not.',
  fields: (t) => ({
    withdrawn: t.exposeInt('withdrawn', { description: 'How many invitations are withdrawn by it.' }),
    accepted: t.field({
      type: [AcceptedPerson],
      description: 'Who has accepted before and stays a member, by last name.',
      resolve: ({ accepted }) => [...accepted],
    }),
    restored: t.exposeInt('restored', { description: 'How many members who were removed by it are back.' }),
    unplaced: t.field({
      type: [UnplacedMember],
      description: 'The groups that they are not back in, by name.',
      resolve: ({ unplaced }) => [...unplaced],
    }),
  }),
});

builder.mutationField('undoPeopleImport', (t) =>
  t.field({
    type: UndonePeopleRef,
    description:
      'Undoes an import of people of the last 7 days as one: every invitation of it that stands is withdrawn, and whom it removed is back, in their groups where there is a place; who has accepted stays a member and is named. It refuses one that offers or has ended roles you may not give or change with FORBIDDEN.',
    args: {
      institution_id: t.arg.id({ description: 'The institution.' }),
      import_id: t.arg.id({ description: 'The import.' }),
    },
    resolve: (_root, asked, context) => undoPeopleImport(context, asked),
  }),
);
