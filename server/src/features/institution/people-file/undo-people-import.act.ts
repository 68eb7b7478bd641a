import { builder } from '../../../graphql/builder.ts';
import { undoPeopleImport, type Accepted, type UndonePeople } from './undo-people-import.ts';

const AcceptedPerson = builder.objectRef<Accepted>('AcceptedPerson').implement({
  description: 'Somebody whom an import invited and who belongs to the institution by now.',
  fields: (t) => ({
    first_name: t.exposeString('first_name', { description: 'The first name.' }),
    last_name: t.exposeString('last_name', { description: 'The last name.' }),
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
  }),
});

builder.mutationField('undoPeopleImport', (t) =>
  t.field({
    type: UndonePeopleRef,
    description:
      'Undoes an import of people of the last 7 days as one: every invitation of it that stands is withdrawn; who has accepted stays a member and is named. It refuses one that offers roles you may not give with FORBIDDEN.',
    args: {
      institution_id: t.arg.id({ description: 'The institution.' }),
      import_id: t.arg.id({ description: 'The import.' }),
    },
    resolve: (_root, asked, context) => undoPeopleImport(context, asked),
  }),
);
