/** What the administrators of an institution see of an act in its chain: all of its facts, those named, or nothing at all. */
type Shown = 'EVERYTHING' | 'NOTHING' | readonly string[];

/** Why an act in the chain of an institution leaves no line in its feed (decision 0089). */
type NoLine =
  | 'IN_A_GROUP' // It happens inside a group, whose own history says it.
  | 'A_NOTE' // It is a note of those who sell, and stands in their list.
  | 'ABOUT_MAILS'; // It says which mails go out, and nothing has happened to anybody.

type AuditAct = { readonly description: string; readonly shown: Shown; readonly noLine?: NoLine };

/** What is offered, ordered and paid is the business of those who sell. */
const ofLicense = ['name', 'named', 'max_users', 'products', 'is_gmetrix', 'activation_date', 'expiry_date'];

/** Each act that the audit log knows: what it says to programs, and what institutions see of it. */
const acts = {
  ACCOUNT_CREATED: { description: 'An account was made at the built-in identity provider.', shown: 'NOTHING' },
  ASSESSMENTS_RESET: {
    description: 'The settings of assessments in a group were set back to those of the course.',
    shown: 'EVERYTHING',
    noLine: 'IN_A_GROUP',
  },
  ASSESSMENT_SETTINGS_CHANGED: {
    description: 'The settings of assessments in a group were changed.',
    shown: 'EVERYTHING',
    noLine: 'IN_A_GROUP',
  },
  ATTEMPT_ALLOWED: {
    description: 'A learner was allowed a further attempt.',
    shown: 'EVERYTHING',
    noLine: 'IN_A_GROUP',
  },
  AUDIT_EXPORTED: { description: 'Entries of the audit log were fetched as a file.', shown: 'EVERYTHING' },
  AWAITED_MAILS_SET: {
    description: 'Mails to people whom a roster awaits were switched on or off.',
    shown: 'EVERYTHING',
    noLine: 'ABOUT_MAILS',
  },
  AWAITED_MEMBERS_REMOVED: {
    description: 'Addresses that a roster named are awaited no more.',
    shown: 'EVERYTHING',
    noLine: 'IN_A_GROUP',
  },
  CONTENT_CHANGED: { description: 'Content was changed.', shown: 'NOTHING' },
  CONTENT_CHANGE_UNDONE: { description: 'A change of content was taken back.', shown: 'NOTHING' },
  CONTENT_COMMENT_DELETED: { description: 'A comment about content was deleted.', shown: 'NOTHING' },
  CONTENT_DISCARDED: { description: 'Changes of content that waited were thrown away.', shown: 'NOTHING' },
  CONTENT_DISCARD_UNDONE: {
    description: 'Changes of content that were thrown away were brought back.',
    shown: 'NOTHING',
  },
  CONTENT_SENT_BACK: { description: 'A change of content was sent back to its author.', shown: 'NOTHING' },
  CURRICULUM_IMPORTED: { description: 'A curriculum was imported.', shown: 'NOTHING' },
  EMAIL_CHANGED: { description: 'Somebody changed their own address.', shown: 'NOTHING' },
  EXTRA_TIME_SET: { description: 'Learners were given extra time.', shown: 'EVERYTHING', noLine: 'IN_A_GROUP' },
  FOLLOW_UP_CHANGED: { description: 'A follow-up was changed.', shown: 'NOTHING', noLine: 'A_NOTE' },
  FOLLOW_UP_CREATED: { description: 'A follow-up was made.', shown: 'NOTHING', noLine: 'A_NOTE' },
  FOLLOW_UP_DELETED: { description: 'A follow-up was deleted.', shown: 'NOTHING', noLine: 'A_NOTE' },
  FOLLOW_UP_DONE: { description: 'A follow-up was done.', shown: 'NOTHING', noLine: 'A_NOTE' },
  FOLLOW_UP_REOPENED: { description: 'A follow-up was not done after all.', shown: 'NOTHING', noLine: 'A_NOTE' },
  FOLLOW_UP_RESTORED: { description: 'A deleted follow-up was brought back.', shown: 'NOTHING', noLine: 'A_NOTE' },
  FREE_OFFERS_ADDED: { description: 'Content was offered free.', shown: 'NOTHING' },
  FREE_OFFER_REMOVED: { description: 'Content was offered free no more.', shown: 'NOTHING' },
  GRADEBOOK_EXPORTED: { description: 'A gradebook was fetched as a spreadsheet.', shown: 'EVERYTHING' },
  GROUP_CHANGED: { description: 'A group was changed.', shown: 'EVERYTHING', noLine: 'IN_A_GROUP' },
  GROUP_CREATED: { description: 'A group was made.', shown: 'EVERYTHING' },
  GROUP_DELETED: { description: 'A group was deleted.', shown: 'EVERYTHING', noLine: 'IN_A_GROUP' },
  GROUP_JOINED: { description: 'Somebody joined a group.', shown: 'EVERYTHING', noLine: 'IN_A_GROUP' },
  GROUP_KEY_RENEWED: { description: 'A group got another key.', shown: 'EVERYTHING', noLine: 'IN_A_GROUP' },
  GROUP_MEMBERS_ADDED: { description: 'People were added to a group.', shown: 'EVERYTHING', noLine: 'IN_A_GROUP' },
  GROUP_MEMBERS_MOVED: {
    description: 'Learners were moved to another group.',
    shown: 'EVERYTHING',
    noLine: 'IN_A_GROUP',
  },
  GROUP_MEMBER_REMOVED: {
    description: 'Somebody was removed from a group.',
    shown: 'EVERYTHING',
    noLine: 'IN_A_GROUP',
  },
  GROUP_OPENED: { description: 'A group was opened to its learners by an import.', shown: 'EVERYTHING' },
  GROUP_RESTORED: { description: 'A deleted group was brought back.', shown: 'EVERYTHING', noLine: 'IN_A_GROUP' },
  GROUP_TRANSFERRED: { description: 'A group got another main instructor.', shown: 'EVERYTHING' },
  IFRAME_CODE_MINTED: { description: 'A partner signed a learner in to a course.', shown: 'EVERYTHING' },
  INSTITUTION_CHANGED: { description: 'What an institution says was changed.', shown: 'EVERYTHING' },
  INSTITUTION_CREATED: { description: 'An institution was created.', shown: 'EVERYTHING' },
  INSTITUTION_DELETED: { description: 'An institution was deleted.', shown: 'EVERYTHING' },
  INSTITUTION_IMPORTED: { description: 'An institution was created from a file.', shown: 'EVERYTHING' },
  INSTITUTION_RESTORED: { description: 'A deleted institution was brought back.', shown: 'EVERYTHING' },
  INVITATIONS_CHANGED: { description: 'The role that several invitations offer was changed.', shown: 'EVERYTHING' },
  INVITATIONS_RESENT: { description: 'Several invitations were sent again.', shown: 'EVERYTHING' },
  INVITATIONS_RESTORED: { description: 'Several withdrawn invitations were brought back.', shown: 'EVERYTHING' },
  INVITATIONS_WITHDRAWN: { description: 'Several invitations were withdrawn.', shown: 'EVERYTHING' },
  INVITATION_ACCEPTED: { description: 'An invitation was accepted.', shown: 'EVERYTHING' },
  INVITATION_CHANGED: { description: 'The role that an invitation offers was changed.', shown: 'EVERYTHING' },
  INVITATION_CORRECTED: { description: 'The name or address of an invitation was corrected.', shown: 'EVERYTHING' },
  INVITATION_DECLINED: { description: 'An invitation was declined.', shown: 'EVERYTHING' },
  INVITATION_LINKS_EXPORTED: {
    description: 'Links of invitations from a file were fetched, to be passed on.',
    shown: 'EVERYTHING',
  },
  INVITATION_REMINDERS_SET: {
    description: 'Reminders of invitations were switched on or off.',
    shown: 'EVERYTHING',
    noLine: 'ABOUT_MAILS',
  },
  INVITATION_RENEWED: { description: 'An invitation was sent again.', shown: 'EVERYTHING' },
  INVITATION_WITHDRAWN: { description: 'An invitation was withdrawn.', shown: 'EVERYTHING' },
  JOB_ASKED_FOR: { description: 'Work of the server was asked for beside its times.', shown: 'NOTHING' },
  LEARNER_PUT_OFF: {
    description: 'A learner who needs attention was put off.',
    shown: 'EVERYTHING',
    noLine: 'IN_A_GROUP',
  },
  LEARNER_TAKEN_BACK: {
    description: 'A learner who was put off came back to the list.',
    shown: 'EVERYTHING',
    noLine: 'IN_A_GROUP',
  },
  LICENSE_ACTIVATED: { description: 'A license was activated.', shown: ofLicense },
  LICENSE_ACTIVATION_UNDONE: { description: 'An activation of a license was taken back.', shown: ofLicense },
  LICENSE_CHANGED: { description: 'What a license says was changed.', shown: ofLicense },
  LICENSE_OFFERED: { description: 'A renewal or an enlargement of a license was offered.', shown: 'NOTHING' },
  LICENSE_QUOTED: { description: 'A license was quoted.', shown: ofLicense },
  LICENSE_RENEWAL_UNDONE: { description: 'A renewal of a license was taken back.', shown: ofLicense },
  LICENSE_RENEWED: { description: 'A license was renewed.', shown: ofLicense },
  LICENSE_RESTORED: { description: 'A withdrawn quote was brought back.', shown: ofLicense },
  LICENSE_WITHDRAWN: { description: 'A quote was withdrawn.', shown: ofLicense },
  LOCKED_OUT: { description: 'Wrong passwords closed an account at one place for a while.', shown: 'NOTHING' },
  MAIL_DROPPED: { description: 'A mail that was not sent was taken out of the outbox.', shown: 'NOTHING' },
  MAIL_RETRIED: { description: 'A mail that was not sent is tried again.', shown: 'NOTHING' },
  MEDIA_DELETED: { description: 'A file of the media library was deleted.', shown: 'NOTHING' },
  MEDIA_UPLOADED: { description: 'A file was sent to the media library.', shown: 'NOTHING' },
  MEMBERS_INVITED: { description: 'People were invited into an institution.', shown: 'EVERYTHING' },
  MEMBER_ADDED: { description: 'Somebody became a member of an institution.', shown: 'EVERYTHING' },
  MEMBER_CHANGED: { description: 'A member of an institution got another role.', shown: 'EVERYTHING' },
  MEMBER_REMOVED: { description: 'A member was removed from an institution.', shown: 'EVERYTHING' },
  MEMBER_RESTORED: { description: 'A removed member came back into an institution.', shown: 'EVERYTHING' },
  LATE_ANSWERS_DECIDED: {
    description: 'Answers that came too late were taken or left.',
    shown: 'EVERYTHING',
    noLine: 'IN_A_GROUP',
  },
  MINUTES_ADDED: {
    description: 'Sittings that run were given more minutes.',
    shown: 'EVERYTHING',
    noLine: 'IN_A_GROUP',
  },
  NAME_CHANGED: { description: 'Somebody changed their own name.', shown: 'NOTHING' },
  OFFER_RESTORED: { description: 'A withdrawn offer was brought back.', shown: 'NOTHING' },
  OFFER_WITHDRAWN: { description: 'An offer was withdrawn.', shown: 'NOTHING' },
  PARTNER_ADDED: { description: 'A partner was registered.', shown: 'EVERYTHING' },
  PARTNER_REMOVED: { description: 'A partner was removed.', shown: 'EVERYTHING' },
  PARTNER_SECRET_RENEWED: { description: 'A partner got another secret.', shown: 'EVERYTHING' },
  PASSWORD_CHANGED: { description: 'A password was changed.', shown: 'NOTHING' },
  PEOPLE_IMPORTED: { description: 'People were invited into an institution from a file.', shown: 'EVERYTHING' },
  PEOPLE_IMPORT_UNDONE: { description: 'An import of people was taken back.', shown: 'EVERYTHING' },
  RENEWALS_EXPORTED: { description: 'The worklist of renewals was fetched as a spreadsheet.', shown: 'NOTHING' },
  RENEWAL_MAILS_SET: {
    description: 'Mails about renewals were switched on or off.',
    shown: 'EVERYTHING',
    noLine: 'ABOUT_MAILS',
  },
  RESET_LINK_MADE: { description: 'A link for a new password was made.', shown: 'NOTHING' },
  RESOURCES_DOWNLOADED: { description: 'Files for instructors were fetched.', shown: 'EVERYTHING' },
  ROLE_CHANGED: { description: 'A person got another role in Lectern.', shown: 'NOTHING' },
  ROSTER_IMPORTED: { description: 'A roster was imported into a group.', shown: 'EVERYTHING', noLine: 'IN_A_GROUP' },
  ROSTER_IMPORT_UNDONE: {
    description: 'An import of a roster was taken back.',
    shown: 'EVERYTHING',
    noLine: 'IN_A_GROUP',
  },
  SALES_ASKED: { description: 'The sales manager of an institution was asked for something.', shown: 'EVERYTHING' },
  SESSIONS_ENDED: { description: 'All sessions of an account were ended.', shown: 'NOTHING' },
  SIGNED_IN: { description: 'Somebody signed in.', shown: 'NOTHING' },
  USER_CHANGED: { description: 'A sign-in brought another name or address of a person.', shown: 'NOTHING' },
  USER_RECORDED: { description: 'A person became known with their first sign-in.', shown: 'NOTHING' },
  WORKING_COPY_TAKEN: { description: 'What an author had typed was taken over.', shown: 'NOTHING' },
} as const satisfies Readonly<Record<string, AuditAct>>;

/** Everything that the audit log knows to have been done. */
export type AuditAction = keyof typeof acts;

/** Each act by its name. */
export const auditActs: Readonly<Record<AuditAction, AuditAct>> = acts;
