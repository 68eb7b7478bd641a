import { auditActs, type AuditAction } from '../../base/audit-log/audit-action.ts';
import type { Actor } from '../../base/audit-log/actor.ts';
import type { AuditEntry as Written } from '../../base/audit-log/write-audit.ts';
import { builder } from '../../base/graphql/builder.ts';
import { entryId, type EntryPlace } from '../../base/audit-log/entry-id.ts';

type ObjectType = Written['object']['type'];

/** An entry of the audit log as a list shows it. */
export type AuditEntryShape = EntryPlace & {
  readonly at: string;
  readonly action: AuditAction;
  readonly actor: { readonly type: Actor['type']; readonly id: string | null; readonly name: string | null };
  readonly object: { readonly type: ObjectType; readonly id: string; readonly name: string | null };
  readonly institution: { readonly id: string; readonly name: string } | null;
  readonly undoes: number | null;
  readonly undone_by: number | null;
};

/** What was done. */
export const AuditActionRef = builder.enumType('AuditAction', {
  description: 'What was done, as the audit log names it.',
  values: auditActs,
});

const AuditActorTypeRef = builder.enumType('AuditActorType', {
  description: 'What somebody was who did something.',
  values: {
    USER: { description: 'A signed-in person.' },
    ACCOUNT: { description: 'The owner of an account on the pages of the identity provider.' },
    PARTNER: { description: 'A partner, which is a program of an institution.' },
    VISITOR: { description: 'Somebody who has not proven who they are.' },
    PROGRAM: { description: 'A program on the machine itself.' },
  } satisfies Record<Actor['type'], { description: string }>,
});

/** The kinds of things that entries are about. */
export const AuditObjectTypeRef = builder.enumType('AuditObjectType', {
  description: 'What kind of thing something was done to.',
  values: {
    ACCOUNT: { value: 'account', description: 'An account at the built-in identity provider.' },
    COURSE: { value: 'course', description: 'A course.' },
    FOLLOW_UP: { value: 'follow-up', description: 'A follow-up of those who sell.' },
    GROUP: { value: 'group', description: 'A group.' },
    INSTITUTION: { value: 'institution', description: 'An institution.' },
    INVITATION: { value: 'invitation', description: 'An invitation into an institution.' },
    LICENSE: { value: 'license', description: 'A license.' },
    MEDIA: { value: 'media', description: 'A file of the media library.' },
    PARTNER: { value: 'partner', description: 'A partner of an institution.' },
    PRODUCT: { value: 'product', description: 'A product.' },
    USER: { value: 'user', description: 'A person.' },
  } satisfies Record<string, { value: ObjectType; description: string }>,
});

const AuditActor = builder.objectRef<AuditEntryShape['actor']>('AuditActor').implement({
  description: 'Who did something.',
  fields: (t) => ({
    type: t.expose('type', { type: AuditActorTypeRef, description: 'What they were.' }),
    id: t.exposeID('id', {
      nullable: true,
      description: 'The id of the person, the account or the partner; null for a visitor and for a program.',
    }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'What they are called now; null where that is not known, or not any more.',
    }),
  }),
});

const AuditObject = builder.objectRef<AuditEntryShape['object']>('AuditObject').implement({
  description: 'What something was done to.',
  fields: (t) => ({
    type: t.expose('type', { type: AuditObjectTypeRef, description: 'Its kind.' }),
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'What it is called now, or was when it was last there; null where that is not known.',
    }),
  }),
});

const AuditInstitution = builder
  .objectRef<{ readonly id: string; readonly name: string }>('AuditInstitution')
  .implement({
    description: 'The institution in whose chain an entry stands.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Its id.' }),
      name: t.exposeString('name', { description: 'Its name.' }),
    }),
  });

/** An entry of the audit log. */
export const AuditEntry = builder.objectRef<AuditEntryShape>('AuditEntry').implement({
  description: 'Who did what to what, and when.',
  fields: (t) => ({
    id: t.id({ description: 'Its id: its chain, and its number there.', resolve: entryId }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was done.' }),
    action: t.expose('action', { type: AuditActionRef, description: 'What was done.' }),
    actor: t.expose('actor', { type: AuditActor, description: 'Who did it.' }),
    object: t.expose('object', { type: AuditObject, description: 'What it was done to.' }),
    institution: t.expose('institution', {
      type: AuditInstitution,
      nullable: true,
      description: 'The institution that it concerns; null where it concerns a person or a product.',
    }),
    undoes: t.id({
      nullable: true,
      description: 'The id of the entry that it took back; null for an act of its own.',
      resolve: ({ undoes, ...place }) => (undoes === null ? null : entryId({ ...place, number: undoes })),
    }),
    undone_by: t.id({
      nullable: true,
      description: 'The id of the entry that took it back; null where none has.',
      resolve: ({ undone_by, ...place }) => (undone_by === null ? null : entryId({ ...place, number: undone_by })),
    }),
  }),
});
