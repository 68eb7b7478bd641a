/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** When a quoted license begins to run, and until when. */
export type ActivateLicenseInput = {
  /** The first day, today or later. */
  activation_date: string;
  /** The day it ends on, 30 days from now or later. */
  expiry_date: string;
  /** The order it is bought with, at most 50 characters; as it is unless said. */
  purchase_order?: string | null | undefined;
};

/** What happened at an institution. */
export type ActivityKind =
  /** A group was created. */
  | 'GROUP_CREATED'
  /** Who accepted an invitation became a member, but could not join its group, which is what it is about. */
  | 'GROUP_NOT_JOINED'
  /** A group got another main instructor, who owns it. */
  | 'GROUP_TRANSFERRED'
  /** What it says was changed. */
  | 'INSTITUTION_CHANGED'
  /** It was created. */
  | 'INSTITUTION_CREATED'
  /** It was deleted. */
  | 'INSTITUTION_DELETED'
  /** It was restored after that. */
  | 'INSTITUTION_RESTORED'
  /** Invitations offer another role; what it is about is how many. */
  | 'INVITATIONS_CHANGED'
  /** Invitations were sent again; what it is about is how many. */
  | 'INVITATIONS_RESENT'
  /** Invitations were brought back; what it is about is how many. */
  | 'INVITATIONS_RESTORED'
  /** Invitations were withdrawn; what it is about is how many. */
  | 'INVITATIONS_WITHDRAWN'
  /** Who was invited has declined. */
  | 'INVITATION_DECLINED'
  /** A license was activated. */
  | 'LICENSE_ACTIVATED'
  /** The activation of a license was taken back. */
  | 'LICENSE_ACTIVATION_UNDONE'
  /** What a license says was changed. */
  | 'LICENSE_CHANGED'
  /** A renewal or an enlargement of a license was offered. */
  | 'LICENSE_OFFERED'
  /** A license was quoted. */
  | 'LICENSE_QUOTED'
  /** The renewal of a license was taken back. */
  | 'LICENSE_RENEWAL_UNDONE'
  /** A license was renewed. */
  | 'LICENSE_RENEWED'
  /** A withdrawn quote was restored. */
  | 'LICENSE_RESTORED'
  /** A quote was withdrawn. */
  | 'LICENSE_WITHDRAWN'
  /** Several people were invited; what it is about is how many. */
  | 'MEMBERS_INVITED'
  /** Several members were removed by a file; what it is about is how many. */
  | 'MEMBERS_REMOVED'
  /** Such members were brought back; what it is about is how many. */
  | 'MEMBERS_RESTORED'
  /** Somebody was made a member without an invitation to accept. */
  | 'MEMBER_ADDED'
  /** An administrator of it has asked those who sell about a member. */
  | 'MEMBER_ASKED'
  /** A member got another role. */
  | 'MEMBER_CHANGED'
  /** Somebody was invited. */
  | 'MEMBER_INVITED'
  /** Who was invited has become a member. */
  | 'MEMBER_JOINED'
  /** A member was removed. */
  | 'MEMBER_REMOVED'
  /** A member who had been removed was brought back. */
  | 'MEMBER_RESTORED'
  /** Something that was written down as a sentence. */
  | 'NOTED'
  /** A withdrawn offer was restored. */
  | 'OFFER_RESTORED'
  /** Such an offer was withdrawn. */
  | 'OFFER_WITHDRAWN'
  /** An administrator of it has asked for more seats of a license. */
  | 'SEATS_ASKED';

/** The role in the institution, and then in the group. */
export type AddableRole =
  /** Instructor. */
  | 'INSTRUCTOR'
  /** Learner. */
  | 'STUDENT';

/** Which assessment a learner may take once more, and why. */
export type AnotherAttemptInput = {
  /** The course. */
  course_id: string;
  /** The benchmark or summary. */
  exercise_id: string;
  /** The group. */
  group_id: string;
  /** Why, 1 to 1000 characters. It is kept with the earlier attempt; the learner does not see it. */
  reason: string;
  /** The learner. */
  user_id: string;
};

/** One answer. The server grades it; a result sent along is compared, never believed. */
export type AnswerRecordInput = {
  /** The answer in the shape of its type; null where there is none. */
  answer?: unknown;
  /** The benchmark, where it belongs to one. */
  benchmark_id?: string | null | undefined;
  /** The group. */
  group_id: string;
  /** The question. */
  question_id: string;
  /** What the browser thinks of it; ignored. */
  result?: boolean | null | undefined;
  /** Active seconds on the question. */
  seconds_spent?: number | null | undefined;
  /** The study project, where it belongs to one. */
  study_project_id?: string | null | undefined;
  /** The summary, where it belongs to one. */
  summary_id?: string | null | undefined;
  /** The learner; if given, it must be you. */
  user_id?: string | null | undefined;
};

/** What is asked: about a license, or about a member; exactly one of both. */
export type AskSalesManagerInput = {
  /** The license that more seats are wanted of. */
  license_id?: string | null | undefined;
  /** The membership that is asked about, of an administrator or instructor other than oneself. */
  member_id?: string | null | undefined;
  /** How many more, at least 1; with a license. */
  seats?: number | null | undefined;
  /** A note about the seats, or what is wanted with the member: plain text, at most 500 characters. */
  what?: string | null | undefined;
};

/** What to save of an open sitting. */
export type AssessmentDraftInput = {
  /** The answers that changed. */
  answers: Array<DraftAnswerInput>;
  /** The attempt; it is found in another group too, where it has moved there. */
  attempt_id: string;
  /** The group. */
  group_id: string;
  /** The question reached, counted from 0. */
  question_index?: number | null | undefined;
  /** The revision these answers are based on; an older one is a CONFLICT. */
  revision: number;
};

/** What a benchmark or a summary says. What is left out stays as it is. */
export type AssessmentInput = {
  /** At most 150 characters on one line. */
  description?: string | null | undefined;
  /** How many questions of each lesson it asks, 1 to 10; null asks all. */
  questions_per_lesson?: number | null | undefined;
  /** Its time in seconds, at most 36000; 0 and null are without a clock. */
  time?: number | null | undefined;
};

/** What a group says of one assessment. What is as in the course follows the course from then on. */
export type AssessmentSettingsInput = {
  /** The benchmark or summary, published and of the course. */
  id: string;
  /** How many questions it asks of each lesson, 1 to 10; null as many as the course says. */
  questions_per_lesson?: number | null | undefined;
  /** Its time in seconds, at most 36000; 0 is without a clock. Left out, it stays as it is. */
  time?: number | null | undefined;
};

/** Which sitting, and the revision of it that is submitted. */
export type AttemptWhere = {
  /** The attempt. */
  attempt_id: string;
  /** The group. */
  group_id: string;
  /** The revision the answers are based on; an older one is a CONFLICT. */
  revision?: number | null | undefined;
};

/** Why somebody who teaches should look after a learner. */
export type AttentionRule =
  /** The last two attempts at a summary were both below 75 percent. */
  | 'FAILED_TWICE'
  /** The group ends within 28 days, and at the pace so far the rest takes longer than that. */
  | 'LATE_FOR_END'
  /** Has begun nothing for 7 days or more since they could. */
  | 'NOT_STARTED'
  /** Has something left and has done nothing for 14 days or more. */
  | 'QUIET';

/** What was done, as the audit log names it. */
export type AuditAction =
  /** An account was made at the built-in identity provider. */
  | 'ACCOUNT_CREATED'
  /** The settings of assessments in a group were set back to those of the course. */
  | 'ASSESSMENTS_RESET'
  /** The settings of assessments in a group were changed. */
  | 'ASSESSMENT_SETTINGS_CHANGED'
  /** A learner was allowed a further attempt. */
  | 'ATTEMPT_ALLOWED'
  /** Entries of the audit log were fetched as a file. */
  | 'AUDIT_EXPORTED'
  /** Mails to people whom a roster awaits were switched on or off. */
  | 'AWAITED_MAILS_SET'
  /** Addresses that a roster named are awaited no more. */
  | 'AWAITED_MEMBERS_REMOVED'
  /** Content was changed. */
  | 'CONTENT_CHANGED'
  /** A change of content was taken back. */
  | 'CONTENT_CHANGE_UNDONE'
  /** A comment about content was deleted. */
  | 'CONTENT_COMMENT_DELETED'
  /** Changes of content that waited were thrown away. */
  | 'CONTENT_DISCARDED'
  /** Changes of content that were thrown away were brought back. */
  | 'CONTENT_DISCARD_UNDONE'
  /** A change of content was sent back to its author. */
  | 'CONTENT_SENT_BACK'
  /** A curriculum was imported. */
  | 'CURRICULUM_IMPORTED'
  /** Somebody changed their own address. */
  | 'EMAIL_CHANGED'
  /** Learners were given extra time. */
  | 'EXTRA_TIME_SET'
  /** A follow-up was changed. */
  | 'FOLLOW_UP_CHANGED'
  /** A follow-up was made. */
  | 'FOLLOW_UP_CREATED'
  /** A follow-up was deleted. */
  | 'FOLLOW_UP_DELETED'
  /** A follow-up was done. */
  | 'FOLLOW_UP_DONE'
  /** A follow-up was not done after all. */
  | 'FOLLOW_UP_REOPENED'
  /** A deleted follow-up was brought back. */
  | 'FOLLOW_UP_RESTORED'
  /** Content was offered free. */
  | 'FREE_OFFERS_ADDED'
  /** Content was offered free no more. */
  | 'FREE_OFFER_REMOVED'
  /** A gradebook was fetched as a spreadsheet. */
  | 'GRADEBOOK_EXPORTED'
  /** A group was changed. */
  | 'GROUP_CHANGED'
  /** A group was made. */
  | 'GROUP_CREATED'
  /** A group was deleted. */
  | 'GROUP_DELETED'
  /** Somebody joined a group. */
  | 'GROUP_JOINED'
  /** A group got another key. */
  | 'GROUP_KEY_RENEWED'
  /** People were added to a group. */
  | 'GROUP_MEMBERS_ADDED'
  /** Learners were moved to another group. */
  | 'GROUP_MEMBERS_MOVED'
  /** Somebody was removed from a group. */
  | 'GROUP_MEMBER_REMOVED'
  /** A group was opened to its learners by an import. */
  | 'GROUP_OPENED'
  /** A deleted group was brought back. */
  | 'GROUP_RESTORED'
  /** A group got another main instructor. */
  | 'GROUP_TRANSFERRED'
  /** A partner signed a learner in to a course. */
  | 'IFRAME_CODE_MINTED'
  /** What an institution says was changed. */
  | 'INSTITUTION_CHANGED'
  /** An institution was created. */
  | 'INSTITUTION_CREATED'
  /** An institution was deleted. */
  | 'INSTITUTION_DELETED'
  /** An institution was created from a file. */
  | 'INSTITUTION_IMPORTED'
  /** A deleted institution was brought back. */
  | 'INSTITUTION_RESTORED'
  /** The role that several invitations offer was changed. */
  | 'INVITATIONS_CHANGED'
  /** Several invitations were sent again. */
  | 'INVITATIONS_RESENT'
  /** Several withdrawn invitations were brought back. */
  | 'INVITATIONS_RESTORED'
  /** Several invitations were withdrawn. */
  | 'INVITATIONS_WITHDRAWN'
  /** An invitation was accepted. */
  | 'INVITATION_ACCEPTED'
  /** The role that an invitation offers was changed. */
  | 'INVITATION_CHANGED'
  /** The name or address of an invitation was corrected. */
  | 'INVITATION_CORRECTED'
  /** An invitation was declined. */
  | 'INVITATION_DECLINED'
  /** Links of invitations from a file were fetched, to be passed on. */
  | 'INVITATION_LINKS_EXPORTED'
  /** Reminders of invitations were switched on or off. */
  | 'INVITATION_REMINDERS_SET'
  /** An invitation was sent again. */
  | 'INVITATION_RENEWED'
  /** An invitation was withdrawn. */
  | 'INVITATION_WITHDRAWN'
  /** Work of the server was asked for beside its times. */
  | 'JOB_ASKED_FOR'
  /** Answers that came too late were taken or left. */
  | 'LATE_ANSWERS_DECIDED'
  /** A learner who needs attention was put off. */
  | 'LEARNER_PUT_OFF'
  /** A learner who was put off came back to the list. */
  | 'LEARNER_TAKEN_BACK'
  /** A license was activated. */
  | 'LICENSE_ACTIVATED'
  /** An activation of a license was taken back. */
  | 'LICENSE_ACTIVATION_UNDONE'
  /** What a license says was changed. */
  | 'LICENSE_CHANGED'
  /** A renewal or an enlargement of a license was offered. */
  | 'LICENSE_OFFERED'
  /** A license was quoted. */
  | 'LICENSE_QUOTED'
  /** A renewal of a license was taken back. */
  | 'LICENSE_RENEWAL_UNDONE'
  /** A license was renewed. */
  | 'LICENSE_RENEWED'
  /** A withdrawn quote was brought back. */
  | 'LICENSE_RESTORED'
  /** A quote was withdrawn. */
  | 'LICENSE_WITHDRAWN'
  /** Wrong passwords closed an account at one place for a while. */
  | 'LOCKED_OUT'
  /** A mail that was not sent was taken out of the outbox. */
  | 'MAIL_DROPPED'
  /** A mail that was not sent is tried again. */
  | 'MAIL_RETRIED'
  /** A file of the media library was deleted. */
  | 'MEDIA_DELETED'
  /** A file was sent to the media library. */
  | 'MEDIA_UPLOADED'
  /** People were invited into an institution. */
  | 'MEMBERS_INVITED'
  /** Somebody became a member of an institution. */
  | 'MEMBER_ADDED'
  /** A member of an institution got another role. */
  | 'MEMBER_CHANGED'
  /** A member was removed from an institution. */
  | 'MEMBER_REMOVED'
  /** A removed member came back into an institution. */
  | 'MEMBER_RESTORED'
  /** Sittings that run were given more minutes. */
  | 'MINUTES_ADDED'
  /** Somebody changed their own name. */
  | 'NAME_CHANGED'
  /** A withdrawn offer was brought back. */
  | 'OFFER_RESTORED'
  /** An offer was withdrawn. */
  | 'OFFER_WITHDRAWN'
  /** A partner was registered. */
  | 'PARTNER_ADDED'
  /** A partner was removed. */
  | 'PARTNER_REMOVED'
  /** A partner got another secret. */
  | 'PARTNER_SECRET_RENEWED'
  /** A password was changed. */
  | 'PASSWORD_CHANGED'
  /** People were invited into an institution from a file. */
  | 'PEOPLE_IMPORTED'
  /** An import of people was taken back. */
  | 'PEOPLE_IMPORT_UNDONE'
  /** The worklist of renewals was fetched as a spreadsheet. */
  | 'RENEWALS_EXPORTED'
  /** Mails about renewals were switched on or off. */
  | 'RENEWAL_MAILS_SET'
  /** A link for a new password was made. */
  | 'RESET_LINK_MADE'
  /** Files for instructors were fetched. */
  | 'RESOURCES_DOWNLOADED'
  /** A person got another role in Lectern. */
  | 'ROLE_CHANGED'
  /** A roster was imported into a group. */
  | 'ROSTER_IMPORTED'
  /** An import of a roster was taken back. */
  | 'ROSTER_IMPORT_UNDONE'
  /** The sales manager of an institution was asked for something. */
  | 'SALES_ASKED'
  /** All sessions of an account were ended. */
  | 'SESSIONS_ENDED'
  /** Somebody signed in. */
  | 'SIGNED_IN'
  /** A sign-in brought another name or address of a person. */
  | 'USER_CHANGED'
  /** A person became known with their first sign-in. */
  | 'USER_RECORDED'
  /** What an author had typed was taken over. */
  | 'WORKING_COPY_TAKEN';

/** What somebody was who did something. */
export type AuditActorType =
  /** The owner of an account on the pages of the identity provider. */
  | 'ACCOUNT'
  /** A partner, which is a program of an institution. */
  | 'PARTNER'
  /** A program on the machine itself. */
  | 'PROGRAM'
  /** A signed-in person. */
  | 'USER'
  /** Somebody who has not proven who they are. */
  | 'VISITOR';

/** Which entries of the audit log; what is left out narrows nothing. Of person, actor, object and search the first counts. */
export type AuditFilter = {
  /** Acts of these kinds. */
  actions?: Array<AuditAction> | null | undefined;
  /** By this person, account or partner. */
  actor?: string | null | undefined;
  /** Not before this moment. */
  from?: string | null | undefined;
  /** About this thing. */
  object?: string | null | undefined;
  /** About things of this kind. */
  object_type?: AuditObjectType | null | undefined;
  /** By or about this person, their account included. */
  person?: string | null | undefined;
  /** By or about people and things that are called so, or have this id: at least 2 characters, 1 where it is not Latin, of a name or an address. */
  search?: string | null | undefined;
  /** Before this moment. */
  until?: string | null | undefined;
};

/** What kind of thing something was done to. */
export type AuditObjectType =
  /** An account at the built-in identity provider. */
  | 'ACCOUNT'
  /** A course. */
  | 'COURSE'
  /** A follow-up of those who sell. */
  | 'FOLLOW_UP'
  /** A group. */
  | 'GROUP'
  /** An institution. */
  | 'INSTITUTION'
  /** An invitation into an institution. */
  | 'INVITATION'
  /** A license. */
  | 'LICENSE'
  /** A file of the media library. */
  | 'MEDIA'
  /** A partner of an institution. */
  | 'PARTNER'
  /** A product. */
  | 'PRODUCT'
  /** A person. */
  | 'USER';

/** An answer as its author writes it; what does not belong to the type of the question is dropped. */
export type AuthoredAnswerInput = {
  /** Its HTML: a choice, a statement, an item, or a concept; empty for a distractor. */
  answer: string;
  /** The address of its picture. */
  answer_image?: string | null | undefined;
  /** What its picture says to those who do not see it, at most 500 characters on one line. */
  answer_image_alt?: string | null | undefined;
  /** The answer that stays; left out for a new one. */
  id?: string | null | undefined;
  /** Whether a choice or a statement is right. */
  is_correct?: boolean | null | undefined;
  /** The HTML of the description that belongs to a concept. */
  match?: string | null | undefined;
  /** The place of an item, 1 is first; left out, that in the list. */
  sequence?: number | null | undefined;
};

/** What an act of authoring did to an item. */
export type AuthoredWhat =
  /** It says something else than before, or its children stand in another order. */
  | 'CHANGED'
  /** It is new. */
  | 'MADE'
  /** Learners see it now, where they see its parents. */
  | 'PUBLISHED'
  /** It was taken out. */
  | 'REMOVED'
  /** It was brought back. */
  | 'RESTORED'
  /** It was as it should be already. */
  | 'SAME'
  /** It is a draft again. */
  | 'UNPUBLISHED';

/** What became of the backup of a night. */
export type BackupOutcome =
  /** There is none. */
  | 'FAILED'
  /** It was made, but could not be restored aside, or differs. */
  | 'MADE'
  /** It was restored aside; all rows and gradebooks are as they were. */
  | 'VERIFIED';

/** A benchmark and its level. */
export type BenchmarkOfLevelInput = {
  /** The benchmark, of the course. */
  id: string;
  /** Its level. */
  level: number;
};

/** One try at a question of a study project. */
export type CheckAnswerInput = {
  /** The answer in the shape of its type; a sequence may be left out to keep its order. */
  answer?: unknown;
  /** The attempt it belongs to; once that one is over, it is refused and changes no later one. */
  attempt_id?: string | null | undefined;
  /** The group; left out in preview. */
  group_id?: string | null | undefined;
  /** The question. */
  question_id: string;
  /** The revision this try is based on; an older one is a CONFLICT. */
  revision?: number | null | undefined;
  /** Active seconds on the question, in all. */
  seconds_spent?: number | null | undefined;
  /** The study project. */
  study_project_id: string;
  /** The attempt in preview, as the last reply gave it, for content roles. Nothing is stored then. */
  ticket?: string | null | undefined;
  /** The learner; if given, it must be you. */
  user_id?: string | null | undefined;
};

/** One try at a question of a free study project. */
export type CheckFreeAnswerInput = {
  /** The answer in the shape of its type; a sequence may be left out to keep its order. */
  answer?: unknown;
  /** The question. */
  question_id: string;
  /** Active seconds on the question, in all. */
  seconds_spent?: number | null | undefined;
  /** The attempt as the last reply gave it. */
  ticket: string;
};

/** What a check of content has found. */
export type ContentFindingCode =
  /** Answers speak of all others, though answers have no fixed place. */
  | 'ALL_OF_THE_ABOVE'
  /** The same is asked before in this assessment, or in a study project. */
  | 'ASKED_TWICE'
  /** Links or files lead to something of Lectern that is not there. */
  | 'DEAD_LINK'
  /** What a question shows as a hint or with its answer was deleted. */
  | 'DEAD_RESOURCE'
  /** Answers say the same as others. */
  | 'EQUAL_ANSWERS'
  /** Headings of an introduction speak of another kind than its first h2. */
  | 'KIND_UNCLEAR'
  /** No question of a benchmark is about this lesson. */
  | 'LESSON_NOT_ASKED'
  /** The only right answer is the longest by far. */
  | 'LONGEST_ANSWER'
  /** Pictures have no alternative text and are not said to be decorative. */
  | 'NO_ALTERNATIVE_TEXT'
  /** Videos have no captions. */
  | 'NO_CAPTIONS'
  /** None of the answers to choose from is right. */
  | 'NO_CORRECT_ANSWER'
  /** A question of a study project says nothing after an answer. */
  | 'NO_FEEDBACK'
  /** A question of a study project shows nothing as a hint. */
  | 'NO_HINT'
  /** A question of a benchmark belongs to no lesson, and is not asked. */
  | 'NO_LESSON'
  /** Headings leave out a level. */
  | 'SKIPPED_HEADING'
  /** There are fewer than two answers, or than three of a sequence. */
  | 'TOO_FEW_ANSWERS'
  /** Lessons have fewer questions in this benchmark than it asks of each. */
  | 'TOO_FEW_QUESTIONS';

/** What an act did to an item of content. */
export type ContentHistoryWhat =
  /** It says something else since. */
  | 'CHANGED'
  /** It was made, or its history begins there. */
  | 'MADE'
  /** Its children stand in another order since. */
  | 'ORDERED'
  /** It was published. */
  | 'PUBLISHED'
  /** It was taken out. */
  | 'REMOVED'
  /** It was brought back. */
  | 'RESTORED'
  /** It became a draft again. */
  | 'UNPUBLISHED';

/** An item of content. */
export type ContentItemInput = {
  /** Its id. */
  id: string;
  /** Its kind. */
  kind: ContentKind;
};

/** A kind of content. */
export type ContentKind =
  /** A benchmark of a course. */
  | 'BENCHMARK'
  /** An e-book of a product. */
  | 'BOOK'
  /** A page of an e-book. */
  | 'BOOK_PAGE'
  /** A case study of a study project. */
  | 'CASE_STUDY'
  /** A course of a product. */
  | 'COURSE'
  /** A file for whoever teaches a course. */
  | 'INSTRUCTOR_RESOURCE'
  /** A key element of a study project. */
  | 'KEY_ELEMENT'
  /** A lesson of a course. */
  | 'LESSON'
  /** A product. */
  | 'PRODUCT'
  /** A question of a benchmark or a case study. */
  | 'QUESTION'
  /** A Quickclip card of a lesson. */
  | 'QUICKCLIP_CARD'
  /** A Quickdeck card of a lesson. */
  | 'QUICKDECK_CARD'
  /** A study project of a lesson. */
  | 'STUDY_PROJECT'
  /** A summary of a course. */
  | 'SUMMARY';

/** Which item of content. */
export type ContentWhere = {
  /** The id of the item. */
  id: string;
  /** Whether the change waits for its publishing even where the caller may publish. Left out, it does not. */
  later?: boolean | null | undefined;
  /** The version it was read at; an older one is a CONFLICT. Left out, the change is made to whatever holds. */
  version?: number | null | undefined;
};

/** A new e-book. */
export type CreateBookInput = {
  /** Its title, 1 to 200 characters. */
  name: string;
  /** The product that it belongs to; it stays there. */
  product_id: string;
};

/** A new page of an e-book. */
export type CreateBookPageInput = {
  /** What stands on it, as HTML. */
  content: string;
  /** The book that it belongs to. */
  ebook_id: string;
  /** Its number in the book; pages that stand there move up. */
  page_number: number;
  /** Its title, at most 300 characters; it may be empty. */
  title: string;
};

/** A new case study. */
export type CreateCaseStudyInput = {
  /** The study project that it belongs to. */
  study_project_id: string;
};

/** A new course. */
export type CreateCourseInput = {
  /** What it is about, at most 150 characters on one line. */
  description?: string | null | undefined;
  /** Its place in the product; those that stand there move up. Left out, it stands behind all others. */
  display_order?: number | null | undefined;
  /** The language of its content, a BCP 47 tag; en unless said. */
  language?: string | null | undefined;
  /** How many levels it has, 2 to 4; 2 unless said. */
  levels?: number | null | undefined;
  /** The address of its logo, an svg drawing; null for none. */
  logo?: string | null | undefined;
  /** Its name, 1 to 200 characters. */
  name: string;
  /** The product that it belongs to. */
  product_id: string;
};

/** A new group of a license; its key is made by the server. */
export type CreateGroupInput = {
  /** Published courses of the license, one at least. */
  courses: Array<string>;
  /** The last day, not after the license expires. */
  end_date: string;
  /** A group of the institution that you may change, whose course settings and rules it begins with. */
  from_group_id?: string | null | undefined;
  /** How many learners fit in: 1 to as many as the license has left. */
  group_size: number;
  /** The license, with days left; its institution is that of the group. */
  license_id: string;
  /** Its name, 1 to 200 characters. */
  name: string;
  /** Who owns it and is its main instructor, an instructor of the institution: for whoever may transfer its groups. Yourself unless said. */
  owner_id?: string | null | undefined;
  /** The first day, today or later where the institution is. */
  start_date: string;
  /** Its status; STARTED unless said. */
  status?: WrittenGroupStatus | null | undefined;
};

/** A new file for whoever teaches a course. */
export type CreateInstructorResourceInput = {
  /** The course. */
  course_id: string;
  /** What it is for, at most 500 characters. */
  description?: string | null | undefined;
  /** The lesson of the course that it is about; null for none. */
  lesson_id?: string | null | undefined;
  /** Its name, 1 to 200 characters; the file is saved under it. */
  name: string;
  /** Its place among those that are alike otherwise; 0 at first. */
  order_key?: number | null | undefined;
  /** What it is about; ANY where left out. */
  type?: InstructorResourceType | null | undefined;
  /** The address of the file in the media library. */
  url: string;
};

/** A new key element, which shows nothing yet. */
export type CreateKeyElementInput = {
  /** Its name, 1 to 200 characters. */
  name: string;
  /** Its place in the study project; those that stand there move up. Left out, it stands behind all others. */
  order_key?: number | null | undefined;
  /** The study project that it belongs to. */
  study_project_id: string;
  /** What it is made of. */
  type: KeyElementType;
};

/** A new lesson. */
export type CreateLessonInput = {
  /** The course that it belongs to. */
  course_id: string;
  /** What it is about, at most 2000 characters. */
  description?: string | null | undefined;
  /** Its place in the course; those that stand there move up. Left out, it stands behind all others. */
  display_order?: number | null | undefined;
  /** The address of its logo, an svg drawing; null for none. */
  logo?: string | null | undefined;
  /** Its name, 1 to 200 characters. */
  name: string;
};

/** A new product. */
export type CreateProductInput = {
  /** Its colour, #rrggbb. */
  color: string;
  /** The address of its logo, an svg drawing; a product has to have one. */
  logo?: string | null | undefined;
  /** Its name, 1 to 200 characters. */
  name: string;
};

/** A new study project. */
export type CreateStudyProjectInput = {
  /** Its introduction, HTML. The first h2 says Learn or Apply, and the title behind it. */
  introduction: string;
  /** The lesson that it belongs to. */
  lesson_id: string;
  /** Its level, 1 to those of the course. */
  level: number;
  /** Its number in lesson and level; those from there on move up. Left out, it stands behind all others. */
  study_project_number?: number | null | undefined;
};

/** An answer of a sitting as it is now. */
export type DraftAnswerInput = {
  /** The answer in the shape of its type; null leaves the saved one as it is. */
  answer?: unknown;
  /** The question. */
  question_id: string;
  /** Active seconds on the question, in all; fewer than are saved change nothing. */
  seconds_spent?: number | null | undefined;
};

/** Which exercise was finished. Counts sent along are ignored: the server has its own. */
export type ExerciseResultInput = {
  /** The attempt that was finished; with it, the group is found in which the attempt is now. */
  attempt_id?: string | null | undefined;
  /** What the browser has counted; ignored. */
  corrects?: number | null | undefined;
  /** The study project or summary. */
  exercise_id: string;
  /** The group. */
  group_id: string;
  /** What the browser has counted; ignored. */
  incorrects?: number | null | undefined;
  /** What kind of exercise it is. */
  type: ExerciseType;
  /** The learner; if given, it must be you. */
  user_id?: string | null | undefined;
};

/** What the card of an exercise shows. */
export type ExerciseState =
  /** It is finished. */
  | 'COMPLETE'
  /** It cannot be opened now; a reason says why. */
  | 'LOCKED'
  /** It waits to be started. */
  | 'NOT_STARTED'
  /** It is begun and not finished. */
  | 'STARTED';

/** A study project, a benchmark (before learning) or a summary (after it). */
export type ExerciseType =
  /** A benchmark: the pre-test of a level. */
  | 'BENCHMARK'
  /** A study project: case studies with reinforced questions. */
  | 'STUDY_PROJECT'
  /** A summary: the post-test of a level. */
  | 'SUMMARY';

/** The extra time of learners of a group. */
export type ExtraTimeInput = {
  /** The group. */
  group_id: string;
  /** How many percent more time they have, 0 to 200; 0 takes it away. */
  percent: number;
  /** Learners of it, 1 to 200. */
  user_ids: Array<string>;
};

/** What a column of a file is to be read as. */
export type FileColumnInput = {
  /** Where it stands, from 0. */
  column: number;
  /** What it holds: a name such as those of `FileColumn`. */
  name: string;
};

/** What a follow-up is to say. */
export type FollowUpInput = {
  /** Who is to do it, one of `followUpAssignees`; left out for nobody. */
  assignee_id?: string | null | undefined;
  /** The day it is due, in the time zone of the institution; a new one is today or later. */
  due_on: string;
  /** The license of the institution that it is about; left out for none. */
  license_id?: string | null | undefined;
  /** What is to be done: plain text of 1 to 500 characters. */
  what: string;
};

/** What an administrator of an institution has asked those who sell. */
export type FollowUpQuestion =
  /** Something about a member whom they may not change. */
  | 'MEMBER'
  /** More seats of a license. */
  | 'MORE_SEATS';

/** Where a follow-up stands today, in the time zone of its institution. */
export type FollowUpState =
  /** Done. */
  | 'DONE'
  /** To be done today. */
  | 'DUE'
  /** To be done on a later day. */
  | 'OPEN'
  /** Its day has passed, and it is not done. */
  | 'OVERDUE';

/** Which follow-up, as it was read. */
export type FollowUpWhere = {
  /** Its id. */
  id: string;
  /** The version it was read at; an older one is a CONFLICT. Left out, the change is made to whatever holds. */
  version?: number | null | undefined;
};

/** What a sitting of a free benchmark asks. */
export type FreeAsks =
  /** Free samples, which no group is asked: it comes to a score. */
  | 'SAMPLES'
  /** At most eight of the questions that groups are asked too: it comes to a band. */
  | 'SHEET';

/** A kind of what can be free. */
export type FreeOfferKind =
  /** The benchmarks of a course. */
  | 'COURSE_BENCHMARK'
  /** A lesson with all that it holds. */
  | 'LESSON';

/** What can be said of a change from benchmark to summary. */
export type GainChange =
  /** Less was right in the summary: the whole interval lies below zero. */
  | 'LESS'
  /** More was right in the summary: the whole interval lies above zero. */
  | 'MORE'
  /** It may be chance: zero lies in the interval. */
  | 'UNCLEAR';

/** A role in the whole product; it opens staff areas, never the data of a school. */
export type GlobalRole =
  /** Center Administrator; what counts is the membership of an institution. */
  | 'CENTER_ADMIN'
  /** Content Developer: builds content. */
  | 'CONTENT_DEVELOPER'
  /** Content Manager: builds, publishes and deletes content. */
  | 'CONTENT_MANAGER'
  /** Customer Success: reads users and institutions in order to help. */
  | 'CUSTOMER_SUCCESS'
  /** Developer: every staff area. */
  | 'DEVELOPER'
  /** Distributor: opens no staff area. */
  | 'DISTRIBUTOR'
  /** Instructor; what counts is the membership of an institution or group. */
  | 'INSTRUCTOR'
  /** Main Instructor; what counts is the membership of a group. */
  | 'MAIN_INSTRUCTOR'
  /** Product Manager: builds, publishes and deletes content, and reads users. */
  | 'PRODUCT_MANAGER'
  /** Reseller: opens no staff area. */
  | 'RESELLER'
  /** Sales Manager: institutions and their licenses. */
  | 'SALES_MANAGER'
  /** Learner; what counts is the membership of a group. */
  | 'STUDENT'
  /** System Administrator: every staff area, and the roles of others. */
  | 'SYSTEM_ADMIN'
  /** Tech Support: reads users and institutions in order to help. */
  | 'TECH_SUPPORT'
  /** A person without an institution or a staff area. */
  | 'USER';

/** Settings of assessments, and rules of the group. What is left out stays as it is. */
export type GroupAssessmentSettingsInput = {
  /** Whether the benchmark opens the rest of its level. */
  benchmark_first?: boolean | null | undefined;
  /** The benchmarks to change. */
  benchmarks: Array<AssessmentSettingsInput>;
  /** The course. */
  course_id: string;
  /** The group. */
  group_id: string;
  /** Whether study projects open one after the other. */
  in_sequence?: boolean | null | undefined;
  /** When the right answers of benchmarks are shown. */
  review_benchmarks?: ReviewRule | null | undefined;
  /** When the right answers of summaries are shown. */
  review_summaries?: ReviewRule | null | undefined;
  /** The summaries to change. */
  summaries: Array<AssessmentSettingsInput>;
  /** How often a summary can be taken, 1 to 99; null is without a limit. */
  summary_attempts?: number | null | undefined;
  /** The version they were read at; an older one is a CONFLICT. Left out, the change is made to whatever holds. */
  version?: number | null | undefined;
};

/** A person who is to belong to a group. */
export type GroupMemberInput = {
  /** The person. */
  user_id: string;
};

/** What an act on several members came to for one of them. */
export type GroupMemberResultStatus =
  /** It was done. */
  | 'DONE'
  /** Nothing spoke against it, but it is done for all or none and another was refused. */
  | 'NOT_DONE'
  /** It was not done, for the reason in `code`. */
  | 'REFUSED';

/** What the members of a group are sorted by. */
export type GroupMemberSort =
  /** The moment they first joined. */
  | 'JOINED'
  /** Last names, then first names. */
  | 'NAME';

/** A learner who is to move to another group. */
export type GroupMoveInput = {
  /** The group that the learner belongs to now. */
  currentGroup_id: string;
  /** The learner. */
  user_id: string;
};

/** An operation about a group that screens offer to those who may call it. */
export type GroupOperation =
  /** Adding instructors of its institution. */
  | 'addGroupInstructors'
  /** Adding learners of its institution. */
  | 'addGroupLearners'
  /** The benchmarks of all learners in the gradebook. */
  | 'benchmarkGradebookOverview'
  /** Whether answers count that came too late. */
  | 'decideLateAnswers'
  /** Deleting it, for 30 days with a way back. */
  | 'deleteGroup'
  /** Removing learners, and for more than a plain instructor other instructors. */
  | 'deleteGroupMember'
  /** Adding, moving and removing learners with a file. */
  | 'importRoster'
  /** The files for whoever teaches its courses. */
  | 'instructorResources'
  /** The study projects of all learners in the gradebook. */
  | 'lessonGradebookOverview'
  /** A new key in place of its old one. */
  | 'renewGroupKey'
  /** The extra time of its learners. */
  | 'setExtraTime'
  /** Who sits at this moment; minutes for them. */
  | 'sittingNow'
  /** The summaries of all learners in the gradebook. */
  | 'summaryGradebookOverview'
  /** Another main instructor. */
  | 'transferGroup'
  /** Its name, dates, size, status and courses. */
  | 'updateGroup'
  /** The settings of assessments in its courses, and its rules for them. */
  | 'updateGroupAssessmentSettings'
  /** Moving learners to another group. */
  | 'updateGroupMembers';

/** A role in a group. */
export type GroupRole =
  /** Instructor: teaches in the group. */
  | 'INSTRUCTOR'
  /** Main Instructor: leads the group; there is one. */
  | 'MAIN_INSTRUCTOR'
  /** Learner: studies in the group and takes a seat. */
  | 'STUDENT';

/** The status of a group. NOT_YET is a started group before its first day. */
export type GroupStatus =
  /** Inactive: closed for the time being. */
  | 'CLOSED'
  /** Expired: over by hand or by its last day. */
  | 'ENDED'
  /** Inactive: its first day is still to come. */
  | 'NOT_YET'
  /** Active: open to its learners. */
  | 'STARTED';

/** Who leads a group from now on. */
export type GroupSuccessorInput = {
  /** A group whose main instructor the member is; another one counts for nothing. */
  group_id: string;
  /** Another instructor of the institution; you are FORBIDDEN, anybody else is NOT_FOUND. */
  user_id: string;
};

/** What is looked at of the machine that Lectern runs on. */
export type InstanceCheckName =
  /** The address that people open. */
  | 'address'
  /** The backups of the nights, and the folder that they lie in. */
  | 'backups'
  /** Whether the tables have the columns of this version. */
  | 'columns'
  /** The database. */
  | 'database'
  /** The room that is left on its disk. */
  | 'disk'
  /** The data folder. */
  | 'folder'
  /** Who signs people in. */
  | 'issuer'
  /** The work that the server does by itself. */
  | 'jobs'
  /** The keys that tokens are signed with. */
  | 'keys'
  /** Who works on the data folder. */
  | 'lock'
  /** The mail server. */
  | 'mail'
  /** The place where the files of the media library lie. */
  | 'media'
  /** The port that it listens on. */
  | 'port'
  /** The settings. */
  | 'settings'
  /** Whether the database is of this version. */
  | 'version';

/** How something stands that was looked at. */
export type InstanceCheckState =
  /** People meet it. */
  | 'FAILED'
  /** It is as it should be. */
  | 'OK'
  /** It could not be looked at, or did not answer in time. */
  | 'UNKNOWN'
  /** It goes on, but not for good. */
  | 'WARNING';

/** A column of a file with institutions. */
export type InstitutionColumn =
  /** Where in the city it is. */
  | 'address'
  /** The address of the first administrator. */
  | 'admin_email'
  /** The first name of the first administrator. */
  | 'admin_first_name'
  /** The last name of the first administrator. */
  | 'admin_last_name'
  /** The city it is in. */
  | 'city'
  /** The country it is in. */
  | 'country'
  /** The currency of the price. */
  | 'currency'
  /** The day that the license ends on. */
  | 'end'
  /** The name of its license. */
  | 'license'
  /** The name of the institution. */
  | 'name'
  /** What the license is offered for. */
  | 'price'
  /** The names of its products. */
  | 'products'
  /** The address of who looks after it. */
  | 'sales_manager'
  /** The seats of the license. */
  | 'seats'
  /** The first day of the license. */
  | 'start'
  /** The state or province it is in. */
  | 'state'
  /** The time zone in which its days begin. */
  | 'time_zone';

/** What an institution is to say. Texts left empty or out are null. */
export type InstitutionInput = {
  /** Where in the city it is, at most 500 characters. */
  address?: string | null | undefined;
  /** The city it is in, at most 200 characters. */
  city?: string | null | undefined;
  /** The country it is in, two letters of ISO 3166-1. */
  country_code: string;
  /** The address of an uploaded picture. */
  logo?: string | null | undefined;
  /** Its name, 1 to 200 characters. */
  name: string;
  /** Who looks after it: somebody with the role SALES_MANAGER or SYSTEM_ADMIN. */
  sales_manager_id?: string | null | undefined;
  /** One of the states of the country, and has to be there where the country has any. */
  state_code?: string | null | undefined;
  /** The time zone (IANA) in which its days begin. */
  time_zone: string;
};

/** What becomes of a row of a file with institutions. */
export type InstitutionLineKind =
  /** The institution is made. */
  | 'NEW'
  /** An institution of this name is at this place already; nothing is done. */
  | 'THERE'
  /** A row before has the same name and place; nothing is done for this one. */
  | 'TWICE'
  /** Something is wrong with it; nothing is done. */
  | 'WRONG';

/** Who becomes a member of which institution. */
export type InstitutionMemberInput = {
  /** The institution that has invited you. */
  institution_id: string;
  /** The role of the invitation, which is compared, never taken; the role somebody else is to hold. */
  role: InstitutionRole;
  /** The person: you, or for those who sell anybody. */
  user_id: string;
};

/** An institution that gets another sales manager. */
export type InstitutionMove = {
  /** Who looks after it, as it was read; left out for nobody. */
  from?: string | null | undefined;
  /** The id of the institution. */
  id: string;
  /** Who is to look after it: a SALES_MANAGER or SYSTEM_ADMIN; left out for nobody. */
  to?: string | null | undefined;
};

/** An operation about an institution that screens offer to those who may call it. */
export type InstitutionOperation =
  /** A question to those who sell: for more seats, or about a member. */
  | 'askSalesManager'
  /** Read what was done in it. */
  | 'auditEntries'
  /** A new group of one of its licenses. */
  | 'createGroup'
  /** Its groups that were deleted lately, to restore them. */
  | 'deletedGroups'
  /** All groups of the institution, of whoever they are. */
  | 'groups'
  /** The people who belong to it. */
  | 'institutionMembers'
  /** The licenses it holds. */
  | 'licensesByInstitution'
  /** Whether people whom a roster awaits get a mail. */
  | 'setAwaitedMails'
  /** Whether its administrators get mails about its renewals. */
  | 'setRenewalMails';

/** A role in an institution. */
export type InstitutionRole =
  /** Center Administrator: manages its members and groups. */
  | 'CENTER_ADMIN'
  /** Instructor: may create groups. */
  | 'INSTRUCTOR'
  /** Learner: belongs to it through a group. */
  | 'STUDENT';

/** A role in an institution that replaces another. */
export type InstitutionRoleInput = {
  /** The role from now on; CENTER_ADMIN is FORBIDDEN but to those who sell. */
  role: InstitutionRole;
  /** The role that was read; another one by now is a CONFLICT. Left out, whatever holds is replaced. */
  was?: InstitutionRole | null | undefined;
};

/** Which institution. */
export type InstitutionWhere = {
  /** Its id. */
  id: string;
};

/** Why nothing of a file with institutions can be read. */
export type InstitutionsProblem =
  /** It is damaged. */
  | 'DAMAGED'
  /** It is no text in the encoding that was asked for. */
  | 'ENCODING'
  /** It is neither CSV nor XLSX. */
  | 'KIND'
  /** No column is headed as one of countries. */
  | 'NO_COUNTRY_COLUMN'
  /** No column is headed as one of names. */
  | 'NO_NAME_COLUMN'
  /** Nothing stands below the heads of its columns. */
  | 'NO_ROWS'
  /** It has too many bytes, as it is sent or unpacked. */
  | 'TOO_LARGE'
  /** It has more than 1,000 rows. */
  | 'TOO_MANY_ROWS';

/** What a resource for instructors is about. */
export type InstructorResourceType =
  /** None of them in particular. */
  | 'ANY'
  /** A study project of the kind Apply. */
  | 'APPLY_EXERCISE'
  /** A benchmark. */
  | 'BENCHMARK'
  /** A study project of the kind Learn. */
  | 'LEARN_EXERCISE'
  /** A summary. */
  | 'SUMMARY';

/** What became of one invitation of several. */
export type InvitationActState =
  /** It is as it was asked for. */
  | 'DONE'
  /** You may not give the role that it offers; nothing was done. */
  | 'FORBIDDEN'
  /** It was answered or withdrawn, is none of the institution, or is too old to come back. */
  | 'GONE'
  /** Its address is invited again or belongs to a member by now; nothing was done. */
  | 'TAKEN';

/** Whom an invitation is for that reached nobody. */
export type InvitationCorrectionInput = {
  /** The address that it is sent to; case does not count. */
  email: string;
  /** The first name: 1 to 200 characters on one line. */
  first_name: string;
  /** The last name: 1 to 200 characters on one line. */
  last_name: string;
};

/** Which invitations of an institution are listed. */
export type InvitationFilter =
  /** Those that can be accepted. */
  | 'OPEN'
  /** Those whose 30 days are over. */
  | 'OVER'
  /** Those whose mail reached nobody: the address was refused, or every try failed. */
  | 'UNREACHED'
  /** Those whose mail waits for a day with room for it. */
  | 'WAITING';

/** Who is invited into which institution. */
export type InvitationInput = {
  /** The address that the invitation is for; case does not count. */
  email: string;
  /** The first name: 1 to 200 characters on one line. */
  first_name: string;
  /** The institution. */
  institution_id: string;
  /** The last name: 1 to 200 characters on one line. */
  last_name: string;
  /** The role that is offered; CENTER_ADMIN is FORBIDDEN but to those who sell. */
  role: InstitutionRole;
};

/** What became of the mail of an invitation. */
export type InvitationMailState =
  /** It was tried five times in a day and given up. */
  | 'FAILED'
  /** No mail server is set: it stays in the outbox, and its link has to be passed on by hand. */
  | 'KEPT'
  /** The mail server has refused the address for good; it is not tried again. */
  | 'REFUSED'
  /** It is on its way; where it could not be sent yet, it is tried again. */
  | 'SENDING'
  /** The mail server has taken it. */
  | 'SENT'
  /** It waits for a day with room for it: 500 a day go out for an institution, 3 to an address. */
  | 'WAITING';

/** What became of one row of those that were to be invited. */
export type InviteState =
  /** The invitation is made, and its mail on its way. */
  | 'INVITED'
  /** The address belongs to a member of the institution; nothing was done. */
  | 'MEMBER'
  /** The address is invited already; that invitation stays as it is. */
  | 'OPEN'
  /** A row before it has the same address; nothing was done for this one. */
  | 'TWICE';

/** One of several people who are invited. */
export type InviteeInput = {
  /** The address that the invitation is for; case does not count. */
  email: string;
  /** The first name: 1 to 200 characters on one line. */
  first_name: string;
  /** The number of the row, as the caller counts; it comes back with its result. */
  id: number;
  /** The last name: 1 to 200 characters on one line. */
  last_name: string;
  /** The role that is offered; CENTER_ADMIN is FORBIDDEN but to those who sell. */
  role: InstitutionRole;
};

/** Work that the server does by itself at set times. */
export type JobName =
  /** What is kept as a sum is counted again. */
  | 'check_counters'
  /** How licenses are used is counted for the worklist of renewals. */
  | 'count_figures'
  /** Groups whose last day has passed end, and what follows is done. */
  | 'end_groups'
  /** What nobody can use any more is deleted. */
  | 'forget_expired'
  /** A backup is made, restored aside and compared. */
  | 'nightly_backup'
  /** Reminders go to who was invited 3 and 10 days ago and has not answered. */
  | 'remind_invited'
  /** Mails about licenses that end or run out of seats are written. */
  | 'tell_of_renewals'
  /** The audit log is read through: nothing of it was changed. */
  | 'verify_audit_log';

/** How work that the server does by itself stands. */
export type JobState =
  /** Its last run succeeded and found nothing wrong. */
  | 'DONE'
  /** Its last run failed. */
  | 'FAILED'
  /** Its last run found something wrong. */
  | 'FOUND'
  /** It was due twice since it last began. */
  | 'LATE'
  /** It was not due yet. */
  | 'NEVER'
  /** It is being done. */
  | 'RUNNING'
  /** Somebody has asked for it, and it has not begun. */
  | 'WANTED';

/** What a key element is made of. */
export type KeyElementType =
  /** Pages of an e-book. */
  | 'ebook'
  /** Videos. */
  | 'quickclip'
  /** Flash cards. */
  | 'quickdeck';

/** Answers that a device could not send before the time of their sitting was over. */
export type LateAnswersInput = {
  /** The answers. */
  answers: Array<DraftAnswerInput>;
  /** The attempt. */
  attempt_id: string;
  /** When the last of them was entered, by the device. */
  entered_at: string;
  /** What the clock of the device says now. */
  sent_at: string;
};

/** Whether late answers count. */
export type LateDecisionInput = {
  /** The attempt that they belong to. */
  attempt_id: string;
  /** The group. */
  group_id: string;
  /** True takes them, false leaves them. */
  take: boolean;
};

/** What is offered beside a license that was activated. */
export type LicenseOfferInput = {
  /** The ISO 4217 code of the currency of the price. */
  currency?: string | null | undefined;
  /** The day on which the renewed license ends: not before it ends now, and 30 days from now or later. An enlargement has none. */
  expiry_date?: string | null | undefined;
  /** A further term, or more of the one that runs. */
  kind: OfferKind;
  /** How many seats the license has once the offer is applied: as many as it has, 1, 100, 300, 500, 1000 or 1500; any number for system administrators. An enlargement takes none away. */
  max_users: number;
  /** What else is said with the offer, at most 2,000 characters. */
  notes?: string | null | undefined;
  /** What is asked: up to nine digits and two decimals, such as "1200.00"; it needs a currency. */
  price?: string | null | undefined;
  /** Published products that an enlargement adds, none of which the license has; none unless said. */
  products?: Array<string> | null | undefined;
  /** The tax on its price in percent, such as "19" or "7.5"; none unless said. */
  tax_rate?: string | null | undefined;
  /** The last day on which it can be applied, today or later; the thirtieth from today unless said. */
  valid_until?: string | null | undefined;
};

/** A license that is offered to an institution. */
export type LicenseQuoteInput = {
  /** The ISO 4217 code of the currency of the price. */
  currency?: string | null | undefined;
  /** The institution. */
  institution_id: string;
  /** Whether it includes external practice tests; false unless said. */
  is_gmetrix?: boolean | null | undefined;
  /** How many seats: 1, 100, 300, 500, 1000 or 1500; any number for system administrators. */
  max_users: number;
  /** Its name, 1 to 200 characters. */
  name: string;
  /** What else is said with the offer, at most 2,000 characters. */
  notes?: string | null | undefined;
  /** What a term is offered for: up to nine digits and two decimals, such as "1200.00"; it needs a currency. */
  price?: string | null | undefined;
  /** The published products it is for, one at least. */
  products: Array<string>;
  /** The order it is bought with, at most 50 characters. */
  purchase_order?: string | null | undefined;
};

/** What a license is today. */
export type LicenseState =
  /** Active, with more than 90 days left. */
  | 'ACTIVE'
  /** Its expiry day has come; nobody can use it any more. */
  | 'EXPIRED'
  /** Active, with 90 days or fewer left. */
  | 'EXPIRING'
  /** A quote: it was never activated. */
  | 'QUOTED'
  /** Activated, for a first day that is to come. */
  | 'STARTS_LATER';

/** What begins a term of a license. */
export type LicenseTermAct =
  /** Its activation. */
  | 'ACTIVATION'
  /** A renewal. */
  | 'RENEWAL';

/** Which license, as it was read. */
export type LicenseWhere = {
  /** Its id. */
  id: string;
  /** The version it was read at; an older one is a CONFLICT. Left out, the change is made to whatever holds. */
  version?: number | null | undefined;
};

/** What somebody who opens the link of an invitation is to it. */
export type LinkTaker =
  /** They are signed in with another address, and cannot answer it. */
  | 'ANOTHER'
  /** They are signed in with the address that it is for, and may answer it. */
  | 'INVITED'
  /** They are not signed in. */
  | 'NOBODY'
  /** They are, and who signs them in has not confirmed the address. */
  | 'UNCONFIRMED';

/** How somebody who is not signed in gets to the invitation. */
export type LinkWay =
  /** By signing in or signing up; a link that was copied does not tell whether there is an account. */
  | 'EITHER'
  /** By choosing a password: the link came by mail and the address has no account yet. */
  | 'PASSWORD'
  /** By signing in with the address, which has an account, or at the identity provider. */
  | 'SIGN_IN';

/** Whom mails about renewals of an institution go to. */
export type MailReaders =
  /** Its administrators. */
  | 'ADMINISTRATORS'
  /** Its sales manager. */
  | 'SALES';

/** How an item shows a page or a card. */
export type MaterialShownAs =
  /** As the hint of a question. */
  | 'HINT'
  /** Among the pages of a lesson. */
  | 'PAGES'
  /** Among what a key element shows. */
  | 'RESOURCES'
  /** As the explanation of a question. */
  | 'REVEAL';

/** What files of the media library are used as. */
export type MediaKind =
  /** Captions of a video. */
  | 'CAPTIONS'
  /** A document, which is saved and never shown on a page. */
  | 'DOCUMENT'
  /** A logo, which anyone may fetch. */
  | 'LOGO'
  /** A picture or a drawing in content. */
  | 'PICTURE'
  /** A video. */
  | 'VIDEO';

/** What uses a file. */
export type MediaUseKind =
  /** A page of an e-book. */
  | 'BOOK_PAGE'
  /** A course, by its logo. */
  | 'COURSE'
  /** What results show and authors can go back to. */
  | 'EARLIER_VERSION'
  /** An institution, by its logo. */
  | 'INSTITUTION'
  /** A file for whoever teaches a course. */
  | 'INSTRUCTOR_RESOURCE'
  /** A lesson, by its logo. */
  | 'LESSON'
  /** A product, by its logo. */
  | 'PRODUCT'
  /** A question, its answers or its feedback. */
  | 'QUESTION'
  /** A video card. */
  | 'QUICKCLIP_CARD'
  /** A flash card. */
  | 'QUICKDECK_CARD'
  /** The introduction of a study project. */
  | 'STUDY_PROJECT'
  /** What an author has typed and not saved; nothing more is said of it. */
  | 'WORKING_COPY';

/** Why somebody whom a file leaves out cannot be removed by it. */
export type MissingStay =
  /** No administrator of the institution is sure to stay. */
  | 'LAST_ADMINISTRATOR'
  /** They lead groups: who removes them names others for these, one by one. */
  | 'LEADS_GROUPS';

/** Where an item is to stand among its like. */
export type MoveContentInput = {
  /** The item of the same parent (and, of study projects, the same level) that it stands before; null for the end. */
  before?: string | null | undefined;
  /** The item. */
  id: string;
  /** Its kind; one whose items have an order. */
  kind: ContentKind;
};

/** Which items are to stand together, and where. */
export type MoveContentItemsInput = {
  /** The item there that they stand before; null for the end. */
  before?: string | null | undefined;
  /** The items in the order in which they are to stand, each once. */
  ids: Array<string>;
  /** Their kind: LESSON, STUDY_PROJECT or QUESTION. */
  kind: ContentKind;
  /** The level in which study projects are to stand, 1 to those of the course; needed for these only. */
  level?: number | null | undefined;
  /** The course of lessons, the lesson of study projects: theirs, or another of the product. The benchmark or case study of questions, of their course. */
  parent_id: string;
};

/** Something that a license says and an offer depends on. */
export type OfferDifferenceField =
  /** The day it ends on. */
  | 'expiry_date'
  /** How many seats it has. */
  | 'max_users'
  /** The products it is for. */
  | 'products';

/** What is offered beside a license that was activated. */
export type OfferKind =
  /** More seats or products for the term that runs. */
  | 'ENLARGEMENT'
  /** A further term of it. */
  | 'RENEWAL';

/** What became of an offer. */
export type OfferState =
  /** The license was renewed or enlarged as it says. */
  | 'APPLIED'
  /** Its last day has passed. */
  | 'OVER'
  /** It can be applied. */
  | 'STANDS'
  /** It was withdrawn. */
  | 'WITHDRAWN';

/** Which offer, as it was read. */
export type OfferWhere = {
  /** Its id. */
  id: string;
  /** The version it was read at; an older one is a CONFLICT. */
  version?: number | null | undefined;
};

/** What is wrong with a cell: its column, and why where there is more than one reason. */
export type PeopleFault =
  /** A cell holds what a spreadsheet writes for an error, such as #N/A. */
  | 'CELL_ERROR'
  /** It is no address. */
  | 'EMAIL'
  /** The name is missing. */
  | 'FIRST_NAME_MISSING'
  /** The first name has more than 200 characters. */
  | 'FIRST_NAME_TOO_LONG'
  /** It names a group for somebody who is invited into another role than a learner’s. */
  | 'GROUP_FOR_LEARNERS'
  /** The group is over, or closed for the time being. */
  | 'GROUP_NOT_OPEN'
  /** Several groups of it have the name. */
  | 'GROUP_OF_SEVERAL'
  /** No group of the institution has the name. */
  | 'GROUP_UNKNOWN'
  /** The license of the group is over. */
  | 'GROUP_UNLICENSED'
  /** The last name has more than 200 characters. */
  | 'LAST_NAME_TOO_LONG'
  /** A quotation mark is not closed. */
  | 'OPEN_QUOTE'
  /** It names no role of an institution. */
  | 'ROLE'
  /** It names a role that the caller may not give. */
  | 'ROLE_NOT_YOURS';

/** What becomes of a row of a file with people. */
export type PeopleLineKind =
  /** The address is invited already; that invitation stays as it is. */
  | 'INVITED'
  /** The address belongs to a member, who stays as they are. */
  | 'MEMBER'
  /** The person is invited. */
  | 'NEW'
  /** A member, or who is invited already, in another role, which stays as it is. */
  | 'OTHER_ROLE'
  /** The person was invited before, which is over, and is invited again. */
  | 'OVER'
  /** A row before has the same address; nothing is done for this one. */
  | 'TWICE'
  /** Something is wrong with it; nothing is done. */
  | 'WRONG';

/** Why nothing of a file with people can be read. */
export type PeopleProblem =
  /** It is damaged, cut off or locked with a password. */
  | 'DAMAGED'
  /** It is no text in the encoding that was asked for. */
  | 'ENCODING'
  /** It is neither CSV nor XLSX. */
  | 'KIND'
  /** No column has the head of the addresses. */
  | 'NO_EMAIL_COLUMN'
  /** No column has the head of the first names. */
  | 'NO_FIRST_NAME_COLUMN'
  /** No column has the head of the last names. */
  | 'NO_LAST_NAME_COLUMN'
  /** It names nobody. */
  | 'NO_ROWS'
  /** It has too many bytes, as it is sent or unpacked. */
  | 'TOO_LARGE'
  /** It names more than 10,000 people. */
  | 'TOO_MANY_ROWS';

/** How good a score is. */
export type PerformanceBand =
  /** The whole 100 percent. */
  | 'EXCELLENT'
  /** From 75 to 99 percent. */
  | 'GOOD'
  /** There is no score. */
  | 'NA'
  /** Under 75 percent. */
  | 'REVIEW_NEEDED';

/** Where a question belongs: to a benchmark or to a case study. */
export type QuestionContainerInput = {
  /** The benchmark. */
  benchmark_id?: string | null | undefined;
  /** The case study. */
  case_study_id?: string | null | undefined;
  /** Whether it reinforces the case, or else is the case. */
  is_reinforced?: boolean | null | undefined;
};

/** Things of the library that help with a question, all of one kind. */
export type QuestionHelpInput = {
  /** Pages or cards of the product, at least one, in their order. */
  resource_ids: Array<string>;
  /** Their kind. */
  resource_type: ResourceKind;
};

/** All that a question says. Its HTML is cleaned. */
export type QuestionInput = {
  /** Its answers in their order, as its type asks for them. */
  answers: Array<AuthoredAnswerInput>;
  /** The feedback on a right answer; required in a case study. */
  correct_msg?: string | null | undefined;
  /** What is offered after the first wrong try. Left out it stays; null takes it away. */
  hint?: QuestionHelpInput | null | undefined;
  /** That on the first wrong try; required in a case study. */
  incorrect_msg?: string | null | undefined;
  /** That on the second; required in a case study. */
  incorrect_msg_two?: string | null | undefined;
  /** Whether it is a free sample: free mode asks it, and no assessment of a group from its next sitting on. Only of a benchmark; left out it stays. */
  is_free_sample?: boolean | null | undefined;
  /** Whether every attempt shows the answers in this order. */
  keeps_order?: boolean | null | undefined;
  /** The lesson a question of a benchmark counts for. Left out it stays; null leaves it to nobody. */
  lesson_id?: string | null | undefined;
  /** Its HTML, which has to show something. */
  question: string;
  /** What is offered after the second. Left out it stays; null takes it away. */
  reveal?: QuestionHelpInput | null | undefined;
  /** How it is answered. */
  type: QuestionType;
};

/** What a resource is for. */
export type QuestionResourceType =
  /** It helps after the first wrong try. */
  | 'hint'
  /** It explains the answer once the question is settled. */
  | 'reveal';

/** How a question is answered. */
export type QuestionType =
  /** Each statement is correct or incorrect. */
  | 'CORRECT_OR_INCORRECT'
  /** Each concept gets the letter of its description. */
  | 'MATCHING'
  /** One or several answers are chosen. */
  | 'MULTIPLE_CHOICE'
  /** Items are put in order. */
  | 'SEQUENCE'
  /** Each statement is true or false. */
  | 'TRUE_OR_FALSE';

/** What a new video card says. */
export type QuickclipCardInput = {
  /** Its length in seconds; null where it is unknown. */
  duration_seconds?: number | null | undefined;
  /** The address of a still picture; null for none. */
  poster?: string | null | undefined;
  /** The files of the video, 1 to 10. */
  sources: Array<VideoSourceInput>;
  /** Its title, at most 200 characters; it may be empty. */
  title?: string | null | undefined;
  /** Its captions and subtitles. */
  tracks?: Array<VideoTrackInput> | null | undefined;
};

/** What a new flash card says. */
export type QuickdeckCardInput = {
  /** Its definition as HTML, at most 20,000 characters; it is cleaned. */
  definition: string;
  /** The address of a picture of the media library; null for none. */
  image?: string | null | undefined;
  /** The term as HTML, at most 2,000 characters; it is cleaned. */
  term: string;
  /** Its title, at most 200 characters; it may be empty. */
  title?: string | null | undefined;
};

/** Why somebody with the right key could not join a group. */
export type RefusedJoinReason =
  /** It was closed for the time being. */
  | 'CLOSED'
  /** It was over. */
  | 'ENDED'
  /** It was full. */
  | 'FULL'
  /** Its license was not valid. */
  | 'LICENSE'
  /** The person had been removed from it. */
  | 'REMOVED';

/** Which group, as it was read. */
export type ReleasePlacesWhere = {
  /** Its id. */
  id: string;
  /** The version it was read at; an older one is a CONFLICT. */
  version?: number | null | undefined;
};

/** Which licenses of the worklist are asked for. */
export type RenewalFilter = {
  /** Those of institutions that this person looks after. */
  assignedTo?: string | null | undefined;
  /** What stands in the name of institution or license, the city or the sales manager, at most 100 characters. */
  search?: string | null | undefined;
  /** Which ones; those that end within 30 days unless said. */
  window?: RenewalWindow | null | undefined;
};

/** Why somebody should look after the renewal of a license. */
export type RenewalRule =
  /** Fewer than seven tenths as many were active in the last 30 days as in the 30 before. */
  | 'FALLING'
  /** A follow-up is due or overdue. */
  | 'FOLLOW_UP_DUE'
  /** Nobody looks after its institution. */
  | 'NO_MANAGER'
  /** No learner of the term has finished a benchmark and its summary, 90 days into it or later. */
  | 'NO_RESULTS'
  /** Fewer than a tenth of its learners were active in the last 30 days. */
  | 'QUIET'
  /** Learners have taken nine tenths of its seats or more. */
  | 'SEATS_SHORT'
  /** Fewer than half of its seats are taken, 60 days into its term or later. */
  | 'SEATS_UNUSED';

/** By which column the worklist of renewals is sorted. */
export type RenewalSort =
  /** The learners who were active in the last 30 days. */
  | 'ACTIVE'
  /** The learners who were active in the 30 days before. */
  | 'ACTIVE_BEFORE'
  /** The days that are left; of quotes, those since they were quoted, which count below 0. */
  | 'DAYS'
  /** How many follow-ups are open. */
  | 'FOLLOW_UPS'
  /** The learning gain. */
  | 'GAIN'
  /** The name of the institution. */
  | 'INSTITUTION'
  /** The name of the license. */
  | 'LICENSE'
  /** The day the next follow-up is due. */
  | 'NEXT_DUE'
  /** The share of the seats that groups hold. */
  | 'SEATS';

/** Which licenses the worklist of renewals shows, by the days of their institutions. */
export type RenewalWindow =
  /** All that run, and those that are activated and begin later. */
  | 'ALL_ACTIVE'
  /** Those that end within 30 days. */
  | 'DAYS_30'
  /** Those that end within 60 days. */
  | 'DAYS_60'
  /** Those that end within 90 days. */
  | 'DAYS_90'
  /** Quotes: they were never activated. */
  | 'OPEN_QUOTES'
  /** Those that have ended in the last 30 days. */
  | 'RECENTLY_EXPIRED';

/** Which assessments follow their course again, in which group. */
export type ResetAssessmentsInput = {
  /** Published benchmarks and summaries of its courses, 1 to 8. */
  assessments: Array<string>;
  /** The group. */
  group_id: string;
};

/** What a hint or an explanation is made of. */
export type ResourceKind =
  /** A page of an e-book. */
  | 'page'
  /** A video. */
  | 'quickclip'
  /** A flash card. */
  | 'quickdeck';

/** What a finished attempt shows of the right answers. */
export type Review =
  /** Not in this group: its main instructor keeps them closed. */
  | 'NEVER'
  /** The right answers, and which of the answers given were right. */
  | 'SHOWN'
  /** Not yet: an assessment that you have open, or may still start, asks the questions. */
  | 'STILL_ASKED';

/** When a group shows the right answers after an assessment. */
export type ReviewRule =
  /** As soon as the learner has submitted, also where the same question may be asked again. */
  | 'AT_ONCE'
  /** Not in this group. */
  | 'NEVER'
  /** Once nothing that the learner has open, or may still start, asks the question. */
  | 'WHEN_NOT_ASKED';

/** What becomes of somebody in a file who learns in another group. */
export type RosterChoice =
  /** They learn here too. */
  | 'ADD'
  /** They stay there, and are not added. */
  | 'LEAVE'
  /** They leave the other group for this one, with their work. */
  | 'MOVE';

/** What becomes of the learner of another group in one line of a roster. */
export type RosterChoiceInput = {
  /** What becomes of them. */
  choice: RosterChoice;
  /** The number of the line. */
  line: number;
};

/** What an import does with a line of the file. */
export type RosterLineKind =
  /** The person becomes a member. */
  | 'ADDED'
  /** The institution does not know the address; who signs in with it joins. */
  | 'AWAITED'
  /** It is left out. */
  | 'CONFLICT'
  /** The learner is in another group and stays there. */
  | 'ELSEWHERE'
  /** The learner comes from another group, with their work. */
  | 'MOVED'
  /** The person is a member already. */
  | 'UNCHANGED';

/** Somebody who is missing from a roster: a learner of a group, or who is awaited in it. */
export type RosterMissingInput = {
  /** The group. */
  group_id: string;
  /** The learner, or the id of who is awaited. */
  user_id: string;
};

/** Why nothing of a file can be read. */
export type RosterProblem =
  /** It is damaged. */
  | 'DAMAGED'
  /** It is no text in the encoding that was asked for. */
  | 'ENCODING'
  /** It is neither CSV nor XLSX. */
  | 'KIND'
  /** No column is headed as the one of the e-mail addresses. */
  | 'NO_EMAIL_COLUMN'
  /** It names nobody. */
  | 'NO_ROWS'
  /** It is larger than 512 kB, or unpacks to far more. */
  | 'TOO_LARGE'
  /** It names more than 1,000 people. */
  | 'TOO_MANY_ROWS';

/** What was done when an entry of the seats of a license was written. */
export type SeatAct =
  /** Its activation was taken back. */
  | 'ACTIVATION_UNDONE'
  /** A group was changed. */
  | 'GROUP_CHANGED'
  /** A group was deleted. */
  | 'GROUP_DELETED'
  /** A group ended; it holds what its learners have taken. */
  | 'GROUP_ENDED'
  /** A group was created. */
  | 'GROUP_OPENED'
  /** A group that had ended goes on. */
  | 'GROUP_REOPENED'
  /** A deleted group was restored. */
  | 'GROUP_RESTORED'
  /** A learner joined a group. */
  | 'LEARNER_JOINED'
  /** A learner left a group, or was removed from it. */
  | 'LEARNER_LEFT'
  /** The license was activated. */
  | 'LICENSE_BOUGHT'
  /** Its number of seats was changed. */
  | 'LICENSE_CHANGED'
  /** It was renewed: groups that had ended hold no places of the new term. */
  | 'LICENSE_RENEWED'
  /** The ledger was opened: what came before it is this one entry. */
  | 'OPENING'
  /** A renewal was taken back: groups hold again what they held before it. */
  | 'RENEWAL_UNDONE';

/** A number that says how the seats of a license stand. */
export type SeatNumber =
  /** How many were bought. */
  | 'bought'
  /** How many no group holds. */
  | 'free'
  /** How many its groups hold. */
  | 'reserved'
  /** How many people have ever taken one. */
  | 'served'
  /** How many of those learners have taken. */
  | 'taken';

/** What a quote says once it is sent. */
export type SendQuoteInput = {
  /** The tax on its price in percent, such as "19" or "7.5"; none unless said. */
  tax_rate?: string | null | undefined;
  /** The last day on which it can be taken, today or later; the thirtieth from today unless said. */
  valid_until?: string | null | undefined;
};

/** Minutes for running sittings of a group. */
export type SittingMinutesInput = {
  /** The attempts, 1 to 200. */
  attempt_ids: Array<string>;
  /** The group. */
  group_id: string;
  /** How many minutes more each of them has, 1 to 120. */
  minutes: number;
};

/** How a running sitting stands with its group. */
export type SittingStanding =
  /** The group was closed. */
  | 'CLOSED'
  /** It goes on as it began. */
  | 'OPEN'
  /** Its learner was removed from the group. */
  | 'REMOVED';

/** Which sitting to begin or to take up again. */
export type StartAssessmentInput = {
  /** Takes up just this sitting, with its result where it is over; none is begun. */
  attempt_id?: string | null | undefined;
  /** The course. */
  course_id: string;
  /** The group. */
  group_id: string;
  /** The level; null for all levels that are not complete yet, in one sitting. */
  level?: number | null | undefined;
  /** BENCHMARK or SUMMARY. */
  type: ExerciseType;
  /** The learner; if given, it must be you. */
  user_id?: string | null | undefined;
};

/** What a study project asks of the learner, as its introduction says. */
export type StudyProjectKind =
  /** It is for applying what was learned. */
  | 'APPLY'
  /** It is for learning something new. */
  | 'LEARN'
  /** Its introduction names neither. */
  | 'NONE';

/** A draft of a study project. Without a revision it starts a new attempt, or takes up the open one. */
export type StudyProjectProgressInput = {
  /** The attempt it belongs to; once that one is over, it is refused and changes no later one. */
  attempt_id?: string | null | undefined;
  /** The group. */
  group_id: string;
  /** By question id: answer, seconds (active, in all) and reset (true after Try Again). Settled questions stay as they are. */
  progress?: unknown;
  /** The question reached, counted from 0; kept within the questions there are. Left out, it stays. */
  question_index?: number | null | undefined;
  /** The order of the questions; the order of the server stands. */
  questions?: Array<string> | null | undefined;
  /** The revision this draft is based on; an older one is a CONFLICT. */
  revision?: number | null | undefined;
  /** The study project. */
  study_project_id: string;
  /** The learner; if given, it must be you. */
  user_id?: string | null | undefined;
};

/** The encoding of a text with a table. */
export type TableEncoding =
  /** Chinese, traditional. */
  | 'BIG5'
  /** Western European, of DOS. */
  | 'DOS_850'
  /** Central European, of DOS. */
  | 'DOS_852'
  /** Cyrillic, of DOS. */
  | 'DOS_866'
  /** Korean. */
  | 'EUC_KR'
  /** Chinese, simplified. */
  | 'GB18030'
  /** Western European, of the Mac. */
  | 'MACINTOSH'
  /** Japanese. */
  | 'SHIFT_JIS'
  /** Unicode, as UTF-8. */
  | 'UTF_8'
  /** Unicode, as UTF-16 with the high bytes first. */
  | 'UTF_16BE'
  /** Unicode, as UTF-16 with the low bytes first. */
  | 'UTF_16LE'
  /** Thai, of Windows. */
  | 'WINDOWS_874'
  /** Central European, of Windows. */
  | 'WINDOWS_1250'
  /** Cyrillic, of Windows. */
  | 'WINDOWS_1251'
  /** Western European, of Windows. */
  | 'WINDOWS_1252'
  /** Greek, of Windows. */
  | 'WINDOWS_1253'
  /** Turkish, of Windows. */
  | 'WINDOWS_1254'
  /** Hebrew, of Windows. */
  | 'WINDOWS_1255'
  /** Arabic, of Windows. */
  | 'WINDOWS_1256'
  /** Baltic, of Windows. */
  | 'WINDOWS_1257'
  /** Vietnamese, of Windows. */
  | 'WINDOWS_1258';

/** Why an import can no longer be undone. */
export type UndoConflictWhy =
  /** The membership was changed or another attempt allowed since, or the person has joined. */
  | 'CHANGED'
  /** Others have taken the place of the learner since. */
  | 'GROUP_FULL'
  /** The learner has worked in the group since. */
  | 'WORKED';

/** Why a mail is not sent. */
export type UnsentState =
  /** It was tried five times in a day. */
  | 'GIVEN_UP'
  /** The mail server refused the address for good. */
  | 'REFUSED'
  /** It is on its way; where it could not be sent yet, it is tried again. */
  | 'SENDING'
  /** It waits for its day. */
  | 'WAITING';

/** What an e-book is to say. */
export type UpdateBookInput = {
  /** Its title, 1 to 200 characters. */
  name: string;
};

/** What a page of an e-book is to say. What is left out stays as it is. */
export type UpdateBookPageInput = {
  /** What stands on it, as HTML. */
  content?: string | null | undefined;
  /** Its number in the book; pages that stand there move up. */
  page_number?: number | null | undefined;
  /** Its title, at most 300 characters; it may be empty. */
  title?: string | null | undefined;
};

/** What a course is to say. What is left out stays as it is. */
export type UpdateCourseInput = {
  /** What it is about, at most 150 characters on one line; an empty text clears it. */
  description?: string | null | undefined;
  /** Its place in the product; those that stand there move up. */
  display_order?: number | null | undefined;
  /** Whether a hint opens the media library in place of a page of its own. */
  hint_opens_media_library?: boolean | null | undefined;
  /** The language of its content, a BCP 47 tag such as ar. */
  language?: string | null | undefined;
  /** How many levels it has, 2 to 4. A new level gets a benchmark; what belongs to one that goes is taken out, and comes back with it. */
  levels?: number | null | undefined;
  /** The address of its logo, an svg drawing; null for none. */
  logo?: string | null | undefined;
  /** Its name, 1 to 200 characters. */
  name?: string | null | undefined;
};

/** What is to hold of a group. What is left out stays as it is. */
export type UpdateGroupInput = {
  /** All its published courses from now on: of its license, or held by it already. */
  courses?: Array<string> | null | undefined;
  /** The last day, not after the license expires. */
  end_date?: string | null | undefined;
  /** How many learners fit in: those in it at least, with the places of its license at most. */
  group_size?: number | null | undefined;
  /** Its license: once that has expired, another one of its institution with days left. */
  license_id?: string | null | undefined;
  /** Its name, 1 to 200 characters. */
  name?: string | null | undefined;
  /** The first day. */
  start_date?: string | null | undefined;
  /** Its status. */
  status?: WrittenGroupStatus | null | undefined;
};

/** Which group. */
export type UpdateGroupWhere = {
  /** The id of the group. */
  id: string;
  /** The version it was read at; an older one is a CONFLICT. Left out, the change is made to whatever holds. */
  version?: number | null | undefined;
};

/** Which institution, as it was read. */
export type UpdateInstitutionWhere = {
  /** Its id. */
  id: string;
  /** The version it was read at; an older one is a CONFLICT. Left out, the change is made to whatever holds. */
  version?: number | null | undefined;
};

/** What is to hold of a file for whoever teaches a course. What is left out stays as it is. */
export type UpdateInstructorResourceInput = {
  /** What it is for, at most 500 characters. */
  description?: string | null | undefined;
  /** The lesson of the course that it is about; null for none. */
  lesson_id?: string | null | undefined;
  /** Its name, 1 to 200 characters. */
  name?: string | null | undefined;
  /** Its place among those that are alike otherwise. */
  order_key?: number | null | undefined;
  /** What it is about. */
  type?: InstructorResourceType | null | undefined;
  /** The address of the file in the media library. */
  url?: string | null | undefined;
};

/** What a key element is to say. What is left out stays as it is. */
export type UpdateKeyElementInput = {
  /** Its name, 1 to 200 characters. */
  name?: string | null | undefined;
  /** Its place in the study project; those that stand there move up. */
  order_key?: number | null | undefined;
  /** What it is made of. One of another type shows nothing at first. */
  type?: KeyElementType | null | undefined;
};

/** What a lesson is to say. What is left out stays as it is. */
export type UpdateLessonInput = {
  /** What it is about, at most 2000 characters. */
  description?: string | null | undefined;
  /** Its place in the course; those that stand there move up. */
  display_order?: number | null | undefined;
  /** The address of its logo, an svg drawing; null for none. */
  logo?: string | null | undefined;
  /** Its name, 1 to 200 characters. */
  name?: string | null | undefined;
};

/** What a license is to say. A quote takes no days. */
export type UpdateLicenseInput = {
  /** The first day: as it is, or later than today. */
  activation_date?: string | null | undefined;
  /** The ISO 4217 code of the currency of the price. As it is unless said. */
  currency?: string | null | undefined;
  /** The day it ends on: as it is, or 30 days from now or later. */
  expiry_date?: string | null | undefined;
  /** Whether it includes external practice tests; false unless said. */
  is_gmetrix?: boolean | null | undefined;
  /** How many seats: 1, 100, 300, 500, 1000 or 1500; any number for system administrators. */
  max_users: number;
  /** Its name, 1 to 200 characters. */
  name: string;
  /** What else is said with the offer, at most 2,000 characters. As it is unless said. */
  notes?: string | null | undefined;
  /** What a term is offered for: up to nine digits and two decimals, such as "1200.00"; it needs a currency. As it is unless said. */
  price?: string | null | undefined;
  /** The products it is for, one at least: published, or held by it already. */
  products: Array<string>;
  /** The order it is bought with, at most 50 characters. */
  purchase_order?: string | null | undefined;
};

/** What a product is to say. What is left out stays as it is. */
export type UpdateProductInput = {
  /** Its colour, #rrggbb. */
  color?: string | null | undefined;
  /** The address of its logo, an svg drawing. */
  logo?: string | null | undefined;
  /** Its name, 1 to 200 characters. */
  name?: string | null | undefined;
};

/** What is to hold of a video card. What is left out stays as it is. */
export type UpdateQuickclipCardInput = {
  /** Its length in seconds; null where it is unknown. */
  duration_seconds?: number | null | undefined;
  /** The address of a still picture; null for none. */
  poster?: string | null | undefined;
  /** The files of the video. */
  sources?: Array<VideoSourceInput> | null | undefined;
  /** Its title. */
  title?: string | null | undefined;
  /** Its captions and subtitles. */
  tracks?: Array<VideoTrackInput> | null | undefined;
};

/** What is to hold of a flash card. What is left out stays as it is. */
export type UpdateQuickdeckCardInput = {
  /** Its definition as HTML. */
  definition?: string | null | undefined;
  /** The address of a picture; null for none. */
  image?: string | null | undefined;
  /** The term as HTML. */
  term?: string | null | undefined;
  /** Its title. */
  title?: string | null | undefined;
};

/** What a study project is to say. What is left out stays as it is. */
export type UpdateStudyProjectInput = {
  /** Its introduction, HTML. The first h2 says Learn or Apply, and the title behind it. */
  introduction?: string | null | undefined;
  /** Its level, 1 to those of the course. */
  level?: number | null | undefined;
  /** Its number in lesson and level; those from there on move up. */
  study_project_number?: number | null | undefined;
};

/** What changes of a person: the role in Lectern, which is all that others change of them. */
export type UserInput = {
  /** The role from now on; FORBIDDEN where one may not give it. */
  role: GlobalRole;
  /** The role that was read; another one by now is a CONFLICT. Left out, whatever holds is replaced. */
  was?: GlobalRole | null | undefined;
};

/** One file of a video; a browser plays the first it can. */
export type VideoSourceInput = {
  /** The address of the file in the media library. */
  src: string;
  /** Its media type, such as video/mp4. */
  type: string;
};

/** Captions or subtitles of a video in one language. */
export type VideoTrackInput = {
  /** What they are: captions or subtitles. */
  kind: string;
  /** The name people choose it by, at most 100 characters. */
  label: string;
  /** The address of the WebVTT file in the media library. */
  src: string;
  /** Its language, a BCP 47 tag. */
  srclang: string;
};

/** What a change that waits will do to its item. */
export type WaitingWhat =
  /** It will say something else. */
  | 'CHANGED'
  /** Learners will see the item for the first time. */
  | 'NEW'
  /** Learners will see it no more. */
  | 'REMOVED'
  /** What is in it will stand in another order, and it says the same. */
  | 'REORDERED'
  /** It will come back. */
  | 'RESTORED';

/** What has been typed in a form. */
export type WorkingCopyInput = {
  /** The version of the item that the form began with; none where the form makes one. */
  base_version?: number | null | undefined;
  /** What stands in the fields, valid or not: a JSON object of at most 900,000 characters. */
  data: string;
  /** The item; of a form that makes one, an id that the form has made. */
  id: string;
  /** The kind of the item. */
  kind: ContentKind;
  /** Of a form that makes an item: what that will belong to; none for a product or an e-book. */
  parent_id?: string | null | undefined;
  /** The revision that was kept or read last, 0 for none; where another one stands, it is a CONFLICT. */
  revision: number;
};

/** The status that people give a group; what holds on a day is told by its dates too. */
export type WrittenGroupStatus =
  /** Closed for the time being; it keeps its places. */
  | 'CLOSED'
  /** Over; the places that nobody took are free. */
  | 'ENDED'
  /** Open to its learners within its dates. */
  | 'STARTED';

export type UndoBar_UndoChangeSetMutationVariables = Exact<{
  id: string;
}>;


export type UndoBar_UndoChangeSetMutation = { undoChangeSet: { change_set_id: string | null, waits: boolean } };

export type CmsAssessment_ContentItemQueryVariables = Exact<{
  kind: ContentKind;
  id: string;
}>;


export type CmsAssessment_ContentItemQuery = { contentItem: { id: string, version: number, published: boolean | null, content: unknown } };

export type CmsAssessment_UpdateBenchmarkMutationVariables = Exact<{
  data: AssessmentInput;
  where: ContentWhere;
}>;


export type CmsAssessment_UpdateBenchmarkMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsAssessment_UpdateSummaryMutationVariables = Exact<{
  data: AssessmentInput;
  where: ContentWhere;
}>;


export type CmsAssessment_UpdateSummaryMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsAssessment_PublishBenchmarkMutationVariables = Exact<{
  id: string;
}>;


export type CmsAssessment_PublishBenchmarkMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsAssessment_UnpublishBenchmarkMutationVariables = Exact<{
  id: string;
}>;


export type CmsAssessment_UnpublishBenchmarkMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsAssessment_DeleteBenchmarkMutationVariables = Exact<{
  id: string;
}>;


export type CmsAssessment_DeleteBenchmarkMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsAssessment_PublishSummaryMutationVariables = Exact<{
  id: string;
}>;


export type CmsAssessment_PublishSummaryMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsAssessment_UnpublishSummaryMutationVariables = Exact<{
  id: string;
}>;


export type CmsAssessment_UnpublishSummaryMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsAssessment_DeleteSummaryMutationVariables = Exact<{
  id: string;
}>;


export type CmsAssessment_DeleteSummaryMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsAssessment_ActivateSummariesMutationVariables = Exact<{
  benchmarks: Array<BenchmarkOfLevelInput> | BenchmarkOfLevelInput;
  course_id: string;
}>;


export type CmsAssessment_ActivateSummariesMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type AddBookDialog_CreateBookMutationVariables = Exact<{
  data: CreateBookInput;
}>;


export type AddBookDialog_CreateBookMutation = { createBook: { change_set_id: string | null, waits: boolean, items: Array<{ id: string }> } };

export type Book_BookQueryVariables = Exact<{
  id: string;
}>;


export type Book_BookQuery = { book: { id: string, version: number, name: string, language: string, product: { id: string, name: string, color: string }, pages: Array<{ id: string, title: string, page_number: number }> } };

export type BookScreen_DeleteBookMutationVariables = Exact<{
  id: string;
}>;


export type BookScreen_DeleteBookMutation = { deleteBook: { change_set_id: string | null, waits: boolean } };

export type Books_BooksQueryVariables = Exact<{ [key: string]: never; }>;


export type Books_BooksQuery = { books: Array<{ id: string, name: string, language: string, number_of_pages: number, product: { id: string, name: string, color: string } }> };

export type DeletePage_DeleteBookPageMutationVariables = Exact<{
  id: string;
}>;


export type DeletePage_DeleteBookPageMutation = { deleteBookPage: { change_set_id: string | null, waits: boolean } };

export type PageEditor_ContentItemQueryVariables = Exact<{
  id: string;
}>;


export type PageEditor_ContentItemQuery = { contentItem: { id: string, version: number, content: unknown } };

export type PageForm_CreateBookPageMutationVariables = Exact<{
  data: CreateBookPageInput;
}>;


export type PageForm_CreateBookPageMutation = { createBookPage: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number, what: AuthoredWhat }> } };

export type PageForm_UpdateBookPageMutationVariables = Exact<{
  data: UpdateBookPageInput;
  where: ContentWhere;
}>;


export type PageForm_UpdateBookPageMutation = { updateBookPage: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number, what: AuthoredWhat }> } };

export type RenameBook_UpdateBookMutationVariables = Exact<{
  data: UpdateBookInput;
  where: ContentWhere;
}>;


export type RenameBook_UpdateBookMutation = { updateBook: { change_set_id: string | null, waits: boolean } };

export type CmsCards_PublishQuickdeckCardMutationVariables = Exact<{
  id: string;
}>;


export type CmsCards_PublishQuickdeckCardMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsCards_UnpublishQuickdeckCardMutationVariables = Exact<{
  id: string;
}>;


export type CmsCards_UnpublishQuickdeckCardMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsCards_DeleteQuickdeckCardMutationVariables = Exact<{
  id: string;
}>;


export type CmsCards_DeleteQuickdeckCardMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsCards_PublishQuickclipCardMutationVariables = Exact<{
  id: string;
}>;


export type CmsCards_PublishQuickclipCardMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsCards_UnpublishQuickclipCardMutationVariables = Exact<{
  id: string;
}>;


export type CmsCards_UnpublishQuickclipCardMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsCards_DeleteQuickclipCardMutationVariables = Exact<{
  id: string;
}>;


export type CmsCards_DeleteQuickclipCardMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsCards_SetLessonPagesMutationVariables = Exact<{
  ebookPageIds: Array<string> | string;
  where: ContentWhere;
}>;


export type CmsCards_SetLessonPagesMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsCards_LessonPageChoicesQueryVariables = Exact<{
  lessonId: string;
}>;


export type CmsCards_LessonPageChoicesQuery = { lessonPageChoices: { lesson_id: string, version: number, page_ids: Array<string>, books: Array<{ id: string, name: string, pages: Array<{ id: string, title: string, page_number: number }> }> } };

export type CmsCards_CreateQuickclipCardMutationVariables = Exact<{
  lesson_id: string;
  data: QuickclipCardInput;
}>;


export type CmsCards_CreateQuickclipCardMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsCards_UpdateQuickclipCardMutationVariables = Exact<{
  data: UpdateQuickclipCardInput;
  where: ContentWhere;
}>;


export type CmsCards_UpdateQuickclipCardMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsCards_QuickclipCardsQueryVariables = Exact<{
  lessonId: string;
}>;


export type CmsCards_QuickclipCardsQuery = { quickclipCards: Array<(
    { id: string, title: string, published: boolean }
    & { ' $fragmentRefs'?: { 'ClipCard_CardFragment': ClipCard_CardFragment } }
  )> };

export type CmsCards_CreateQuickdeckCardMutationVariables = Exact<{
  lesson_id: string;
  data: QuickdeckCardInput;
}>;


export type CmsCards_CreateQuickdeckCardMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsCards_UpdateQuickdeckCardMutationVariables = Exact<{
  data: UpdateQuickdeckCardInput;
  where: ContentWhere;
}>;


export type CmsCards_UpdateQuickdeckCardMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsCards_QuickdeckCardsQueryVariables = Exact<{
  lessonId: string;
}>;


export type CmsCards_QuickdeckCardsQuery = { quickdeckCards: Array<{ id: string, title: string, term: string, definition: string, image: string | null, published: boolean }> };

export type CmsCards_MoveContentMutationVariables = Exact<{
  data: MoveContentInput;
}>;


export type CmsCards_MoveContentMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsCourse_ContentFindingsQueryVariables = Exact<{
  courseId: string;
}>;


export type CmsCourse_ContentFindingsQuery = { contentFindings: { errors: number, hints: number, findings: Array<{ code: ContentFindingCode, is_error: boolean, kind: ContentKind, id: string, in_kind: ContentKind, in_id: string, in_name: string | null, says: string, count: number }> } };

export type CmsCourse_MoveContentItemsMutationVariables = Exact<{
  data: MoveContentItemsInput;
}>;


export type CmsCourse_MoveContentItemsMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsCourse_DraftsQueryVariables = Exact<{
  courseId: string;
}>;


export type CmsCourse_DraftsQuery = { curriculum: { id: string, drafts: Array<{ kind: ContentKind, id: string, level: number | null, empty: boolean }> } };

export type CmsCourse_PublishLessonMutationVariables = Exact<{
  id: string;
}>;


export type CmsCourse_PublishLessonMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsCourse_UnpublishLessonMutationVariables = Exact<{
  id: string;
}>;


export type CmsCourse_UnpublishLessonMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsCourse_DeleteLessonMutationVariables = Exact<{
  id: string;
}>;


export type CmsCourse_DeleteLessonMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsCourse_UpdateLessonMutationVariables = Exact<{
  data: UpdateLessonInput;
  where: ContentWhere;
}>;


export type CmsCourse_UpdateLessonMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsCourse_CreateLessonMutationVariables = Exact<{
  data: CreateLessonInput;
}>;


export type CmsCourse_CreateLessonMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number, what: AuthoredWhat }> } };

export type CmsCourse_PublishCourseMutationVariables = Exact<{
  id: string;
}>;


export type CmsCourse_PublishCourseMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsCourse_UnpublishCourseMutationVariables = Exact<{
  id: string;
}>;


export type CmsCourse_UnpublishCourseMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsCourse_ReadThroughQueryVariables = Exact<{
  courseId: string;
  itemId?: string | null | undefined;
}>;


export type CmsCourse_ReadThroughQuery = { readThrough: { id: string, name: string, language: string, product_id: string, items: Array<{ kind: ContentKind, id: string, in_kind: ContentKind, in_id: string, name: string | null, published: boolean | null, level: number | null, number: number | null, texts: Array<string>, type: QuestionType | null, answers: unknown }> } };

export type CmsCourse_SearchCourseQueryVariables = Exact<{
  courseId: string;
  text: string;
}>;


export type CmsCourse_SearchCourseQuery = { searchCourse: { more: boolean, hits: Array<{ kind: ContentKind, id: string, in_kind: ContentKind, in_id: string, in_name: string | null, name: string | null, excerpts: Array<string> }> } };

export type CmsCourse_UpdateCourseMutationVariables = Exact<{
  data: UpdateCourseInput;
  where: ContentWhere;
}>;


export type CmsCourse_UpdateCourseMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsCourse_PublishContentItemsMutationVariables = Exact<{
  items: Array<ContentItemInput> | ContentItemInput;
}>;


export type CmsCourse_PublishContentItemsMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsCourse_UnpublishContentItemsMutationVariables = Exact<{
  items: Array<ContentItemInput> | ContentItemInput;
}>;


export type CmsCourse_UnpublishContentItemsMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsCourse_DeleteContentItemsMutationVariables = Exact<{
  items: Array<ContentItemInput> | ContentItemInput;
}>;


export type CmsCourse_DeleteContentItemsMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsCourse_DuplicateContentItemsMutationVariables = Exact<{
  kind: ContentKind;
  ids: Array<string> | string;
}>;


export type CmsCourse_DuplicateContentItemsMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsItem_CurriculumQueryVariables = Exact<{
  courseId: string;
}>;


export type CmsItem_CurriculumQuery = { curriculum: { id: string, version: number, name: string, logo: string | null, levels: number, language: string, published: boolean, product_published: boolean, groups: number, product: { id: string, name: string, color: string }, benchmarks: Array<{ id: string, level: number, published: boolean, total_questions: number, free_samples: number, without_lesson: number }>, lessons: Array<{ id: string, name: string, published: boolean, studyProjects: Array<{ id: string, level: number, study_project_number: number, title: string | null, kind: StudyProjectKind, published: boolean }> }>, summaries: Array<{ id: string, level: number, published: boolean, total_questions: number, free_samples: number, without_lesson: number }> } };

export type CmsItem_ContentItemQueryVariables = Exact<{
  kind: ContentKind;
  id: string;
}>;


export type CmsItem_ContentItemQuery = { contentItem: { id: string, kind: ContentKind, version: number, published: boolean | null, content: unknown } };

export type ErrorsAsked_ContentFindingsQueryVariables = Exact<{
  courseId: string;
}>;


export type ErrorsAsked_ContentFindingsQuery = { contentFindings: { findings: Array<{ is_error: boolean, id: string, in_id: string }> } };

export type MoveQuestions_StudyProjectPartsQueryVariables = Exact<{
  id: string;
}>;


export type MoveQuestions_StudyProjectPartsQuery = { studyProjectParts: { id: string, caseStudies: Array<{ id: string }> } };

export type OldKey_KeptByOldKeyQueryVariables = Exact<{
  questionId: string;
}>;


export type OldKey_KeptByOldKeyQuery = { keptByOldKey: { results: number, sittings: number } };

export type CmsQuestion_ContentItemQueryVariables = Exact<{
  id: string;
}>;


export type CmsQuestion_ContentItemQuery = { contentItem: { id: string, version: number, content: unknown } };

export type CmsQuestion_CreateQuestionMutationVariables = Exact<{
  data: QuestionInput;
  belongsTo: QuestionContainerInput;
  later?: boolean | null | undefined;
}>;


export type CmsQuestion_CreateQuestionMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsQuestion_UpdateQuestionMutationVariables = Exact<{
  data: QuestionInput;
  where: ContentWhere;
}>;


export type CmsQuestion_UpdateQuestionMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsQuestion_ListQueryVariables = Exact<{
  belongsTo: QuestionContainerInput;
}>;


export type CmsQuestion_ListQuery = { cmsQuestions: Array<{ id: string, version: number, type: QuestionType, text: string, is_reinforced: boolean, has_hint: boolean, has_reveal: boolean, has_answers: boolean, is_free_sample: boolean, lesson: { id: string, name: string } | null }> };

export type CmsQuestion_DeleteQuestionMutationVariables = Exact<{
  where: ContentWhere;
}>;


export type CmsQuestion_DeleteQuestionMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsQuestion_SetQuestionLessonReferenceMutationVariables = Exact<{
  lessonId?: string | null | undefined;
  questionIds?: Array<string> | string | null | undefined;
}>;


export type CmsQuestion_SetQuestionLessonReferenceMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsQuestion_SetFreeSamplesMutationVariables = Exact<{
  questionIds: Array<string> | string;
  isFreeSample: boolean;
}>;


export type CmsQuestion_SetFreeSamplesMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsQuestion_MoveContentItemsMutationVariables = Exact<{
  data: MoveContentItemsInput;
}>;


export type CmsQuestion_MoveContentItemsMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsQuestion_MoveContentMutationVariables = Exact<{
  data: MoveContentInput;
}>;


export type CmsQuestion_MoveContentMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsQuestion_LibraryQueryVariables = Exact<{
  lessonId: string;
}>;


export type CmsQuestion_LibraryQuery = { bookPages: Array<{ id: string, title: string, page_number: number }>, quickdeckCards: Array<{ id: string, title: string, term: string }>, quickclipCards: Array<{ id: string, title: string }> };

export type CmsQuestion_QuestionResourcesQueryVariables = Exact<{
  questionId: string;
}>;


export type CmsQuestion_QuestionResourcesQuery = { questionResources: Array<{ id: string, page: { id: string, title: string } | null, card: { id: string, title: string, term: string } | null, clip_card: { id: string, title: string } | null }> };

export type CmsResource_CreateInstructorResourceMutationVariables = Exact<{
  data: CreateInstructorResourceInput;
}>;


export type CmsResource_CreateInstructorResourceMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsResource_UpdateInstructorResourceMutationVariables = Exact<{
  data: UpdateInstructorResourceInput;
  where: ContentWhere;
}>;


export type CmsResource_UpdateInstructorResourceMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsResource_DeleteInstructorResourceMutationVariables = Exact<{
  id: string;
}>;


export type CmsResource_DeleteInstructorResourceMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type CmsResource_InstructorResourcesQueryVariables = Exact<{
  courseId: string;
}>;


export type CmsResource_InstructorResourcesQuery = { instructorResources: Array<{ id: string, name: string, url: string, type: InstructorResourceType | null, lesson_name: string | null, description: string, bytes: number }> };

export type CmsStudyProject_PublishCaseStudyMutationVariables = Exact<{
  id: string;
}>;


export type CmsStudyProject_PublishCaseStudyMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsStudyProject_UnpublishCaseStudyMutationVariables = Exact<{
  id: string;
}>;


export type CmsStudyProject_UnpublishCaseStudyMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsStudyProject_DeleteCaseStudyMutationVariables = Exact<{
  id: string;
}>;


export type CmsStudyProject_DeleteCaseStudyMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CaseStudies_CreateCaseStudyMutationVariables = Exact<{
  data: CreateCaseStudyInput;
}>;


export type CaseStudies_CreateCaseStudyMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsStudyProject_CreateKeyElementMutationVariables = Exact<{
  data: CreateKeyElementInput;
}>;


export type CmsStudyProject_CreateKeyElementMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsStudyProject_UpdateKeyElementMutationVariables = Exact<{
  data: UpdateKeyElementInput;
  where: ContentWhere;
}>;


export type CmsStudyProject_UpdateKeyElementMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsStudyProject_MoveContentMutationVariables = Exact<{
  data: MoveContentInput;
}>;


export type CmsStudyProject_MoveContentMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsStudyProject_AddKeyElementResourcesMutationVariables = Exact<{
  resource_ids: Array<string> | string;
  key_element_id: string;
}>;


export type CmsStudyProject_AddKeyElementResourcesMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsStudyProject_RemoveKeyElementResourceMutationVariables = Exact<{
  keyElementId: string;
  resourceId: string;
}>;


export type CmsStudyProject_RemoveKeyElementResourceMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsStudyProject_DeleteKeyElementMutationVariables = Exact<{
  id: string;
}>;


export type CmsStudyProject_DeleteKeyElementMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsStudyProject_PublishKeyElementMutationVariables = Exact<{
  id: string;
}>;


export type CmsStudyProject_PublishKeyElementMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsStudyProject_UnpublishKeyElementMutationVariables = Exact<{
  id: string;
}>;


export type CmsStudyProject_UnpublishKeyElementMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsStudyProject_CreateStudyProjectMutationVariables = Exact<{
  data: CreateStudyProjectInput;
}>;


export type CmsStudyProject_CreateStudyProjectMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number, what: AuthoredWhat }> } };

export type CmsStudyProject_StudyProjectPartsQueryVariables = Exact<{
  id: string;
}>;


export type CmsStudyProject_StudyProjectPartsQuery = { studyProjectParts: { id: string, keyElements: Array<{ id: string, version: number, name: string, type: KeyElementType, order_key: number, published: boolean, resources: Array<{ id: string, name: string }> }>, caseStudies: Array<{ id: string, published: boolean, questions: Array<{ id: string, is_reinforced: boolean, excerpt: string }> }> } };

export type CmsStudyProject_PublishStudyProjectMutationVariables = Exact<{
  id: string;
}>;


export type CmsStudyProject_PublishStudyProjectMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsStudyProject_UnpublishStudyProjectMutationVariables = Exact<{
  id: string;
}>;


export type CmsStudyProject_UnpublishStudyProjectMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsStudyProject_DeleteStudyProjectMutationVariables = Exact<{
  id: string;
}>;


export type CmsStudyProject_DeleteStudyProjectMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CmsStudyProject_UpdateStudyProjectMutationVariables = Exact<{
  data: UpdateStudyProjectInput;
  where: ContentWhere;
}>;


export type CmsStudyProject_UpdateStudyProjectMutation = { authored: { change_set_id: string | null, waits: boolean, items: Array<{ id: string, version: number }> } };

export type CommentsButton_ContentCommentsQueryVariables = Exact<{
  kind: ContentKind;
  id: string;
}>;


export type CommentsButton_ContentCommentsQuery = { contentComments: { open: number } };

export type Cms_DeleteMediaMutationVariables = Exact<{
  id: string;
}>;


export type Cms_DeleteMediaMutation = { deleteMedia: string };

export type ItemDependants_ContentDependantsQueryVariables = Exact<{
  kind: ContentKind;
  id: string;
}>;


export type ItemDependants_ContentDependantsQuery = { contentDependants: { licenses: number, groups: number, learners: number, study_projects: number, questions: number, pointing: number } };

export type PresentItem_ContentItemQueryVariables = Exact<{
  kind: ContentKind;
  id: string;
}>;


export type PresentItem_ContentItemQuery = { contentItem: { id: string, version: number, content: unknown } };

export type AddCourseDialog_CreateCourseMutationVariables = Exact<{
  data: CreateCourseInput;
}>;


export type AddCourseDialog_CreateCourseMutation = { createCourse: { change_set_id: string | null, waits: boolean } };

export type DeleteCourse_DeleteCourseMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type DeleteCourse_DeleteCourseMutation = { deleteCourse: { change_set_id: string | null, waits: boolean } };

export type DeleteProduct_DeleteProductMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type DeleteProduct_DeleteProductMutation = { deleteProduct: { change_set_id: string | null, waits: boolean } };

export type ProductDependants_ProductDependantsQueryVariables = Exact<{
  id: string;
}>;


export type ProductDependants_ProductDependantsQuery = { productDependants: { courses: number, books: number, licenses: number, groups: number, learners: number } };

export type ProductDialog_CreateProductMutationVariables = Exact<{
  data: CreateProductInput;
}>;


export type ProductDialog_CreateProductMutation = { createProduct: { change_set_id: string | null, waits: boolean } };

export type ProductDialog_UpdateProductMutationVariables = Exact<{
  data: UpdateProductInput;
  where: ContentWhere;
}>;


export type ProductDialog_UpdateProductMutation = { updateProduct: { change_set_id: string | null, waits: boolean } };

export type Products_AllCmsProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type Products_AllCmsProductsQuery = { cmsProducts: Array<{ id: string, version: number, name: string, color: string, logo: string | null, published: boolean, courses: Array<{ id: string, name: string, logo: string | null, description: string, levels: number, language: string, published: boolean, number_of_lessons: number }> }> };

export type PublishProduct_PublishProductMutationVariables = Exact<{
  id: string;
}>;


export type PublishProduct_PublishProductMutation = { publishProduct: { change_set_id: string | null, waits: boolean } };

export type PublishProduct_UnpublishProductMutationVariables = Exact<{
  id: string;
}>;


export type PublishProduct_UnpublishProductMutation = { unpublishProduct: { change_set_id: string | null, waits: boolean } };

export type Cms_ReplaceMediaMutationVariables = Exact<{
  from: string;
  to: string;
}>;


export type Cms_ReplaceMediaMutation = { authored: { change_set_id: string | null, waits: boolean } };

export type SaveLater_ContentItemQueryVariables = Exact<{
  kind: ContentKind;
  id: string;
}>;


export type SaveLater_ContentItemQuery = { contentItem: { id: string, shown: boolean } };

export type UsedIn_CardUsesQueryVariables = Exact<{
  id: string;
}>;


export type UsedIn_CardUsesQuery = { cardUses: { list: Array<{ kind: ContentKind, id: string, name: string, as: MaterialShownAs, waits: boolean, place: { within: string | null, language: string | null, product_id: string | null, course_id: string | null, book_id: string | null, lesson_id: string | null, study_project_id: string | null, case_study_id: string | null, benchmark_id: string | null } }> } };

export type CmsComments_ContentCommentsQueryVariables = Exact<{
  kind: ContentKind;
  id: string;
  after?: number | null | undefined;
}>;


export type CmsComments_ContentCommentsQuery = { contentComments: { cursor: number | null, entries: Array<{ id: string, comment: string, by: string | null, at: string, mine: boolean, resolved_by: string | null, resolved_on: string | null }> } };

export type CmsComments_AddContentCommentMutationVariables = Exact<{
  kind: ContentKind;
  id: string;
  comment: string;
}>;


export type CmsComments_AddContentCommentMutation = { addContentComment: { id: string, comment: string, by: string | null, at: string, mine: boolean, resolved_by: string | null, resolved_on: string | null } };

export type CmsComments_ResolveContentCommentMutationVariables = Exact<{
  id: string;
  resolved: boolean;
}>;


export type CmsComments_ResolveContentCommentMutation = { resolveContentComment: { id: string, resolved_by: string | null, resolved_on: string | null } };

export type CmsComments_DeleteContentCommentMutationVariables = Exact<{
  id: string;
}>;


export type CmsComments_DeleteContentCommentMutation = { deleteContentComment: boolean };

export type DeletedScreen_DeletedContentQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type DeletedScreen_DeletedContentQuery = { deletedContent: { cursor: string | null, items: Array<{ kind: ContentKind, id: string, name: string, number: number | null, version: number, at: string, by: string | null, language: string | null, place_taken: boolean, shown: boolean, may_restore: boolean, ancestors: Array<{ kind: ContentKind, id: string, name: string, number: number | null }>, missing: { kind: ContentKind, id: string, name: string, number: number | null } | null }> } };

export type DeletedScreen_RestoreContentItemMutationVariables = Exact<{
  kind: ContentKind;
  where: ContentWhere;
}>;


export type DeletedScreen_RestoreContentItemMutation = { restoreContentItem: { change_set_id: string | null, waits: boolean } };

export type CmsHistory_HistoryQueryVariables = Exact<{
  kind: ContentKind;
  id: string;
  after?: number | null | undefined;
}>;


export type CmsHistory_HistoryQuery = { contentHistory: { name: string, number: number | null, language: string | null, version: number, cursor: number | null, entries: Array<{ number: number, version: number, what: ContentHistoryWhat, operation: string | null, undoes: boolean, at: string, by: string | null }> } };

export type CmsHistory_VersionFragment = { content: unknown, names: Array<{ kind: ContentKind, id: string, name: string, number: number | null }>, children: Array<{ kind: ContentKind, items: Array<{ kind: ContentKind, id: string, name: string, number: number | null }> }> } & { ' $fragmentName'?: 'CmsHistory_VersionFragment' };

export type CmsHistory_VersionsQueryVariables = Exact<{
  kind: ContentKind;
  id: string;
  before: number;
  after: number;
}>;


export type CmsHistory_VersionsQuery = { before: { ' $fragmentRefs'?: { 'CmsHistory_VersionFragment': CmsHistory_VersionFragment } }, after: { ' $fragmentRefs'?: { 'CmsHistory_VersionFragment': CmsHistory_VersionFragment } } };

export type CmsHistory_RestoreContentVersionMutationVariables = Exact<{
  kind: ContentKind;
  version: number;
  where: ContentWhere;
}>;


export type CmsHistory_RestoreContentVersionMutation = { restoreContentVersion: { change_set_id: string | null, waits: boolean } };

export type FreeOffers_ListQueryVariables = Exact<{ [key: string]: never; }>;


export type FreeOffers_ListQuery = { freeOffers: { lessons: Array<{ id: string, name: string, course_name: string | null, language: string, shown: boolean, offered: boolean, product: { id: string, name: string }, levels: Array<{ level: number, samples: number, asks: FreeAsks }> }>, courses: Array<{ id: string, name: string, course_name: string | null, language: string, shown: boolean, offered: boolean, product: { id: string, name: string }, levels: Array<{ level: number, samples: number, asks: FreeAsks }> }> } };

export type FreeOffers_ChoicesQueryVariables = Exact<{
  kind: FreeOfferKind;
  search: string;
}>;


export type FreeOffers_ChoicesQuery = { freeOfferChoices: { hasMore: boolean, choices: Array<{ id: string, name: string, course_name: string | null, language: string, shown: boolean, offered: boolean, product: { id: string, name: string }, levels: Array<{ level: number, samples: number, asks: FreeAsks }> }> } };

export type FreeOffers_AddFreeLessonsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type FreeOffers_AddFreeLessonsMutation = { added: Array<{ id: string, offered: boolean }> };

export type FreeOffers_DeleteFreeLessonMutationVariables = Exact<{
  id: string;
}>;


export type FreeOffers_DeleteFreeLessonMutation = { removed: { id: string, offered: boolean } };

export type FreeOffers_AddFreeCourseBenchmarksMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type FreeOffers_AddFreeCourseBenchmarksMutation = { added: Array<{ id: string, offered: boolean }> };

export type FreeOffers_DeleteFreeCourseBenchmarkMutationVariables = Exact<{
  id: string;
}>;


export type FreeOffers_DeleteFreeCourseBenchmarkMutation = { removed: { id: string, offered: boolean } };

export type MyWork_WorkingCopiesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyWork_WorkingCopiesQuery = { workingCopies: Array<{ id: string, kind: ContentKind, is_new: boolean, kept_on: string, place: { title: string | null, number: number | null, within: string | null, language: string | null, product_id: string | null, course_id: string | null, book_id: string | null, lesson_id: string | null, study_project_id: string | null, case_study_id: string | null, benchmark_id: string | null } }> };

export type PreviewAssessment_BeginQueryVariables = Exact<{
  courseId: string;
  type: ExerciseType;
  level?: number | null | undefined;
}>;


export type PreviewAssessment_BeginQuery = { previewAssessment: (
    { id: string }
    & { ' $fragmentRefs'?: { 'UnrecordedSitting_AttemptFragment': UnrecordedSitting_AttemptFragment } }
  ) };

export type PreviewAssessment_ResultQueryVariables = Exact<{
  ticket: string;
  answers: Array<DraftAnswerInput> | DraftAnswerInput;
}>;


export type PreviewAssessment_ResultQuery = { previewAssessmentResult: { id: string, result: { percent: number | null, corrects: number, total_questions: number, seconds_spent: number, by_lesson: Array<{ lesson_id: string, lesson_name: string, corrects: number, total_questions: number, percent: number | null }> }, questions: Array<{ ' $fragmentRefs'?: { 'PlayedQuestion_AttemptQuestionFragment': PlayedQuestion_AttemptQuestionFragment } }> } };

export type Preview_CourseQueryVariables = Exact<{
  courseId: string;
}>;


export type Preview_CourseQuery = { course: { id: string, name: string, logo: string | null, language: string, levels: number, published: boolean, product: { id: string, color: string }, lessons: Array<{ id: string, name: string, slug: string, logo: string | null, published: boolean, number_of_pages: number, number_of_cards: number, number_of_clips: number, studyProjects: Array<{ id: string, level: number, study_project_number: number, title: string | null, kind: StudyProjectKind, published: boolean, total_questions: number }> }> }, benchmarks: Array<{ id: string, level: number, published: boolean, description: string, time: number | null, totalQuestions: number }>, summaries: Array<{ id: string, level: number, published: boolean, description: string, time: number | null, totalQuestions: number }> };

export type Preview_LessonQueryVariables = Exact<{
  courseId: string;
  lessonName: string;
}>;


export type Preview_LessonQuery = { lesson: { id: string, name: string, language: string, pages: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'MediaViewer_PageFragment': MediaViewer_PageFragment } }
    )>, cards: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Quickdeck_CardFragment': Quickdeck_CardFragment } }
    )>, clip_cards: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'ClipCard_CardFragment': ClipCard_CardFragment } }
    )> } };

export type PreviewProject_BeginQueryVariables = Exact<{
  projectId: string;
}>;


export type PreviewProject_BeginQuery = { previewStudyProject: (
    { id: string }
    & { ' $fragmentRefs'?: { 'UnrecordedProject_AttemptFragment': UnrecordedProject_AttemptFragment } }
  ) };

export type PreviewProject_CheckMutationVariables = Exact<{
  data: CheckAnswerInput;
}>;


export type PreviewProject_CheckMutation = { checkAnswer: { ' $fragmentRefs'?: { 'UnrecordedProject_CheckedFragment': UnrecordedProject_CheckedFragment } } };

export type Preview_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type Preview_ViewerQuery = { viewer: { id: string, role: GlobalRole } | null };

export type Waiting_PublishChangesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type Waiting_PublishChangesMutation = { publishChanges: { change_set_id: string | null, waits: boolean } };

export type Waiting_DiscardChangesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type Waiting_DiscardChangesMutation = { discardChanges: Array<string> };

export type Waiting_BringBackChangesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type Waiting_BringBackChangesMutation = { bringBackChanges: Array<string> };

export type Waiting_SendBackChangesMutationVariables = Exact<{
  ids: Array<string> | string;
  note: string;
}>;


export type Waiting_SendBackChangesMutation = { sendBackChanges: Array<string> };

export type Waiting_TakeSentBackMutationVariables = Exact<{
  id: string;
}>;


export type Waiting_TakeSentBackMutation = { takeSentBack: { id: string, revision: number } };

export type ChangeDetails_WaitingChangeQueryVariables = Exact<{
  id: string;
}>;


export type ChangeDetails_WaitingChangeQuery = { waitingChange: { id: string, before: unknown, after: unknown, groups: number, learners: number, results: number, sittings: number, names: Array<{ id: string, name: string }>, children_before: Array<{ id: string, name: string }>, children_after: Array<{ id: string, name: string }> } };

export type Waiting_WaitingChangesQueryVariables = Exact<{
  placeId?: string | null | undefined;
  discarded?: boolean | null | undefined;
}>;


export type Waiting_WaitingChangesQuery = { waitingChanges: Array<{ id: string, item_id: string, kind: ContentKind, name: string, what: WaitingWhat, root_id: string, changed_on: string, mine: boolean, discarded_on: string | null, note: string | null, is_copied: boolean, can_be_copied: boolean, discarded_by: { id: string, name: string } | null, author: { id: string, name: string } | null, place: { title: string | null, number: number | null, within: string | null, language: string | null, product_id: string | null, course_id: string | null, book_id: string | null, lesson_id: string | null, study_project_id: string | null, case_study_id: string | null, benchmark_id: string | null } }> };

export type WorkingCopy_WorkingCopyQueryVariables = Exact<{
  kind: ContentKind;
  id?: string | null | undefined;
  parent_id?: string | null | undefined;
}>;


export type WorkingCopy_WorkingCopyQuery = { workingCopy: { id: string, base_version: number | null, data: unknown, revision: number, kept_on: string, is_sent_back: boolean } | null };

export type WorkingCopy_KeepWorkingCopyMutationVariables = Exact<{
  data: WorkingCopyInput;
}>;


export type WorkingCopy_KeepWorkingCopyMutation = { keepWorkingCopy: { id: string, revision: number } };

export type WorkingCopy_DropWorkingCopyMutationVariables = Exact<{
  id: string;
  revision: number;
}>;


export type WorkingCopy_DropWorkingCopyMutation = { dropWorkingCopy: boolean };

export type WorkingCopy_OpenContentMutationVariables = Exact<{
  kind: ContentKind;
  id: string;
}>;


export type WorkingCopy_OpenContentMutation = { openContent: Array<{ user_id: string, first_name: string, last_name: string, is_here: boolean, kept_since: string | null, can_be_taken: boolean }> };

export type WorkingCopy_TakeWorkingCopyMutationVariables = Exact<{
  id: string;
  user_id: string;
}>;


export type WorkingCopy_TakeWorkingCopyMutation = { takeWorkingCopy: { id: string, base_version: number | null, data: unknown, revision: number, kept_on: string, is_sent_back: boolean } };

export type Invitations_UserInvitationsQueryVariables = Exact<{
  email: string;
}>;


export type Invitations_UserInvitationsQuery = { viewer: { id: string, number_of_invitations: number, institutions: Array<{ id: string, name: string, logo: string | null, city: string | null, country: string | null, my_role: InstitutionRole | null, allowed_operations: Array<InstitutionOperation> }> } | null, userInvitations: Array<{ id: string, role: InstitutionRole, group_name: string | null, created_by: { id: string, first_name: string, last_name: string }, institution: { id: string, name: string, my_role: InstitutionRole | null } }> };

export type Invitations_JoinedGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type Invitations_JoinedGroupsQuery = { viewer: { id: string, groups: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'OwnGroup_GroupFragment': OwnGroup_GroupFragment } }
    )> } | null };

export type Invitations_AddInstitutionMemberMutationVariables = Exact<{
  data: InstitutionMemberInput;
}>;


export type Invitations_AddInstitutionMemberMutation = { addInstitutionMember: { id: string, role: InstitutionRole, group_not_joined: string | null } };

export type Invitations_DeleteInstitutionInviteMutationVariables = Exact<{
  id: string;
}>;


export type Invitations_DeleteInstitutionInviteMutation = { deleteInstitutionInvite: { success: boolean } };

export type UploadInfo_CloudinaryInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type UploadInfo_CloudinaryInfoQuery = { cloudinaryInfo: { api_key: string, timestamp: number, signatures: Array<{ upload_preset: string, folder: string, signature: string }> } };

export type MediaItems_MediaItemsQueryVariables = Exact<{
  search: string;
  kind?: MediaKind | null | undefined;
  unusedOnly: boolean;
  after?: string | null | undefined;
}>;


export type MediaItems_MediaItemsQuery = { mediaItems: { cursor: string | null, items: Array<{ id: string, url: string, name: string, kind: MediaKind, content_type: string, bytes: number, width: number | null, height: number | null, uses: Array<{ kind: MediaUseKind, item_id: string, name: string, place: string | null, is_present: boolean }> }> } };

export type Saving_DeviceSecretQueryVariables = Exact<{ [key: string]: never; }>;


export type Saving_DeviceSecretQuery = { viewer: { id: string, device_secret: string } | null };

export type StaffOnly_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffOnly_ViewerQuery = { viewer: { id: string, role: GlobalRole } | null };

export type Shell_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type Shell_ViewerQuery = { viewer: { id: string, first_name: string, last_name: string, email: string, avatar: string | null, role: GlobalRole, number_of_invitations: number, institutions: Array<{ id: string, name: string, my_role: InstitutionRole | null }> } | null };

export type AwaitedMails_AwaitedMailsQueryVariables = Exact<{
  institutionId: string;
}>;


export type AwaitedMails_AwaitedMailsQuery = { awaitedMails: { id: string, mailed: boolean } };

export type AwaitedMails_SetAwaitedMailsMutationVariables = Exact<{
  institutionId: string;
  mailed: boolean;
}>;


export type AwaitedMails_SetAwaitedMailsMutation = { setAwaitedMails: { id: string, mailed: boolean } };

export type FollowUpDialog_CreateFollowUpMutationVariables = Exact<{
  institution_id: string;
  data: FollowUpInput;
  comment_id?: string | null | undefined;
}>;


export type FollowUpDialog_CreateFollowUpMutation = { createFollowUp: { id: string } };

export type FollowUpDialog_UpdateFollowUpMutationVariables = Exact<{
  data: FollowUpInput;
  where: FollowUpWhere;
}>;


export type FollowUpDialog_UpdateFollowUpMutation = { updateFollowUp: { id: string } };

export type FollowUp_ShownFragment = { id: string, what: string, due_on: string, days_to_due: number, state: FollowUpState, done_on: string | null, version: number, question: FollowUpQuestion | null, seats: number | null, comment: string | null, done_by: { id: string, first_name: string, last_name: string } | null, assignee: { id: string, first_name: string, last_name: string } | null, institution: { id: string, name: string, logo: string | null }, license: { id: string, name: string } | null, member: { id: string, first_name: string, last_name: string } | null, created_by: { id: string, first_name: string, last_name: string } } & { ' $fragmentName'?: 'FollowUp_ShownFragment' };

export type FollowUpsPanel_FollowUpsQueryVariables = Exact<{
  institution_id: string;
  after?: string | null | undefined;
}>;


export type FollowUpsPanel_FollowUpsQuery = { followUps: { cursor: string | null, followUps: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'FollowUp_ShownFragment': FollowUp_ShownFragment } }
    )> } };

export type DuePanel_DueFollowUpsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type DuePanel_DueFollowUpsQuery = { dueFollowUps: { cursor: string | null, followUps: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'FollowUp_ShownFragment': FollowUp_ShownFragment } }
    )> } };

export type FollowUp_SettleFollowUpMutationVariables = Exact<{
  id: string;
  done: boolean;
}>;


export type FollowUp_SettleFollowUpMutation = { settleFollowUp: (
    { id: string }
    & { ' $fragmentRefs'?: { 'FollowUp_ShownFragment': FollowUp_ShownFragment } }
  ) };

export type FollowUp_DeleteFollowUpMutationVariables = Exact<{
  id: string;
}>;


export type FollowUp_DeleteFollowUpMutation = { deleteFollowUp: { id: string } };

export type FollowUp_RestoreFollowUpMutationVariables = Exact<{
  id: string;
}>;


export type FollowUp_RestoreFollowUpMutation = { restoreFollowUp: (
    { id: string }
    & { ' $fragmentRefs'?: { 'FollowUp_ShownFragment': FollowUp_ShownFragment } }
  ) };

export type FollowUpDialog_ChoicesQueryVariables = Exact<{
  institutionId: string;
  where: InstitutionWhere;
}>;


export type FollowUpDialog_ChoicesQuery = { institution: { id: string, today: string }, followUpAssignees: Array<{ id: string, first_name: string, last_name: string }>, licensesByInstitution: Array<{ id: string, name: string }> };

export type CorrectDialog_CorrectInstitutionInvitationMutationVariables = Exact<{
  id: string;
  data: InvitationCorrectionInput;
  was: InvitationCorrectionInput;
  language: string;
}>;


export type CorrectDialog_CorrectInstitutionInvitationMutation = { correctInstitutionInvitation: { id: string, mail: { state: InvitationMailState, goes_out_on: string | null } | null } };

export type EditDialog_UpdateInstitutionMemberMutationVariables = Exact<{
  id: string;
  data: InstitutionRoleInput;
}>;


export type EditDialog_UpdateInstitutionMemberMutation = { updateInstitutionMember: { id: string, role: InstitutionRole } };

export type EditDialog_UpdateInstitutionInvitationMemberMutationVariables = Exact<{
  id: string;
  data: InstitutionRoleInput;
}>;


export type EditDialog_UpdateInstitutionInvitationMemberMutation = { updateInstitutionInvitationMember: { id: string, role: InstitutionRole } };

export type EditDialog_UndoAuditEntryMutationVariables = Exact<{
  object_id: string;
  institution_id: string;
}>;


export type EditDialog_UndoAuditEntryMutation = { undoAuditEntry: { left_out: Array<{ code: string }> } };

export type InviteDialog_InviteInstitutionMemberMutationVariables = Exact<{
  data: InvitationInput;
  language: string;
}>;


export type InviteDialog_InviteInstitutionMemberMutation = { inviteInstitutionMember: { id: string, mail: { state: InvitationMailState, goes_out_on: string | null } | null } };

export type InviteSeveral_InviteInstitutionMembersMutationVariables = Exact<{
  institutionId: string;
  data: Array<InviteeInput> | InviteeInput;
  language: string;
}>;


export type InviteSeveral_InviteInstitutionMembersMutation = { inviteInstitutionMembers: Array<{ row: number, state: InviteState, invitation: { id: string, role: InstitutionRole, mail: { state: InvitationMailState, goes_out_on: string | null } | null } | null }> };

export type ReminderButton_SetInvitationRemindersMutationVariables = Exact<{
  id: string;
  reminds: boolean;
}>;


export type ReminderButton_SetInvitationRemindersMutation = { setInvitationReminders: { id: string, reminds: boolean | null } };

export type RemoveDialog_DeleteInstitutionInviteMutationVariables = Exact<{
  id: string;
}>;


export type RemoveDialog_DeleteInstitutionInviteMutation = { deleteInstitutionInvite: { success: boolean } };

export type RemoveMember_MemberDependantsQueryVariables = Exact<{
  id: string;
}>;


export type RemoveMember_MemberDependantsQuery = { memberDependants: { groups: Array<string>, places: number, results: number, invitations: number, leads: Array<{ id: string, name: string }>, successors: Array<{ id: string, first_name: string, last_name: string }> } };

export type RemoveMember_DeleteInstitutionMemberMutationVariables = Exact<{
  id: string;
  successors?: Array<GroupSuccessorInput> | GroupSuccessorInput | null | undefined;
}>;


export type RemoveMember_DeleteInstitutionMemberMutation = { deleteInstitutionMember: { success: boolean } };

export type RemovedMembers_RemovedMembersQueryVariables = Exact<{
  institution_id: string;
  after?: string | null | undefined;
}>;


export type RemovedMembers_RemovedMembersQuery = { removedMembers: { cursor: string | null, members: Array<{ id: string, role: InstitutionRole, until: string, user: { id: string, first_name: string, last_name: string, email: string | null } }> } };

export type SeveralDialog_ResendInstitutionInvitationsMutationVariables = Exact<{
  institution_id: string;
  ids: Array<string> | string;
  language: string;
}>;


export type SeveralDialog_ResendInstitutionInvitationsMutation = { results: Array<{ id: string, state: InvitationActState, invitation: { id: string, mail: { state: InvitationMailState, goes_out_on: string | null } | null } | null }> };

export type SeveralDialog_UpdateInstitutionInvitationsMutationVariables = Exact<{
  institution_id: string;
  ids: Array<string> | string;
  role: InstitutionRole;
}>;


export type SeveralDialog_UpdateInstitutionInvitationsMutation = { results: Array<{ id: string, state: InvitationActState }> };

export type SeveralDialog_DeleteInstitutionInvitesMutationVariables = Exact<{
  institution_id: string;
  ids: Array<string> | string;
}>;


export type SeveralDialog_DeleteInstitutionInvitesMutation = { results: Array<{ id: string, state: InvitationActState }> };

export type BringBack_RestoreInstitutionMemberMutationVariables = Exact<{
  id: string;
}>;


export type BringBack_RestoreInstitutionMemberMutation = { restoreInstitutionMember: { member: { id: string }, groups: Array<{ id: string, name: string, code: string | null }> } };

export type InstitutionMembers_InstitutionMembersQueryVariables = Exact<{
  institution_id: string;
  search: string;
  after?: string | null | undefined;
}>;


export type InstitutionMembers_InstitutionMembersQuery = { institutionMembers: { cursor: string | null, members: Array<{ id: string, role: InstitutionRole, user: { id: string, first_name: string, last_name: string, avatar: string | null, email: string | null } | null }> } };

export type InstitutionMembers_InstitutionInvitationsQueryVariables = Exact<{
  institution_id: string;
  search: string;
  show?: InvitationFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type InstitutionMembers_InstitutionInvitationsQuery = { institutionInvitations: { cursor: string | null, invitations: Array<{ id: string, email: string, first_name: string, last_name: string, role: InstitutionRole, group_name: string | null, expires_on: string, reminds: boolean | null, next_reminder_on: string | null, link: string | null, mail: { state: InvitationMailState, goes_out_on: string | null, tries: number, said: string | null } | null }> } };

export type ResendDialog_ResendInstitutionInvitationMutationVariables = Exact<{
  id: string;
  language: string;
}>;


export type ResendDialog_ResendInstitutionInvitationMutation = { resendInstitutionInvitation: { id: string, expires_on: string, mail: { state: InvitationMailState, goes_out_on: string | null } | null } };

export type RestoreInvites_RestoreInstitutionInvitesMutationVariables = Exact<{
  institution_id: string;
  ids: Array<string> | string;
}>;


export type RestoreInvites_RestoreInstitutionInvitesMutation = { restoreInstitutionInvites: Array<{ id: string, state: InvitationActState }> };

export type InstitutionsFile_LastInstitutionsImportQueryVariables = Exact<{ [key: string]: never; }>;


export type InstitutionsFile_LastInstitutionsImportQuery = { lastInstitutionsImport: { id: string, created_on: string, institutions: number } | null };

export type InstitutionsFile_InstitutionsDifferenceQueryVariables = Exact<{
  file: string;
  encoding?: TableEncoding | null | undefined;
  sheet?: number | null | undefined;
  columns?: Array<FileColumnInput> | FileColumnInput | null | undefined;
}>;


export type InstitutionsFile_InstitutionsDifferenceQuery = { institutionsDifference: { ' $fragmentRefs'?: { 'InstitutionsFile_DifferenceFragment': InstitutionsFile_DifferenceFragment } } };

export type InstitutionsFile_DifferenceFragment = { problem: InstitutionsProblem | null, shown: string, encoding: TableEncoding | null, sheets: Array<{ sheet: number, name: string, is_read: boolean }>, columns: Array<{ column: number, head: string, example: string, name: string | null }>, lines: Array<{ line: number, kind: InstitutionLineKind, name: string, place: string, license: string | null, seats: number | null, runs: boolean, administrator: string | null, cells: Array<string>, faults: Array<{ column: InstitutionColumn, code: string, limit: number | null }> }> } & { ' $fragmentName'?: 'InstitutionsFile_DifferenceFragment' };

export type InstitutionsFile_ImportInstitutionsMutationVariables = Exact<{
  file: string;
  encoding?: TableEncoding | null | undefined;
  sheet?: number | null | undefined;
  columns?: Array<FileColumnInput> | FileColumnInput | null | undefined;
  shown: string;
  language: string;
}>;


export type InstitutionsFile_ImportInstitutionsMutation = { importInstitutions: { done: boolean, difference: { ' $fragmentRefs'?: { 'InstitutionsFile_DifferenceFragment': InstitutionsFile_DifferenceFragment } } } };

export type InstitutionsFile_UndoInstitutionsImportMutationVariables = Exact<{
  import_id: string;
}>;


export type InstitutionsFile_UndoInstitutionsImportMutation = { undoInstitutionsImport: { done: boolean, deleted: number, in_the_way: Array<{ id: string, name: string, members: number, invitations: number, licenses: number, groups: number }> } };

export type LicenseCard_LicenseFragment = { id: string, key: string | null, name: string, state: LicenseState, is_quoted: boolean, days_to_expire: number, days_to_start: number, activation_date: string | null, expiry_date: string | null, max_users: number, slots_used: number, is_gmetrix: boolean, products: Array<{ id: string, name: string }> } & { ' $fragmentName'?: 'LicenseCard_LicenseFragment' };

export type Licenses_LicensesByInstitutionQueryVariables = Exact<{
  institutionId: string;
}>;


export type Licenses_LicensesByInstitutionQuery = { licensesByInstitution: Array<(
    { id: string, name: string, state: LicenseState, max_users: number, slots_used: number, institution: { id: string, allowed_operations: Array<InstitutionOperation> } }
    & { ' $fragmentRefs'?: { 'LicenseCard_LicenseFragment': LicenseCard_LicenseFragment } }
  )> };

export type PeopleFileScreen_PeopleImportsQueryVariables = Exact<{
  institution_id: string;
}>;


export type PeopleFileScreen_PeopleImportsQuery = { viewer: { id: string, role: GlobalRole } | null, peopleImports: { today: string, institution: { id: string, name: string }, imports: Array<{ id: string, created_on: string, by: string, invited: number, removed: number, links: number }> } };

export type PeopleFileScreen_PeopleDifferenceQueryVariables = Exact<{
  institution_id: string;
  file: string;
  encoding?: TableEncoding | null | undefined;
  sheet?: number | null | undefined;
  columns?: Array<FileColumnInput> | FileColumnInput | null | undefined;
}>;


export type PeopleFileScreen_PeopleDifferenceQuery = { peopleDifference: { ' $fragmentRefs'?: { 'PeopleFile_DifferenceFragment': PeopleFile_DifferenceFragment } } };

export type PeopleFile_DifferenceFragment = { problem: PeopleProblem | null, shown: string, encoding: TableEncoding | null, invites: number, missing_total: number, sheets: Array<{ sheet: number, name: string, is_read: boolean }>, columns: Array<{ column: number, head: string, example: string, name: string | null }>, missing: Array<{ number: number, user_id: string, first_name: string, last_name: string, email: string, role: InstitutionRole, groups: number, stays: MissingStay | null }>, groups: Array<{ id: string, name: string, invites: number, free_places: number }>, lines: Array<{ line: number, kind: PeopleLineKind, faults: Array<PeopleFault>, email: string, first_name: string, last_name: string, role: InstitutionRole, group: string | null, held: InstitutionRole | null, over_since: string | null, cells: Array<string> }> } & { ' $fragmentName'?: 'PeopleFile_DifferenceFragment' };

export type PeopleFileScreen_ImportPeopleMutationVariables = Exact<{
  institution_id: string;
  file: string;
  encoding?: TableEncoding | null | undefined;
  sheet?: number | null | undefined;
  columns?: Array<FileColumnInput> | FileColumnInput | null | undefined;
  shown: string;
  removed?: Array<number> | number | null | undefined;
  mailed: boolean;
  day?: string | null | undefined;
  language: string;
}>;


export type PeopleFileScreen_ImportPeopleMutation = { importPeople: { done: boolean, difference: { ' $fragmentRefs'?: { 'PeopleFile_DifferenceFragment': PeopleFile_DifferenceFragment } } } };

export type PeopleFileScreen_PeopleImportLinksQueryVariables = Exact<{
  institution_id: string;
  import_id: string;
}>;


export type PeopleFileScreen_PeopleImportLinksQuery = { peopleImportLinks: Array<{ id: string, email: string, first_name: string, last_name: string, role: InstitutionRole, link: string | null }> };

export type PeopleFileScreen_UndoPeopleImportMutationVariables = Exact<{
  institution_id: string;
  import_id: string;
}>;


export type PeopleFileScreen_UndoPeopleImportMutation = { undoPeopleImport: { withdrawn: number, restored: number, accepted: Array<{ first_name: string, last_name: string }>, unplaced: Array<{ first_name: string, last_name: string, group: string }> } };

export type RenewalMails_RenewalMailsQueryVariables = Exact<{
  institutionId: string;
}>;


export type RenewalMails_RenewalMailsQuery = { renewalMails: { id: string, sales: boolean | null, administrators: boolean } };

export type RenewalMails_SetRenewalMailsMutationVariables = Exact<{
  institutionId: string;
  readers: MailReaders;
  mailed: boolean;
}>;


export type RenewalMails_SetRenewalMailsMutation = { setRenewalMails: { id: string, sales: boolean | null, administrators: boolean } };

export type Worklist_RenewalsQueryVariables = Exact<{
  filter: RenewalFilter;
  sort: RenewalSort;
  descending: boolean;
  pageSize: number;
  after?: string | null | undefined;
}>;


export type Worklist_RenewalsQuery = { renewals: { cursor: string | null, renewals: Array<{ id: string, name: string, state: LicenseState, expiry_date: string | null, days_to_expire: number | null, days_quoted: number, max_users: number, slots_used: number, taken: number, follow_ups: number, next_due: string | null, institution: { id: string, name: string, logo: string | null }, sales_manager: { id: string, first_name: string, last_name: string } | null, figures: { counted_on: string, learners: number, active: number, active_before: number, gain: number | null, gain_learners: number, least: number } | null, reasons: Array<{ rule: RenewalRule, taken: number | null, bought: number | null, active: number | null, before: number | null, learners: number | null, follow_ups: number | null, since: string | null, days: number | null }> }> } };

export type Worklist_ExportQueryVariables = Exact<{
  filter: RenewalFilter;
  sort: RenewalSort;
  descending: boolean;
}>;


export type Worklist_ExportQuery = { renewalsExport: { address: string } };

export type AskDialog_AskSalesManagerMutationVariables = Exact<{
  data: AskSalesManagerInput;
}>;


export type AskDialog_AskSalesManagerMutation = { askSalesManager: { is_new: boolean, asked_on: string, seats: number | null, asked_by: { id: string, first_name: string, last_name: string }, sales_manager: { id: string, first_name: string, last_name: string } | null } };

export type SalesQuestion_InstitutionQueryVariables = Exact<{
  where: InstitutionWhere;
}>;


export type SalesQuestion_InstitutionQuery = { institution: { id: string, looked_after_by: { id: string, first_name: string, last_name: string } | null } };

export type ActivityFeed_InstitutionActivitiesQueryVariables = Exact<{
  institution_id: string;
  after?: string | null | undefined;
}>;


export type ActivityFeed_InstitutionActivitiesQuery = { institutionActivities: { cursor: string | null, activities: Array<{ id: string, activity: ActivityKind, about: string | null, created_on: string, user: { id: string, first_name: string, last_name: string, avatar: string | null } | null }> } };

export type AddInstitution_CreateInstitutionMutationVariables = Exact<{
  data: InstitutionInput;
}>;


export type AddInstitution_CreateInstitutionMutation = { createInstitution: { id: string, name: string } };

export type CommentsFeed_InstitutionCommentsQueryVariables = Exact<{
  institution_id: string;
  after?: string | null | undefined;
}>;


export type CommentsFeed_InstitutionCommentsQuery = { institutionComments: { cursor: string | null, entries: Array<{ id: string, comment: string, created_on: string, user: { id: string, first_name: string, last_name: string, avatar: string | null } }> } };

export type CommentsFeed_CreateInstitutionCommentMutationVariables = Exact<{
  comment: string;
  institution_id: string;
}>;


export type CommentsFeed_CreateInstitutionCommentMutation = { createInstitutionComment: { id: string, comment: string, created_on: string, user: { id: string, first_name: string, last_name: string, avatar: string | null } } };

export type DeleteInstitution_DeleteInstitutionMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type DeleteInstitution_DeleteInstitutionMutation = { deleteInstitution: { id: string } };

export type DeletedInstitutions_DeletedInstitutionsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type DeletedInstitutions_DeletedInstitutionsQuery = { deletedInstitutions: { cursor: string | null, institutions: Array<{ id: string, name: string, until: string }> } };

export type DeleteInstitution_InstitutionDependantsQueryVariables = Exact<{
  id: string;
}>;


export type DeleteInstitution_InstitutionDependantsQuery = { institutionDependants: { members: number, invitations: number, licenses: number, groups: number, quotes: number } };

export type RestoreInstitution_RestoreInstitutionMutationVariables = Exact<{
  id: string;
}>;


export type RestoreInstitution_RestoreInstitutionMutation = { restoreInstitution: { id: string, name: string } };

export type EditInstitution_UpdateInstitutionMutationVariables = Exact<{
  data: InstitutionInput;
  where: UpdateInstitutionWhere;
}>;


export type EditInstitution_UpdateInstitutionMutation = { updateInstitution: { id: string, name: string } };

export type InstitutionScreen_InstitutionQueryVariables = Exact<{
  where: InstitutionWhere;
}>;


export type InstitutionScreen_InstitutionQuery = { institution: { id: string, name: string, logo: string | null, country_code: string | null, state_code: string | null, state: string | null, city: string | null, address: string | null, time_zone: string | null, version: number | null, sales_manager: { id: string, first_name: string, last_name: string } | null, looked_after_by: { id: string } | null } };

export type InstitutionForm_ChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type InstitutionForm_ChoicesQuery = { countries: Array<{ country_code: string, states: Array<{ state_code: string, state_name: string }> }>, usersByRoles: Array<{ id: string, first_name: string, last_name: string }> };

export type InstitutionsPanel_PaginatedInstitutionsQueryVariables = Exact<{
  search: string;
  pageSize: number;
  after?: string | null | undefined;
}>;


export type InstitutionsPanel_PaginatedInstitutionsQuery = { paginatedInstitutions: { cursor: string | null, institutions: Array<{ id: string, name: string, logo: string | null, city: string | null, country_code: string | null, sales_manager: { id: string, first_name: string, last_name: string } | null, licenses: Array<{ id: string, state: LicenseState, days_to_expire: number }> | null }> } };

export type ActivateLicense_ActivateLicenseMutationVariables = Exact<{
  data: ActivateLicenseInput;
  where: LicenseWhere;
}>;


export type ActivateLicense_ActivateLicenseMutation = { activateLicense: { id: string, name: string, version: number } };

export type EditLicense_UpdateLicenseMutationVariables = Exact<{
  data: UpdateLicenseInput;
  where: LicenseWhere;
  offer?: OfferWhere | null | undefined;
}>;


export type EditLicense_UpdateLicenseMutation = { updateLicense: { id: string, name: string } };

export type ExtendedGroups_GroupsToExtendQueryVariables = Exact<{
  licenseId: string;
  after?: string | null | undefined;
}>;


export type ExtendedGroups_GroupsToExtendQuery = { groupsToExtend: { cursor: string | null, groups: Array<{ id: string, name: string, learners: number, group_size: number, ended_on: string }> } };

export type OfferLicense_CreateLicenseOfferMutationVariables = Exact<{
  data: LicenseOfferInput;
  where: LicenseWhere;
}>;


export type OfferLicense_CreateLicenseOfferMutation = { createLicenseOffer: { id: string, number: string } };

export type OfferSheet_OfferQueryVariables = Exact<{
  institutionId: string;
  where: InstitutionWhere;
  id: string;
}>;


export type OfferSheet_OfferQuery = { institution: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Sheet_InstitutionFragment': Sheet_InstitutionFragment } }
  ), licensesByInstitution: Array<{ id: string, name: string, is_gmetrix: boolean }>, licenseOffer: { id: string, number: string, license_id: string, kind: OfferKind, state: OfferState, made_on: string, valid_until: string, expiry_date: string | null, max_users: number, seats_before: number, ends_before: string | null, price: string | null, currency: string | null, notes: string | null, tax_rate: string | null, seller: string | null, products: Array<{ id: string, name: string }>, added_products: Array<{ id: string, name: string }>, differences: Array<{ field: OfferDifferenceField, from: Array<string>, to: Array<string> }> } };

export type OffersDialog_LicenseOffersQueryVariables = Exact<{
  licenseId: string;
  after?: string | null | undefined;
}>;


export type OffersDialog_LicenseOffersQuery = { licenseOffers: { cursor: string | null, offers: Array<{ id: string, number: string, kind: OfferKind, state: OfferState, made_on: string, valid_until: string, version: number, made_by: { id: string, first_name: string, last_name: string } | null }> } };

export type OfferActs_WithdrawLicenseOfferMutationVariables = Exact<{
  where: OfferWhere;
}>;


export type OfferActs_WithdrawLicenseOfferMutation = { withdrawLicenseOffer: { id: string } };

export type OfferActs_RestoreLicenseOfferMutationVariables = Exact<{
  where: OfferWhere;
}>;


export type OfferActs_RestoreLicenseOfferMutation = { restoreLicenseOffer: { id: string } };

export type QuoteLicense_CreateLicenseQuoteMutationVariables = Exact<{
  data: LicenseQuoteInput;
}>;


export type QuoteLicense_CreateLicenseQuoteMutation = { createLicenseQuote: { id: string, name: string } };

export type QuoteSheet_LicenseQueryVariables = Exact<{
  institutionId: string;
  where: InstitutionWhere;
}>;


export type QuoteSheet_LicenseQuery = { institution: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Sheet_InstitutionFragment': Sheet_InstitutionFragment } }
  ), licensesByInstitution: Array<{ id: string, name: string, is_quoted: boolean, is_gmetrix: boolean, max_users: number, purchase_order: string | null, price: string | null, currency: string | null, notes: string | null, activation_date: string | null, expiry_date: string | null, created_on: string, quote: { number: string, made_on: string, valid_until: string, tax_rate: string | null, seller: string | null } | null, products: Array<{ id: string, name: string }> }> };

export type RenewLicense_RenewLicenseMutationVariables = Exact<{
  id: string;
  expiry_date?: string | null | undefined;
  purchase_order?: string | null | undefined;
  version?: number | null | undefined;
  offer?: OfferWhere | null | undefined;
  group_ids?: Array<string> | string | null | undefined;
}>;


export type RenewLicense_RenewLicenseMutation = { renewLicense: { id: string, name: string, version: number } };

export type SendQuote_SendLicenseQuoteMutationVariables = Exact<{
  data: SendQuoteInput;
  where: LicenseWhere;
}>;


export type SendQuote_SendLicenseQuoteMutation = { sendLicenseQuote: { id: string, name: string, quote: { number: string } | null } };

export type Sheet_InstitutionFragment = { id: string, name: string, logo: string | null, country_code: string | null, state: string | null, city: string | null, address: string | null, looked_after_by: { id: string, first_name: string, last_name: string, email: string | null } | null } & { ' $fragmentName'?: 'Sheet_InstitutionFragment' };

export type SoldLicenses_LicensesByInstitutionQueryVariables = Exact<{
  institutionId: string;
}>;


export type SoldLicenses_LicensesByInstitutionQuery = { licensesByInstitution: Array<(
    { id: string, name: string, state: LicenseState, is_quoted: boolean, is_gmetrix: boolean, max_users: number, purchase_order: string | null, price: string | null, currency: string | null, notes: string | null, activation_date: string | null, expiry_date: string | null, days_to_expire: number, undoable: LicenseTermAct | null, version: number, quote: { number: string, valid_until: string, tax_rate: string | null } | null, products: Array<{ id: string, name: string }>, offers: Array<{ id: string, number: string, kind: OfferKind, made_on: string, valid_until: string, expiry_date: string | null, max_users: number, price: string | null, currency: string | null, version: number, added_products: Array<{ id: string, name: string }>, differences: Array<{ field: OfferDifferenceField, from: Array<string>, to: Array<string> }> }> }
    & { ' $fragmentRefs'?: { 'LicenseCard_LicenseFragment': LicenseCard_LicenseFragment } }
  )> };

export type LicenseDialog_ProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type LicenseDialog_ProductsQuery = { products: Array<{ id: string, name: string, published: boolean }> };

export type UseRestore_RestoreLicenseMutationVariables = Exact<{
  id: string;
}>;


export type UseRestore_RestoreLicenseMutation = { restoreLicense: { id: string, name: string } };

export type TakeBack_UndoLicenseActivationMutationVariables = Exact<{
  where: LicenseWhere;
}>;


export type TakeBack_UndoLicenseActivationMutation = { undoLicenseActivation: { id: string } };

export type TakeBack_UndoLicenseRenewalMutationVariables = Exact<{
  where: LicenseWhere;
}>;


export type TakeBack_UndoLicenseRenewalMutation = { undoLicenseRenewal: { id: string } };

export type WithdrawDialog_WithdrawLicenseMutationVariables = Exact<{
  where: LicenseWhere;
}>;


export type WithdrawDialog_WithdrawLicenseMutation = { withdrawLicense: { id: string } };

export type WithdrawnDialog_WithdrawnLicensesQueryVariables = Exact<{
  institutionId: string;
}>;


export type WithdrawnDialog_WithdrawnLicensesQuery = { withdrawnLicenses: Array<{ id: string, name: string, max_users: number, until: string }> };

export type ReassignDialog_UsersByRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type ReassignDialog_UsersByRolesQuery = { usersByRoles: Array<{ id: string, first_name: string, last_name: string }> };

export type ReassignDialog_ReassignInstitutionsMutationVariables = Exact<{
  moves: Array<InstitutionMove> | InstitutionMove;
}>;


export type ReassignDialog_ReassignInstitutionsMutation = { reassignInstitutions: { moved: Array<string>, left: Array<{ id: string, name: string }> } };

export type UsersPanel_PaginatedUsersQueryVariables = Exact<{
  search: string;
  pageSize: number;
  after?: string | null | undefined;
}>;


export type UsersPanel_PaginatedUsersQuery = { paginatedUsers: { totalCount: number, moreThanCounted: boolean, cursor: string | null, users: Array<{ id: string, first_name: string, last_name: string, avatar: string | null, email: string | null }> } };

export type FreePlaces_GroupsWithFreePlacesQueryVariables = Exact<{
  licenseId: string;
  after?: string | null | undefined;
}>;


export type FreePlaces_GroupsWithFreePlacesQuery = { groupsWithFreePlaces: { cursor: string | null, groups: Array<{ id: string, name: string, group_size: number, learners: number, free: number, may_release: boolean, version: number }> } };

export type ReleaseButton_ReleaseGroupPlacesMutationVariables = Exact<{
  where: ReleasePlacesWhere;
}>;


export type ReleaseButton_ReleaseGroupPlacesMutation = { releaseGroupPlaces: { id: string, size_before: number, group_size: number, version: number } };

export type ReleaseButton_UpdateGroupMutationVariables = Exact<{
  where: UpdateGroupWhere;
  data: UpdateGroupInput;
}>;


export type ReleaseButton_UpdateGroupMutation = { updateGroup: { id: string, group_size: number } };

export type SeatEntries_SeatEntriesQueryVariables = Exact<{
  licenseId: string;
  of: SeatNumber;
  day?: string | null | undefined;
  groupId?: string | null | undefined;
  after?: number | null | undefined;
}>;


export type SeatEntries_SeatEntriesQuery = { seatEntries: { cursor: number | null, group: { id: string, name: string } | null, entries: Array<{ number: number, act: SeatAct, day: string, change: number, sum: number, group: { id: string, name: string } | null, user: { id: string, first_name: string, last_name: string } | null }> } };

export type SeatsScreen_LicenseSeatsQueryVariables = Exact<{
  licenseId: string;
}>;


export type SeatsScreen_LicenseSeatsQuery = { viewer: { id: string, role: GlobalRole } | null, licenseSeats: { id: string, name: string, state: LicenseState, today: string, since: string | null, sums: { bought: number, reserved: number, taken: number, free: number, served: number } | null, institution: { id: string, name: string, allowed_operations: Array<InstitutionOperation> } } };

export type SeatsOfDay_LicenseSeatsQueryVariables = Exact<{
  licenseId: string;
  day: string;
}>;


export type SeatsOfDay_LicenseSeatsQuery = { licenseSeats: { id: string, sums: { bought: number, reserved: number, taken: number, free: number, served: number } | null } };

export type AnotherAttempt_AttemptsQueryVariables = Exact<{
  groupId: string;
  courseId: string;
  userId: string;
}>;


export type AnotherAttempt_AttemptsQuery = { anotherAttempts: { can_be_allowed: Array<string>, allowed: Array<{ exercise_id: string, attempt_id: string | null, reason: string, granted_on: string, granted_by: string, used: boolean }> } };

export type AnotherAttempt_AllowMutationVariables = Exact<{
  data: AnotherAttemptInput;
}>;


export type AnotherAttempt_AllowMutation = { allowAnotherAttempt: { can_be_allowed: Array<string> } };

export type AttentionPanel_LearnersQueryVariables = Exact<{
  groupId?: string | null | undefined;
}>;


export type AttentionPanel_LearnersQuery = { learnersNeedingAttention: Array<{ id: string, group_id: string, group_name: string, today: string, put_off_until: string | null, user: { id: string, first_name: string, last_name: string, email: string | null }, reasons: Array<{ rule: AttentionRule, since: string | null, days: number | null, course_name: string | null, language: string | null, level: number | null, scores: Array<number> | null, finished: number | null, total: number | null, days_needed: number | null }> }> };

export type AttentionPanel_PutOffLearnerMutationVariables = Exact<{
  group_id: string;
  user_id: string;
  until?: string | null | undefined;
}>;


export type AttentionPanel_PutOffLearnerMutation = { putOffLearner: { id: string, put_off_until: string | null } };

export type CourseSettings_ResetAssessmentsMutationVariables = Exact<{
  data: ResetAssessmentsInput;
}>;


export type CourseSettings_ResetAssessmentsMutation = { resetAssessments: Array<string> };

export type CourseSettings_GroupAssessmentSettingsQueryVariables = Exact<{
  groupId: string;
  courseId: string;
}>;


export type CourseSettings_GroupAssessmentSettingsQuery = { groupAssessmentSettings: { version: number, extra_times: Array<{ user_id: string, first_name: string, last_name: string, percent: number }>, benchmarks: Array<{ assessment_id: string, level: number, time: number | null, questions_per_lesson: number | null, course_time: number | null, course_questions_per_lesson: number | null }>, summaries: Array<{ assessment_id: string, level: number, time: number | null, questions_per_lesson: number | null, course_time: number | null, course_questions_per_lesson: number | null }> } };

export type CourseSettings_UpdateGroupAssessmentSettingsMutationVariables = Exact<{
  data: GroupAssessmentSettingsInput;
}>;


export type CourseSettings_UpdateGroupAssessmentSettingsMutation = { updateGroupAssessmentSettings: { group_id: string } };

export type GroupRules_GroupAssessmentSettingsQueryVariables = Exact<{
  groupId: string;
  courseId: string;
}>;


export type GroupRules_GroupAssessmentSettingsQuery = { groupAssessmentSettings: { version: number, summary_attempts: number | null, in_sequence: boolean, benchmark_first: boolean, review_benchmarks: ReviewRule, review_summaries: ReviewRule } };

export type GroupGradebook_CoursesQueryVariables = Exact<{
  id: string;
}>;


export type GroupGradebook_CoursesQuery = { group: { id: string, courses: Array<{ id: string, name: string, levels: number, language: string }> } | null };

export type ExportDialog_AddressQueryVariables = Exact<{
  courseId: string;
  groupId?: string | null | undefined;
  csv?: boolean | null | undefined;
  identified?: boolean | null | undefined;
}>;


export type ExportDialog_AddressQuery = { gradebookExcelExport: { address: string } };

export type LockedResults_GroupQueryVariables = Exact<{
  groupId: string;
}>;


export type LockedResults_GroupQuery = { viewer: { id: string } | null, group: { id: string, name: string, result_courses: Array<{ id: string, name: string, language: string }> } | null };

export type OwnFigures_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnFigures_ViewerQuery = { viewer: { id: string } | null };

export type UseStudent_FiguresQueryVariables = Exact<{
  courseId: string;
  groupId: string;
  studentId: string;
}>;


export type UseStudent_FiguresQuery = { studentGradebookOverview: { benchmarks: (
      { students: Array<{ cells: string }> }
      & { ' $fragmentRefs'?: { 'Gradebook_ColumnsFragment': Gradebook_ColumnsFragment } }
    ), lessons: (
      { students: Array<{ user_id: string, first_name: string, last_name: string, cells: string }> }
      & { ' $fragmentRefs'?: { 'Gradebook_ColumnsFragment': Gradebook_ColumnsFragment } }
    ), summaries: (
      { students: Array<{ cells: string }> }
      & { ' $fragmentRefs'?: { 'Gradebook_ColumnsFragment': Gradebook_ColumnsFragment } }
    ), history: Array<{ attempt_id: string, exercise_id: string, attempt: number, corrects: number, total_questions: number, is_latest: boolean, completed_on: string }>, gain: { levels: Array<{ level: number, gain: { ' $fragmentRefs'?: { 'Gain_FiguresFragment': Gain_FiguresFragment } } }> } } };

export type GainQuery_GainQueryVariables = Exact<{
  courseId: string;
  groupId: string;
  level?: number | null | undefined;
}>;


export type GainQuery_GainQuery = { learningGain: { study_projects: number, gain: { ' $fragmentRefs'?: { 'Gain_FiguresFragment': Gain_FiguresFragment } }, days: Array<{ day: string, completed: number }>, learners: Array<{ user_id: string, first_name: string, last_name: string, gain: { ' $fragmentRefs'?: { 'Gain_FiguresFragment': Gain_FiguresFragment } } }>, lessons: Array<{ lesson_id: string, lesson_name: string, gain: { ' $fragmentRefs'?: { 'Gain_FiguresFragment': Gain_FiguresFragment } } }>, questions: Array<{ question_id: string, question: string, level: number, lesson_name: string | null, benchmark: { answers: number, percent: number | null, discrimination: number | null }, summary: { answers: number, percent: number | null, discrimination: number | null }, gain: { ' $fragmentRefs'?: { 'Gain_FiguresFragment': Gain_FiguresFragment } } }> } };

export type Gain_FiguresFragment = { counted: number, least: number, before: number | null, after: number | null, points: number | null, normalised: number | null, low: number | null, high: number | null, change: GainChange } & { ' $fragmentName'?: 'Gain_FiguresFragment' };

export type QuestionDialog_QuestionQueryVariables = Exact<{
  courseId: string;
  groupId: string;
  questionId: string;
}>;


export type QuestionDialog_QuestionQuery = { assessedQuestion: { id: string, type: QuestionType, question: string, select_all: boolean, answers: Array<{ id: string, answer: string, answer_image: string | null, answer_image_alt: string | null, is_correct: boolean | null, sequence: number | null, match: string | null }>, concepts: Array<{ id: string, concept: string, letter: string | null }>, descriptions: Array<{ letter: string, description: string }> } };

export type Gradebook_ColumnsFragment = { columns: Array<{ exercise_id: string, level: number, lesson_id: string | null, lesson_name: string | null, lesson_slug: string | null, study_project_number: number | null, title: string | null, published: boolean }> } & { ' $fragmentName'?: 'Gradebook_ColumnsFragment' };

export type GradebookDashboard_OverviewsQueryVariables = Exact<{
  courseId: string;
  groupId: string;
}>;


export type GradebookDashboard_OverviewsQuery = { benchmarks: (
    { students: Array<{ cells: string }> }
    & { ' $fragmentRefs'?: { 'Gradebook_ColumnsFragment': Gradebook_ColumnsFragment } }
  ), lessons: (
    { students: Array<{ user_id: string, first_name: string, last_name: string, cells: string }> }
    & { ' $fragmentRefs'?: { 'Gradebook_ColumnsFragment': Gradebook_ColumnsFragment } }
  ), summaries: (
    { students: Array<{ cells: string }> }
    & { ' $fragmentRefs'?: { 'Gradebook_ColumnsFragment': Gradebook_ColumnsFragment } }
  ) };

export type CreateGroupDialog_LicensesByInstitutionQueryVariables = Exact<{
  institutionId: string;
}>;


export type CreateGroupDialog_LicensesByInstitutionQuery = { licensesByInstitution: Array<(
    { institution: { id: string, my_role: InstitutionRole | null } }
    & { ' $fragmentRefs'?: { 'GroupForm_LicenseFragment': GroupForm_LicenseFragment } }
  )> };

export type CreateGroupDialog_CreateGroupMutationVariables = Exact<{
  data: CreateGroupInput;
}>;


export type CreateGroupDialog_CreateGroupMutation = { createGroup: { id: string, name: string } };

export type DeleteGroup_DeleteGroupMutationVariables = Exact<{
  id: string;
}>;


export type DeleteGroup_DeleteGroupMutation = { deleteGroup: { id: string } };

export type DeletedGroupsDialog_DeletedGroupsQueryVariables = Exact<{
  institutionId: string;
}>;


export type DeletedGroupsDialog_DeletedGroupsQuery = { deletedGroups: Array<{ id: string, name: string, learners: number, until: string, license_id: string, license_name: string }> };

export type DeletedGroupsDialog_RestoreGroupMutationVariables = Exact<{
  id: string;
}>;


export type DeletedGroupsDialog_RestoreGroupMutation = { restoreGroup: { id: string, name: string } };

export type EditGroupDialog_UpdateGroupMutationVariables = Exact<{
  data: UpdateGroupInput;
  where: UpdateGroupWhere;
}>;


export type EditGroupDialog_UpdateGroupMutation = { updateGroup: (
    { id: string, name: string, status: GroupStatus, status_since: string, start_date: string, end_date: string, group_size: number, free_places: number }
    & { ' $fragmentRefs'?: { 'GroupCourses_GroupFragment': GroupCourses_GroupFragment } }
  ) };

export type EditGroupDialog_LicensesByInstitutionQueryVariables = Exact<{
  institutionId: string;
}>;


export type EditGroupDialog_LicensesByInstitutionQuery = { licensesByInstitution: Array<{ ' $fragmentRefs'?: { 'GroupForm_LicenseFragment': GroupForm_LicenseFragment } }> };

export type GroupActivities_GroupActivitiesQueryVariables = Exact<{
  groupId: string;
  after?: number | null | undefined;
}>;


export type GroupActivities_GroupActivitiesQuery = { groupActivities: { cursor: number | null, activities: Array<{ number: number, at: string, action: string, by: string | null, changes: Array<{ field: string, from: string, to: string }>, counts: Array<{ what: string, count: number }> }> } };

export type GroupForm_LicenseFragment = { id: string, name: string, is_quoted: boolean, days_to_expire: number, activation_date: string | null, expiry_date: string | null, max_users: number, slots_used: number, institution: { id: string, allowed_operations: Array<InstitutionOperation> }, products: Array<{ id: string, name: string, courses: Array<{ id: string, name: string, language: string }> }> } & { ' $fragmentName'?: 'GroupForm_LicenseFragment' };

export type RenewKey_RenewGroupKeyMutationVariables = Exact<{
  id: string;
}>;


export type RenewKey_RenewGroupKeyMutation = { renewGroupKey: { id: string, key: string | null } };

export type GroupSettings_GroupSettingsQueryVariables = Exact<{
  groupId: string;
}>;


export type GroupSettings_GroupSettingsQuery = { groupSettings: { version: number, name: string, group_size: number, start_date: string, end_date: string, status: WrittenGroupStatus, courses: Array<string>, held: number, learners: number, license: { ' $fragmentRefs'?: { 'GroupForm_LicenseFragment': GroupForm_LicenseFragment } }, sitting: Array<{ id: string, first_name: string, last_name: string }>, unfinished: Array<{ id: string, first_name: string, last_name: string }>, successors: Array<{ id: string, first_name: string, last_name: string }> }, group: { id: string, name: string, status: GroupStatus, status_since: string, start_date: string, end_date: string, ends_in: number | null, group_size: number, free_places: number, allowed_operations: Array<GroupOperation>, institution: { id: string }, owner: { first_name: string, last_name: string }, courses: Array<{ id: string, name: string, language: string }> } | null };

export type TransferGroup_TransferGroupMutationVariables = Exact<{
  id: string;
  user_id: string;
}>;


export type TransferGroup_TransferGroupMutation = { transferGroup: { id: string, my_role: GroupRole | null, allowed_operations: Array<GroupOperation>, owner: { first_name: string, last_name: string } } };

export type CreateGroupDialog_InstitutionMembersQueryVariables = Exact<{
  institution_id: string;
  after?: string | null | undefined;
}>;


export type CreateGroupDialog_InstitutionMembersQuery = { institutionMembers: { cursor: string | null, members: Array<{ id: string, user: { id: string, first_name: string, last_name: string } | null }> } };

export type GroupCard_GroupFragment = { id: string, name: string, status: GroupStatus, start_date: string, end_date: string, group_size: number, free_places: number, number_of_courses: number, my_role: GroupRole | null, lock_reason: string | null, progress: number | null, result_courses: Array<{ id: string }>, institution: { id: string, name: string }, owner: { first_name: string, last_name: string }, courses: Array<{ id: string, name: string, logo: string | null, color: string }> } & { ' $fragmentName'?: 'GroupCard_GroupFragment' };

export type GroupCourses_GroupFragment = { id: string, my_role: GroupRole | null, allowed_operations: Array<GroupOperation>, courses: Array<{ id: string, name: string, logo: string | null, color: string, description: string, levels: number, language: string, number_of_lessons: number, progress: number | null }> } & { ' $fragmentName'?: 'GroupCourses_GroupFragment' };

export type GroupScreen_GroupQueryVariables = Exact<{
  id: string;
}>;


export type GroupScreen_GroupQuery = { group: (
    { id: string, name: string, key: string | null, status: GroupStatus, start_date: string, end_date: string, ends_in: number | null, late_answers: number, external_id: string | null, number_of_members: number, allowed_operations: Array<GroupOperation>, lock_reason: string | null, result_courses: Array<{ id: string, name: string, language: string }>, owner: { first_name: string, last_name: string } }
    & { ' $fragmentRefs'?: { 'GroupCourses_GroupFragment': GroupCourses_GroupFragment } }
  ) | null };

export type OwnGroup_GroupFragment = (
  { id: string, name: string, late_answers: number, my_role: GroupRole | null, status: GroupStatus, institution: { id: string }, owner: { first_name: string, last_name: string } }
  & { ' $fragmentRefs'?: { 'GroupCard_GroupFragment': GroupCard_GroupFragment } }
) & { ' $fragmentName'?: 'OwnGroup_GroupFragment' };

export type JoinGroupForm_JoinGroupMutationVariables = Exact<{
  group_key: string;
}>;


export type JoinGroupForm_JoinGroupMutation = { joinGroup: { success: boolean, code: string | null, retryAfter: number | null, result: { id: string, name: string } | null } };

export type AddMembers_AddableMembersQueryVariables = Exact<{
  group_id: string;
  role: AddableRole;
  search: string;
  after?: string | null | undefined;
}>;


export type AddMembers_AddableMembersQuery = { addableMembers: { cursor: string | null, free_places: number, people: Array<{ id: string, in_group: boolean, user: { id: string, first_name: string, last_name: string, avatar: string | null, email: string | null } }> } };

export type AddMembers_AddGroupLearnersMutationVariables = Exact<{
  data: Array<GroupMemberInput> | GroupMemberInput;
  group_id: string;
}>;


export type AddMembers_AddGroupLearnersMutation = { results: Array<{ status: GroupMemberResultStatus, code: string | null, user_id: string }> };

export type AddMembers_AddGroupInstructorsMutationVariables = Exact<{
  data: Array<GroupMemberInput> | GroupMemberInput;
  group_id: string;
}>;


export type AddMembers_AddGroupInstructorsMutation = { results: Array<{ status: GroupMemberResultStatus, code: string | null, user_id: string }> };

export type GroupMembers_SittingsQueryVariables = Exact<{
  group_id: string;
  user_ids: Array<string> | string;
}>;


export type GroupMembers_SittingsQuery = { groupMembers: { members: Array<{ id: string, sits: boolean, user: { id: string, first_name: string, last_name: string } }> } };

export type ExtraTime_GroupMembersQueryVariables = Exact<{
  group_id: string;
  user_ids: Array<string> | string;
}>;


export type ExtraTime_GroupMembersQuery = { groupMembers: { members: Array<{ id: string, extra_percent: number | null }> } };

export type ExtraTime_SetExtraTimeMutationVariables = Exact<{
  data: ExtraTimeInput;
}>;


export type ExtraTime_SetExtraTimeMutation = { setExtraTime: Array<{ id: string, extra_percent: number | null }> };

export type RemoveMembers_DeleteGroupMemberMutationVariables = Exact<{
  user_id: string;
  group_id: string;
}>;


export type RemoveMembers_DeleteGroupMemberMutation = { deleteGroupMember: { status: GroupMemberResultStatus } };

export type MoveMembers_GroupsToMoveToQueryVariables = Exact<{
  group_id: string;
  search: string;
}>;


export type MoveMembers_GroupsToMoveToQuery = { groupsToMoveTo: Array<{ id: string, name: string, free_places: number, left_courses: Array<string> }> };

export type MoveMembers_UpdateGroupMembersMutationVariables = Exact<{
  data: Array<GroupMoveInput> | GroupMoveInput;
  group_id: string;
}>;


export type MoveMembers_UpdateGroupMembersMutation = { updateGroupMembers: Array<{ status: GroupMemberResultStatus, code: string | null, user_id: string }> };

export type GroupMembers_LearnersQueryVariables = Exact<{
  group_id: string;
  search: string;
  sort?: GroupMemberSort | null | undefined;
  down?: boolean | null | undefined;
  pageSize: number;
  after?: string | null | undefined;
}>;


export type GroupMembers_LearnersQuery = { groupMembers: { cursor: string | null, total: number, group_size: number, members: Array<{ id: string, role: GroupRole, joined_on: string, extra_percent: number | null, user: { id: string, first_name: string, last_name: string, avatar: string | null, email: string | null } }> } };

export type GroupMembers_InstructorsQueryVariables = Exact<{
  group_id: string;
}>;


export type GroupMembers_InstructorsQuery = { viewer: { id: string } | null, groupMembers: { members: Array<{ id: string, role: GroupRole, joined_on: string, extra_percent: number | null, user: { id: string, first_name: string, last_name: string, avatar: string | null, email: string | null } }> } };

export type GroupMembers_RollQueryVariables = Exact<{
  group_id: string;
}>;


export type GroupMembers_RollQuery = { joined: { total: number }, refusedJoins: Array<{ reason: RefusedJoinReason, refused_on: string, user: { id: string, first_name: string, last_name: string, avatar: string | null, email: string | null } }>, awaitedMembers: Array<{ id: string, email: string, first_name: string, last_name: string, created_on: string }>, rosterImports: Array<{ id: string, created_on: string, by: string, added: number, moved: number, removed: number, awaited: number }> };

export type GroupMembers_RemoveAwaitedMembersMutationVariables = Exact<{
  group_id: string;
  ids: Array<string> | string;
}>;


export type GroupMembers_RemoveAwaitedMembersMutation = { removeAwaitedMembers: Array<string> };

export type GroupMembers_UndoRosterImportMutationVariables = Exact<{
  group_id: string;
  import_id: string;
}>;


export type GroupMembers_UndoRosterImportMutation = { undoRosterImport: { done: boolean, conflicts: Array<{ user_id: string, first_name: string, last_name: string, why: UndoConflictWhy, imported: boolean }> } };

export type RosterScreen_RosterDifferenceQueryVariables = Exact<{
  group_id: string;
  file: string;
  encoding?: TableEncoding | null | undefined;
  sheet?: number | null | undefined;
  columns?: Array<FileColumnInput> | FileColumnInput | null | undefined;
  removed: Array<RosterMissingInput> | RosterMissingInput;
  choices?: Array<RosterChoiceInput> | RosterChoiceInput | null | undefined;
}>;


export type RosterScreen_RosterDifferenceQuery = { rosterDifference: { ' $fragmentRefs'?: { 'Roster_DifferenceFragment': Roster_DifferenceFragment } } };

export type Roster_DifferenceFragment = { problem: RosterProblem | null, shown: string, encoding: TableEncoding | null, changes: number, mails: number, sheets: Array<{ sheet: number, name: string, is_read: boolean }>, columns: Array<{ column: number, head: string, example: string, name: string | null }>, lines: Array<{ line: number, kind: RosterLineKind, why: string | null, email: string, first_name: string, last_name: string, role: GroupRole, group: string | null, from: string | null, choices: Array<RosterChoice>, choice: RosterChoice | null, cells: Array<string> }>, missing: Array<{ user_id: string, is_awaited: boolean, group_id: string, group: string, first_name: string, last_name: string, email: string | null }>, groups: Array<{ id: string, name: string, free_places: number, awaited: number }> } & { ' $fragmentName'?: 'Roster_DifferenceFragment' };

export type RosterScreen_ImportRosterMutationVariables = Exact<{
  group_id: string;
  file: string;
  encoding?: TableEncoding | null | undefined;
  sheet?: number | null | undefined;
  columns?: Array<FileColumnInput> | FileColumnInput | null | undefined;
  removed: Array<RosterMissingInput> | RosterMissingInput;
  choices?: Array<RosterChoiceInput> | RosterChoiceInput | null | undefined;
  shown: string;
}>;


export type RosterScreen_ImportRosterMutation = { importRoster: { done: boolean, difference: { ' $fragmentRefs'?: { 'Roster_DifferenceFragment': Roster_DifferenceFragment } } } };

export type LateAnswers_ListQueryVariables = Exact<{
  group_id: string;
}>;


export type LateAnswers_ListQuery = { lateAnswers: Array<{ attempt_id: string, first_name: string, last_name: string, course_name: string, language: string, type: ExerciseType, level: number | null, numbers: Array<number>, percent_before: number | null, percent_after: number | null, deadline: string, entered_at: string, arrived_at: string, minutes_ahead: number, taken: boolean | null }> };

export type LateAnswers_DecideMutationVariables = Exact<{
  data: LateDecisionInput;
}>;


export type LateAnswers_DecideMutation = { decideLateAnswers: { attempt_id: string, taken: boolean | null } };

export type SittingNow_SittingsQueryVariables = Exact<{
  group_id: string;
}>;


export type SittingNow_SittingsQuery = { sittingNow: { server_time: string, sittings: Array<{ attempt_id: string, first_name: string, last_name: string, avatar: string | null, course_name: string, language: string, type: ExerciseType, level: number | null, question: number, questions: number, saved_at: string, heard_at: string, deadline: string | null, added_time: number }> } };

export type SittingNow_AddSittingMinutesMutationVariables = Exact<{
  data: SittingMinutesInput;
}>;


export type SittingNow_AddSittingMinutesMutation = { addSittingMinutes: Array<{ attempt_id: string }> };

export type FreeBenchmark_BeginQueryVariables = Exact<{
  courseId: string;
  level?: number | null | undefined;
  browser?: string | null | undefined;
}>;


export type FreeBenchmark_BeginQuery = { freeBenchmark: (
    { id: string }
    & { ' $fragmentRefs'?: { 'UnrecordedSitting_AttemptFragment': UnrecordedSitting_AttemptFragment } }
  ) };

export type FreeBenchmark_ResultQueryVariables = Exact<{
  ticket: string;
  answers: Array<DraftAnswerInput> | DraftAnswerInput;
}>;


export type FreeBenchmark_ResultQuery = { freeBenchmarkResult: { id: string, percent: number | null, corrects: number, total_questions: number, seconds_spent: number, band: PerformanceBand, by_lesson: Array<{ lesson_id: string, lesson_name: string, band: PerformanceBand }> } };

export type FreeLesson_LessonQueryVariables = Exact<{
  lessonId: string;
}>;


export type FreeLesson_LessonQuery = { lesson: { id: string, name: string, description: string, language: string, pages: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'MediaViewer_PageFragment': MediaViewer_PageFragment } }
    )>, cards: Array<(
      { id: string, published: boolean }
      & { ' $fragmentRefs'?: { 'Quickdeck_CardFragment': Quickdeck_CardFragment } }
    )>, studyProjects: Array<{ id: string, level: number, study_project_number: number, title: string | null, kind: StudyProjectKind, published: boolean, total_questions: number }> } };

export type FreeProject_BeginQueryVariables = Exact<{
  projectId: string;
}>;


export type FreeProject_BeginQuery = { freeStudyProject: (
    { id: string }
    & { ' $fragmentRefs'?: { 'UnrecordedProject_AttemptFragment': UnrecordedProject_AttemptFragment } }
  ) };

export type FreeProject_CheckMutationVariables = Exact<{
  data: CheckFreeAnswerInput;
}>;


export type FreeProject_CheckMutation = { checkFreeAnswer: { ' $fragmentRefs'?: { 'UnrecordedProject_CheckedFragment': UnrecordedProject_CheckedFragment } } };

export type AwaitedClass_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type AwaitedClass_ViewerQuery = { viewer: { id: string } | null };

export type ContinuePanel_StartedFragment = { type: ExerciseType, group_id: string, course_id: string, course_name: string, language: string, study_project_id: string | null, study_project_number: number | null, title: string | null, level: number | null, question_index: number, questions_done: number, total_questions: number } & { ' $fragmentName'?: 'ContinuePanel_StartedFragment' };

export type HomeScreen_ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeScreen_ViewerQuery = { viewer: { id: string, role: GlobalRole, first_name: string, institutions: Array<(
      { id: string, my_role: InstitutionRole | null, allowed_operations: Array<InstitutionOperation> }
      & { ' $fragmentRefs'?: { 'InstitutionCards_InstitutionFragment': InstitutionCards_InstitutionFragment } }
    )>, groups: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'OwnGroup_GroupFragment': OwnGroup_GroupFragment } }
    )>, started: { ' $fragmentRefs'?: { 'ContinuePanel_StartedFragment': ContinuePanel_StartedFragment } } | null, next_step: { ' $fragmentRefs'?: { 'NextPanel_NextFragment': NextPanel_NextFragment } } | null } | null };

export type InstitutionCards_InstitutionFragment = { id: string, name: string, logo: string | null, city: string | null, country: string | null } & { ' $fragmentName'?: 'InstitutionCards_InstitutionFragment' };

export type NextPanel_NextFragment = { type: ExerciseType, group_id: string, course_id: string, course_name: string, language: string, study_project_id: string | null, study_project_number: number | null, title: string | null, level: number, state: ExerciseState, total_questions: number } & { ' $fragmentName'?: 'NextPanel_NextFragment' };

export type InstitutionGroups_GroupsQueryVariables = Exact<{
  institutionId: string;
  search: string;
  after?: string | null | undefined;
}>;


export type InstitutionGroups_GroupsQuery = { groups: { cursor: string | null, groups: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'GroupCard_GroupFragment': GroupCard_GroupFragment } }
    )> } };

export type InvitationScreen_AddInstitutionMemberMutationVariables = Exact<{
  data: InstitutionMemberInput;
}>;


export type InvitationScreen_AddInstitutionMemberMutation = { addInstitutionMember: { id: string, role: InstitutionRole, group_not_joined: string | null } };

export type InvitationScreen_DeleteInstitutionInviteMutationVariables = Exact<{
  id: string;
}>;


export type InvitationScreen_DeleteInstitutionInviteMutation = { deleteInstitutionInvite: { success: boolean } };

export type InvitationScreen_InvitationByLinkQueryVariables = Exact<{
  token: string;
  signedIn: boolean;
}>;


export type InvitationScreen_InvitationByLinkQuery = { invitationByLink: { id: string, address: string, role: InstitutionRole, institution_id: string, institution_name: string, group_name: string | null, invited_by: string, expires_on: string, taker: LinkTaker, my_role: InstitutionRole | null, way: LinkWay }, viewer?: { id: string, email: string } | null };

export type FreeCourses_OfferedQueryVariables = Exact<{ [key: string]: never; }>;


export type FreeCourses_OfferedQuery = { freeCourseBenchmarks: Array<{ id: string, name: string, logo: string | null, description: string, language: string, levels: number, product: { id: string, color: string }, benchmarks: Array<{ level: number, description: string, time: number | null, total_questions: number, asks: FreeAsks }> }>, freeLessons: Array<{ id: string, name: string, logo: string | null, description: string, language: string, course_name: string, product: { id: string, color: string } }> };

export type EditUser_UpdateUserMutationVariables = Exact<{
  id: string;
  data: UserInput;
}>;


export type EditUser_UpdateUserMutation = { updateUser: { id: string, role: GlobalRole | null } };

export type AdminInstitution_InstitutionQueryVariables = Exact<{
  where: InstitutionWhere;
}>;


export type AdminInstitution_InstitutionQuery = { institution: { id: string, name: string, logo: string | null, country_code: string | null, state: string | null, city: string | null, time_zone: string | null, looked_after_by: { id: string, first_name: string, last_name: string } | null } };

export type ResetLink_HandOutResetLinkMutationVariables = Exact<{
  userId: string;
  language: string;
}>;


export type ResetLink_HandOutResetLinkMutation = { handOutResetLink: { link: string, expires_on: string } };

export type UserScreen_UserQueryVariables = Exact<{
  id: string;
}>;


export type UserScreen_UserQuery = { user: { id: string, first_name: string, last_name: string, avatar: string | null, email: string | null, role: GlobalRole | null, grantable_roles: Array<GlobalRole> | null, created_on: string | null, last_seen_on: string | null, email_verified: boolean | null, institutions: Array<{ id: string, name: string, role: InstitutionRole }> | null, groups: Array<{ id: string, name: string }> | null, access: { issuer: string | null, has_account: boolean | null, last_signed_in_on: string | null, wrong_tries: Array<{ everywhere: boolean, tries: number, locked: boolean, until: string }>, refused_mails: Array<{ subject: string, created_on: string, reason: string }>, refused_joins: Array<{ group: string, institution: string, reason: RefusedJoinReason, refused_on: string }>, invitations: Array<{ id: string, institution: string, role: InstitutionRole, expires_on: string, is_over: boolean }> } | null } };

export type UsersScreen_PaginatedUsersQueryVariables = Exact<{
  search: string;
  pageSize: number;
  after?: string | null | undefined;
  filter?: GlobalRole | null | undefined;
}>;


export type UsersScreen_PaginatedUsersQuery = { paginatedUsers: { totalCount: number, moreThanCounted: boolean, cursor: string | null, users: Array<{ id: string, first_name: string, last_name: string, avatar: string | null, email: string | null, role: GlobalRole | null, grantable_roles: Array<GlobalRole> | null }>, invited: Array<{ id: string, first_name: string, last_name: string, email: string, institution_id: string, institution_name: string }> } };

export type AuditLog_AuditEntriesQueryVariables = Exact<{
  institution_id?: string | null | undefined;
  filter?: AuditFilter | null | undefined;
  pageSize: number;
  after?: string | null | undefined;
}>;


export type AuditLog_AuditEntriesQuery = { auditEntries: { cursor: string | null, tooManyNamed: boolean, entries: Array<{ id: string, at: string, action: AuditAction, undone_by: string | null, actor: { type: AuditActorType, id: string | null, name: string | null }, object: { type: AuditObjectType, id: string, name: string | null }, institution: { id: string, name: string } | null }> } };

export type AuditEntry_AuditEntryQueryVariables = Exact<{
  id: string;
}>;


export type AuditEntry_AuditEntryQuery = { auditEntry: { erased: boolean, address: string | null, request_id: string | null, entry: { id: string, undone_by: string | null }, facts: Array<{ field: string, changed: boolean, before: unknown, after: unknown }>, names: Array<{ id: string, name: string | null, kind: ContentKind | null, number: number | null, at: string | null }>, related: Array<{ id: string, at: string, action: AuditAction, undoes: string | null, actor: { type: AuditActorType, name: string | null } }>, undo: { possible: boolean, code: string | null, details: unknown } } };

export type AuditLog_AuditExportQueryVariables = Exact<{
  institution_id?: string | null | undefined;
  filter?: AuditFilter | null | undefined;
}>;


export type AuditLog_AuditExportQuery = { auditExport: { address: string } };

export type AuditEntry_UndoAuditEntryMutationVariables = Exact<{
  id: string;
}>;


export type AuditEntry_UndoAuditEntryMutation = { undoAuditEntry: { left_out: Array<{ name: string, code: string }> } };

export type InstanceScreen_InstanceQueryVariables = Exact<{ [key: string]: never; }>;


export type InstanceScreen_InstanceQuery = { instance: { mails_waiting: number, mails_given_up: number, mails_refused: number, mails_sent_today: number, database_bytes: number, media_bytes: number, free_bytes: number | null, backs_up: boolean, jobs: Array<{ name: JobName, next_on: string, started_on: string | null, ended_on: string | null, succeeded_on: string | null, found: number | null, failure: string | null, wanted: boolean, state: JobState }>, last_backup: { outcome: BackupOutcome, ended_on: string, bytes: number | null, missing_files: number | null, failure: string | null } | null, last_verified: { ended_on: string, rows: number | null, gradebooks: number | null } | null } };

export type InstanceScreen_InstanceChecksQueryVariables = Exact<{ [key: string]: never; }>;


export type InstanceScreen_InstanceChecksQuery = { instanceChecks: Array<{ name: InstanceCheckName, state: InstanceCheckState, seen: string, cure: string | null }> };

export type UnsentMails_UnsentMailsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type UnsentMails_UnsentMailsQuery = { unsentMails: { cursor: string | null, mails: Array<{ id: string, recipient: string, subject: string, created_on: string, not_before: string, tries: number, state: UnsentState, last_error: string | null }> } };

export type Jobs_AskForJobMutationVariables = Exact<{
  name: JobName;
}>;


export type Jobs_AskForJobMutation = { askForJob: { name: JobName, wanted_on: string } };

export type UnsentMails_RetryMailMutationVariables = Exact<{
  id: string;
}>;


export type UnsentMails_RetryMailMutation = { retryMail: string };

export type UnsentMails_DropMailMutationVariables = Exact<{
  id: string;
}>;


export type UnsentMails_DropMailMutation = { dropMail: string };

export type AssessmentScreen_OpenSittingQueryVariables = Exact<{
  group_id: string;
  course_id: string;
  type: ExerciseType;
}>;


export type AssessmentScreen_OpenSittingQuery = { openSitting: { attempt_id: string, place: { group_id: string, course_name: string, language: string, standing: SittingStanding, is_saved: boolean } | null } | null };

export type SittingClock_SittingTimeQueryVariables = Exact<{
  attempt_id: string;
}>;


export type SittingClock_SittingTimeQuery = { sittingTime: { attempt_id: string, deadline: string | null, added_time: number, server_time: string, place: { group_id: string, group_name: string, standing: SittingStanding, is_saved: boolean } | null } };

export type SittingSaving_KeepLateMutationVariables = Exact<{
  data: LateAnswersInput;
}>;


export type SittingSaving_KeepLateMutation = { keepLateAnswers: boolean };

export type Sitting_AttemptFragment = { id: string, type: ExerciseType, level: number | null, revision: number, question_index: number, submitted: boolean, submitted_by_timer: boolean, review: Review | null, deadline: string | null, added_time: number, time_limit: number | null, server_time: string, late_answers: { numbers: Array<number>, decision: { taken: boolean | null, percent_before: number | null, percent_after: number | null } | null } | null, result: { percent: number | null, corrects: number, total_questions: number, seconds_spent: number, by_lesson: Array<{ lesson_id: string, lesson_name: string, corrects: number, total_questions: number, percent: number | null }> } | null, questions: Array<{ ' $fragmentRefs'?: { 'PlayedQuestion_AttemptQuestionFragment': PlayedQuestion_AttemptQuestionFragment } }> } & { ' $fragmentName'?: 'Sitting_AttemptFragment' };

export type LessonScores_LessonsQueryVariables = Exact<{
  courseId: string;
  groupId: string;
}>;


export type LessonScores_LessonsQuery = { lessons: Array<{ id: string }> };

export type SittingSaving_SaveMutationVariables = Exact<{
  data: AssessmentDraftInput;
}>;


export type SittingSaving_SaveMutation = { saveAssessmentDraft: { revision: number, deadline: string | null, added_time: number, server_time: string } };

export type SittingSaving_SubmitBenchmarkMutationVariables = Exact<{
  data: Array<AnswerRecordInput> | AnswerRecordInput;
  where: AttemptWhere;
}>;


export type SittingSaving_SubmitBenchmarkMutation = { submitted: (
    { id: string, revision: number }
    & { ' $fragmentRefs'?: { 'Sitting_AttemptFragment': Sitting_AttemptFragment } }
  ) };

export type SittingSaving_SubmitSummaryMutationVariables = Exact<{
  data: Array<AnswerRecordInput> | AnswerRecordInput;
  where: AttemptWhere;
}>;


export type SittingSaving_SubmitSummaryMutation = { submitted: (
    { id: string, revision: number }
    & { ' $fragmentRefs'?: { 'Sitting_AttemptFragment': Sitting_AttemptFragment } }
  ) };

export type AssessmentScreen_AssessmentFragment = { level: number, state: ExerciseState, description: string, time: number | null, extra_time: number, total_questions: number, percent: number | null, lock_reason: string | null, latest: { attempt_id: string, attempt: number, corrects: number, total_questions: number } | null, open: { attempt_id: string } | null } & { ' $fragmentName'?: 'AssessmentScreen_AssessmentFragment' };

export type AssessmentScreen_CourseQueryVariables = Exact<{
  courseId: string;
  groupId: string;
}>;


export type AssessmentScreen_CourseQuery = { studentCourseProgress: { course: { id: string, name: string, language: string, levels: number }, benchmark: Array<{ ' $fragmentRefs'?: { 'AssessmentScreen_AssessmentFragment': AssessmentScreen_AssessmentFragment } }>, summary: Array<{ ' $fragmentRefs'?: { 'AssessmentScreen_AssessmentFragment': AssessmentScreen_AssessmentFragment } }> } };

export type AssessmentScreen_StartMutationVariables = Exact<{
  data: StartAssessmentInput;
}>;


export type AssessmentScreen_StartMutation = { startAssessment: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Sitting_AttemptFragment': Sitting_AttemptFragment } }
  ) };

export type UnrecordedSitting_AttemptFragment = { id: string, ticket: string, type: ExerciseType, level: number | null, time_limit: number | null, deadline: string | null, server_time: string, questions: Array<{ ' $fragmentRefs'?: { 'PlayedQuestion_AttemptQuestionFragment': PlayedQuestion_AttemptQuestionFragment } }> } & { ' $fragmentName'?: 'UnrecordedSitting_AttemptFragment' };

export type PlayedQuestion_AttemptQuestionFragment = { answer: unknown, seconds_spent: number, incorrect_count: number, last_result: boolean | null, retry_order: Array<string> | null, lesson_id: string | null, lesson_name: string | null, case_number: number | null, is_reinforced: boolean, question: { id: string, type: QuestionType, question: string, select_all: boolean, correct_msg: string | null, incorrect_msg: string | null, incorrect_msg_two: string | null, hint: ResourceKind | null, reveal: ResourceKind | null, answers: Array<{ id: string, answer: string, answer_image: string | null, answer_image_alt: string | null, is_correct: boolean | null, sequence: number | null, match: string | null }>, concepts: Array<{ id: string, concept: string, letter: string | null }>, descriptions: Array<{ letter: string, description: string }> } } & { ' $fragmentName'?: 'PlayedQuestion_AttemptQuestionFragment' };

export type AssessmentRows_AssessmentFragment = { level: number, state: ExerciseState, time: number | null, total_questions: number, percent: number | null, lock_reason: string | null, latest: { attempt_id: string, completed_on: string | null, corrects: number, total_questions: number } | null, open: { question_index: number | null, questions_done: number, total_questions: number, saved_at: string | null } | null } & { ' $fragmentName'?: 'AssessmentRows_AssessmentFragment' };

export type ProgressPanel_LevelFragment = { percent: number | null, completed: number, published: number, seconds_spent: number, first_try_percent: number | null } & { ' $fragmentName'?: 'ProgressPanel_LevelFragment' };

export type CourseScreen_ProgressQueryVariables = Exact<{
  courseId: string;
  groupId: string;
}>;


export type CourseScreen_ProgressQuery = { studentCourseProgress: { group_id: string, group_name: string, allowed_operations: Array<GroupOperation>, is_member: boolean, number_of_pages: number, number_of_cards: number, number_of_clips: number, course: { id: string, name: string, logo: string | null, language: string, levels: number, product: { id: string, color: string } }, lessons: Array<{ id: string, name: string, slug: string, logo: string | null }>, benchmark: Array<{ ' $fragmentRefs'?: { 'AssessmentRows_AssessmentFragment': AssessmentRows_AssessmentFragment } }>, summary: Array<{ ' $fragmentRefs'?: { 'AssessmentRows_AssessmentFragment': AssessmentRows_AssessmentFragment } }>, studyProjects: Array<{ study_project_id: string, lesson_id: string, level: number, study_project_number: number, title: string | null, kind: StudyProjectKind, total_questions: number, state: ExerciseState, complete: boolean, lock_reason: string | null, latest: { attempt: number, corrects: number, total_questions: number } | null, open: { question_index: number | null, questions_done: number, total_questions: number, saved_at: string | null } | null }>, levels: Array<(
      { level: number | null, percent: number | null }
      & { ' $fragmentRefs'?: { 'ProgressPanel_LevelFragment': ProgressPanel_LevelFragment } }
    )>, total: { ' $fragmentRefs'?: { 'ProgressPanel_LevelFragment': ProgressPanel_LevelFragment } } } };

export type AttemptScreen_AttemptQueryVariables = Exact<{
  groupId: string;
  attemptId: string;
}>;


export type AttemptScreen_AttemptQuery = { finishedAttempt: { id: string, own: boolean, user_id: string, first_name: string, last_name: string, course_name: string, language: string, type: ExerciseType, level: number | null, study_project_number: number | null, title: string | null, submitted_by_timer: boolean, review: Review, result: { percent: number | null, corrects: number, total_questions: number, seconds_spent: number, by_lesson: Array<{ lesson_id: string, lesson_name: string, corrects: number, total_questions: number, percent: number | null }> }, questions: Array<{ ' $fragmentRefs'?: { 'PlayedQuestion_AttemptQuestionFragment': PlayedQuestion_AttemptQuestionFragment } }>, attempts: Array<{ attempt_id: string, attempt: number, corrects: number, total_questions: number, completed_on: string }> } };

export type InstructorResources_ListQueryVariables = Exact<{
  courseId: string;
  groupId?: string | null | undefined;
}>;


export type InstructorResources_ListQuery = { instructorResources: Array<{ id: string, name: string, url: string, type: InstructorResourceType | null, lesson_name: string | null, description: string, bytes: number }> };

export type EbookScreen_LessonQueryVariables = Exact<{
  courseId: string;
  groupId: string;
  lessonName: string;
}>;


export type EbookScreen_LessonQuery = { lesson: { id: string, name: string, slug: string, language: string, pages: Array<{ id: string, title: string, content: string }> }, lessons: Array<{ id: string, name: string, slug: string, number_of_pages: number }>, course: { id: string, name: string } };

export type Library_LessonsQueryVariables = Exact<{
  courseId: string;
  groupId: string;
}>;


export type Library_LessonsQuery = { lessons: Array<{ id: string, name: string, slug: string, logo: string | null, number_of_pages: number, number_of_cards: number, number_of_clips: number }> };

export type MaterialFrame_QueryFragment = { lessons: Array<{ id: string, name: string, slug: string }>, group: { id: string, name: string } | null, course: { id: string, name: string } } & { ' $fragmentName'?: 'MaterialFrame_QueryFragment' };

export type ClipCard_CardFragment = { id: string, title: string, poster: string | null, duration_seconds: number | null, sources: Array<{ src: string, type: string }>, tracks: Array<{ src: string, srclang: string, label: string, kind: string }> } & { ' $fragmentName'?: 'ClipCard_CardFragment' };

export type QuickclipScreen_LessonQueryVariables = Exact<{
  courseId: string;
  groupId: string;
  lessonName: string;
}>;


export type QuickclipScreen_LessonQuery = (
  { lesson: { id: string, name: string, slug: string, language: string, clip_cards: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'ClipCard_CardFragment': ClipCard_CardFragment } }
    )> } }
  & { ' $fragmentRefs'?: { 'MaterialFrame_QueryFragment': MaterialFrame_QueryFragment } }
);

export type QuickdeckScreen_LessonQueryVariables = Exact<{
  courseId: string;
  groupId: string;
  lessonName: string;
}>;


export type QuickdeckScreen_LessonQuery = (
  { lesson: { id: string, name: string, slug: string, language: string, cards: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Quickdeck_CardFragment': Quickdeck_CardFragment } }
    )> } }
  & { ' $fragmentRefs'?: { 'MaterialFrame_QueryFragment': MaterialFrame_QueryFragment } }
);

export type Quickdeck_CardFragment = { id: string, term: string, definition: string, image: string | null } & { ' $fragmentName'?: 'Quickdeck_CardFragment' };

export type MediaViewer_PageFragment = { id: string, title: string, content: string } & { ' $fragmentName'?: 'MediaViewer_PageFragment' };

export type ResourceView_ResourcesQueryVariables = Exact<{
  questionId: string;
  groupId?: string | null | undefined;
  ticket?: string | null | undefined;
}>;


export type ResourceView_ResourcesQuery = { questionResources: Array<{ id: string, type: QuestionResourceType, page: (
      { id: string }
      & { ' $fragmentRefs'?: { 'MediaViewer_PageFragment': MediaViewer_PageFragment } }
    ) | null, card: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Quickdeck_CardFragment': Quickdeck_CardFragment } }
    ) | null, clip_card: (
      { id: string }
      & { ' $fragmentRefs'?: { 'ClipCard_CardFragment': ClipCard_CardFragment } }
    ) | null }> };

export type ImmersiveReader_ImmersiveReaderAuthQueryVariables = Exact<{ [key: string]: never; }>;


export type ImmersiveReader_ImmersiveReaderAuthQuery = { immersiveReaderAuth: { token: string, subdomain: string } };

export type StudyProjectScreen_ProjectQueryVariables = Exact<{
  projectId: string;
  groupId?: string | null | undefined;
}>;


export type StudyProjectScreen_ProjectQuery = { studyProject: { id: string, level: number, study_project_number: number, title: string | null, kind: StudyProjectKind, introduction: string, total_questions: number, lock_reason: string | null, attempts: number, lesson: { id: string, name: string, course_id: string, course_name: string, language: string, hint_opens_media_library: boolean }, keyElements: Array<{ id: string, name: string, type: KeyElementType, pages: Array<{ ' $fragmentRefs'?: { 'MediaViewer_PageFragment': MediaViewer_PageFragment } }>, cards: Array<{ ' $fragmentRefs'?: { 'Quickdeck_CardFragment': Quickdeck_CardFragment } }>, clip_cards: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'ClipCard_CardFragment': ClipCard_CardFragment } }
      )> }>, draft: { ' $fragmentRefs'?: { 'StudyProject_AttemptFragment': StudyProject_AttemptFragment } } | null, latest: { ' $fragmentRefs'?: { 'StudyProject_AttemptFragment': StudyProject_AttemptFragment } } | null } };

export type QuestionResourcePage_ProjectQueryVariables = Exact<{
  projectId: string;
  groupId?: string | null | undefined;
}>;


export type QuestionResourcePage_ProjectQuery = { studyProject: { id: string, lesson: { id: string, course_name: string, language: string } } };

export type StudyProjectSaving_SaveMutationVariables = Exact<{
  data: StudyProjectProgressInput;
}>;


export type StudyProjectSaving_SaveMutation = { saveStudyProjectProgress: { revision: number } };

export type StudyProjectSaving_CheckMutationVariables = Exact<{
  data: CheckAnswerInput;
}>;


export type StudyProjectSaving_CheckMutation = { checkAnswer: { revision: number, attempt_question: { ' $fragmentRefs'?: { 'PlayedQuestion_AttemptQuestionFragment': PlayedQuestion_AttemptQuestionFragment } } } };

export type StudyProjectSaving_FinishMutationVariables = Exact<{
  data: ExerciseResultInput;
}>;


export type StudyProjectSaving_FinishMutation = { saveExerciseResult: { corrects: number, first_try_corrects: number, total_questions: number, seconds_spent: number } };

export type StudyProjectScreen_StartMutationVariables = Exact<{
  data: StudyProjectProgressInput;
}>;


export type StudyProjectScreen_StartMutation = { saveStudyProjectProgress: { ' $fragmentRefs'?: { 'StudyProject_AttemptFragment': StudyProject_AttemptFragment } } };

export type StudyProject_AttemptFragment = { id: string, revision: number, question_index: number, finished: boolean, attempt_questions: Array<{ ' $fragmentRefs'?: { 'PlayedQuestion_AttemptQuestionFragment': PlayedQuestion_AttemptQuestionFragment } }> } & { ' $fragmentName'?: 'StudyProject_AttemptFragment' };

export type StudyProject_AttemptsQueryVariables = Exact<{
  projectId: string;
  groupId: string;
}>;


export type StudyProject_AttemptsQuery = { studyProject: { id: string, draft: { ' $fragmentRefs'?: { 'StudyProject_AttemptFragment': StudyProject_AttemptFragment } } | null, latest: { ' $fragmentRefs'?: { 'StudyProject_AttemptFragment': StudyProject_AttemptFragment } } | null } };

export type UnrecordedProject_AttemptFragment = { id: string, ticket: string, questions: Array<{ ' $fragmentRefs'?: { 'PlayedQuestion_AttemptQuestionFragment': PlayedQuestion_AttemptQuestionFragment } }> } & { ' $fragmentName'?: 'UnrecordedProject_AttemptFragment' };

export type UnrecordedProject_CheckedFragment = { ticket: string | null, resources_ticket: string | null, attempt_question: { ' $fragmentRefs'?: { 'PlayedQuestion_AttemptQuestionFragment': PlayedQuestion_AttemptQuestionFragment } } } & { ' $fragmentName'?: 'UnrecordedProject_CheckedFragment' };

export const CmsHistory_VersionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CmsHistory_version"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]} as unknown as DocumentNode<CmsHistory_VersionFragment, unknown>;
export const FollowUp_ShownFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowUp_shown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"due_on"}},{"kind":"Field","name":{"kind":"Name","value":"days_to_due"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done_on"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"done_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"license"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"created_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}}]}}]} as unknown as DocumentNode<FollowUp_ShownFragment, unknown>;
export const InstitutionsFile_DifferenceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstitutionsFile_difference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstitutionsDifference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"is_read"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"example"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"license"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"runs"}},{"kind":"Field","name":{"kind":"Name","value":"administrator"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}}]} as unknown as DocumentNode<InstitutionsFile_DifferenceFragment, unknown>;
export const LicenseCard_LicenseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenseCard_license"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"License"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"is_quoted"}},{"kind":"Field","name":{"kind":"Name","value":"days_to_expire"}},{"kind":"Field","name":{"kind":"Name","value":"days_to_start"}},{"kind":"Field","name":{"kind":"Name","value":"activation_date"}},{"kind":"Field","name":{"kind":"Name","value":"expiry_date"}},{"kind":"Field","name":{"kind":"Name","value":"max_users"}},{"kind":"Field","name":{"kind":"Name","value":"slots_used"}},{"kind":"Field","name":{"kind":"Name","value":"is_gmetrix"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<LicenseCard_LicenseFragment, unknown>;
export const PeopleFile_DifferenceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeopleFile_difference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleDifference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"is_read"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"example"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invites"}},{"kind":"Field","name":{"kind":"Name","value":"missing_total"}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"stays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"invites"}},{"kind":"Field","name":{"kind":"Name","value":"free_places"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"faults"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"over_since"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}}]} as unknown as DocumentNode<PeopleFile_DifferenceFragment, unknown>;
export const Sheet_InstitutionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sheet_institution"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstitutionRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"country_code"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"looked_after_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<Sheet_InstitutionFragment, unknown>;
export const Gain_FiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Gain_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LearningGain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"normalised"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"change"}}]}}]} as unknown as DocumentNode<Gain_FiguresFragment, unknown>;
export const Gradebook_ColumnsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Gradebook_columns"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradebookOverview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exercise_id"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_slug"}},{"kind":"Field","name":{"kind":"Name","value":"study_project_number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}}]} as unknown as DocumentNode<Gradebook_ColumnsFragment, unknown>;
export const GroupForm_LicenseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupForm_license"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"License"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"is_quoted"}},{"kind":"Field","name":{"kind":"Name","value":"days_to_expire"}},{"kind":"Field","name":{"kind":"Name","value":"activation_date"}},{"kind":"Field","name":{"kind":"Name","value":"expiry_date"}},{"kind":"Field","name":{"kind":"Name","value":"max_users"}},{"kind":"Field","name":{"kind":"Name","value":"slots_used"}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_operations"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]}}]} as unknown as DocumentNode<GroupForm_LicenseFragment, unknown>;
export const GroupCourses_GroupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCourses_group"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"my_role"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_operations"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_lessons"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}}]}}]}}]} as unknown as DocumentNode<GroupCourses_GroupFragment, unknown>;
export const GroupCard_GroupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCard_group"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"start_date"}},{"kind":"Field","name":{"kind":"Name","value":"end_date"}},{"kind":"Field","name":{"kind":"Name","value":"group_size"}},{"kind":"Field","name":{"kind":"Name","value":"free_places"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_courses"}},{"kind":"Field","name":{"kind":"Name","value":"my_role"}},{"kind":"Field","name":{"kind":"Name","value":"lock_reason"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"result_courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]} as unknown as DocumentNode<GroupCard_GroupFragment, unknown>;
export const OwnGroup_GroupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnGroup_group"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"late_answers"}},{"kind":"Field","name":{"kind":"Name","value":"my_role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCard_group"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCard_group"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"start_date"}},{"kind":"Field","name":{"kind":"Name","value":"end_date"}},{"kind":"Field","name":{"kind":"Name","value":"group_size"}},{"kind":"Field","name":{"kind":"Name","value":"free_places"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_courses"}},{"kind":"Field","name":{"kind":"Name","value":"my_role"}},{"kind":"Field","name":{"kind":"Name","value":"lock_reason"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"result_courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]} as unknown as DocumentNode<OwnGroup_GroupFragment, unknown>;
export const Roster_DifferenceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roster_difference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RosterDifference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"is_read"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"example"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"mails"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"is_awaited"}},{"kind":"Field","name":{"kind":"Name","value":"group_id"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"free_places"}},{"kind":"Field","name":{"kind":"Name","value":"awaited"}}]}}]}}]} as unknown as DocumentNode<Roster_DifferenceFragment, unknown>;
export const ContinuePanel_StartedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContinuePanel_started"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartedExercise"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"group_id"}},{"kind":"Field","name":{"kind":"Name","value":"course_id"}},{"kind":"Field","name":{"kind":"Name","value":"course_name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"study_project_id"}},{"kind":"Field","name":{"kind":"Name","value":"study_project_number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"question_index"}},{"kind":"Field","name":{"kind":"Name","value":"questions_done"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}}]}}]} as unknown as DocumentNode<ContinuePanel_StartedFragment, unknown>;
export const InstitutionCards_InstitutionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstitutionCards_institution"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Institution"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]} as unknown as DocumentNode<InstitutionCards_InstitutionFragment, unknown>;
export const NextPanel_NextFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextPanel_next"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NextExercise"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"group_id"}},{"kind":"Field","name":{"kind":"Name","value":"course_id"}},{"kind":"Field","name":{"kind":"Name","value":"course_name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"study_project_id"}},{"kind":"Field","name":{"kind":"Name","value":"study_project_number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}}]}}]} as unknown as DocumentNode<NextPanel_NextFragment, unknown>;
export const PlayedQuestion_AttemptQuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_count"}},{"kind":"Field","name":{"kind":"Name","value":"last_result"}},{"kind":"Field","name":{"kind":"Name","value":"retry_order"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"case_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"correct_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg_two"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reveal"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<PlayedQuestion_AttemptQuestionFragment, unknown>;
export const Sitting_AttemptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sitting_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"question_index"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"submitted_by_timer"}},{"kind":"Field","name":{"kind":"Name","value":"review"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"added_time"}},{"kind":"Field","name":{"kind":"Name","value":"time_limit"}},{"kind":"Field","name":{"kind":"Name","value":"server_time"}},{"kind":"Field","name":{"kind":"Name","value":"late_answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numbers"}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"percent_before"}},{"kind":"Field","name":{"kind":"Name","value":"percent_after"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"by_lesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_count"}},{"kind":"Field","name":{"kind":"Name","value":"last_result"}},{"kind":"Field","name":{"kind":"Name","value":"retry_order"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"case_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"correct_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg_two"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reveal"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<Sitting_AttemptFragment, unknown>;
export const AssessmentScreen_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentScreen_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseAssessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"extra_time"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"lock_reason"}},{"kind":"Field","name":{"kind":"Name","value":"latest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt_id"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"open"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt_id"}}]}}]}}]} as unknown as DocumentNode<AssessmentScreen_AssessmentFragment, unknown>;
export const UnrecordedSitting_AttemptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnrecordedSitting_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnrecordedAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"time_limit"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"server_time"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_count"}},{"kind":"Field","name":{"kind":"Name","value":"last_result"}},{"kind":"Field","name":{"kind":"Name","value":"retry_order"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"case_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"correct_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg_two"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reveal"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<UnrecordedSitting_AttemptFragment, unknown>;
export const AssessmentRows_AssessmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentRows_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseAssessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"lock_reason"}},{"kind":"Field","name":{"kind":"Name","value":"latest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt_id"}},{"kind":"Field","name":{"kind":"Name","value":"completed_on"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"open"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question_index"}},{"kind":"Field","name":{"kind":"Name","value":"questions_done"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"saved_at"}}]}}]}}]} as unknown as DocumentNode<AssessmentRows_AssessmentFragment, unknown>;
export const ProgressPanel_LevelFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgressPanel_level"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LevelProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"first_try_percent"}}]}}]} as unknown as DocumentNode<ProgressPanel_LevelFragment, unknown>;
export const MaterialFrame_QueryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaterialFrame_query"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lessons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MaterialFrame_QueryFragment, unknown>;
export const ClipCard_CardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClipCard_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuickclipCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"poster"}},{"kind":"Field","name":{"kind":"Name","value":"duration_seconds"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"src"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tracks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"src"}},{"kind":"Field","name":{"kind":"Name","value":"srclang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<ClipCard_CardFragment, unknown>;
export const Quickdeck_CardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Quickdeck_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuickdeckCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}}]} as unknown as DocumentNode<Quickdeck_CardFragment, unknown>;
export const MediaViewer_PageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaViewer_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]} as unknown as DocumentNode<MediaViewer_PageFragment, unknown>;
export const StudyProject_AttemptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudyProject_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyProjectProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"question_index"}},{"kind":"Field","name":{"kind":"Name","value":"finished"}},{"kind":"Field","name":{"kind":"Name","value":"attempt_questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_count"}},{"kind":"Field","name":{"kind":"Name","value":"last_result"}},{"kind":"Field","name":{"kind":"Name","value":"retry_order"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"case_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"correct_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg_two"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reveal"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<StudyProject_AttemptFragment, unknown>;
export const UnrecordedProject_AttemptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnrecordedProject_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnrecordedAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_count"}},{"kind":"Field","name":{"kind":"Name","value":"last_result"}},{"kind":"Field","name":{"kind":"Name","value":"retry_order"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"case_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"correct_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg_two"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reveal"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<UnrecordedProject_AttemptFragment, unknown>;
export const UnrecordedProject_CheckedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnrecordedProject_checked"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckedAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"resources_ticket"}},{"kind":"Field","name":{"kind":"Name","value":"attempt_question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_count"}},{"kind":"Field","name":{"kind":"Name","value":"last_result"}},{"kind":"Field","name":{"kind":"Name","value":"retry_order"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"case_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"correct_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg_two"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reveal"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<UnrecordedProject_CheckedFragment, unknown>;
export const UndoBar_UndoChangeSetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoBar_undoChangeSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoChangeSet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<UndoBar_UndoChangeSetMutation, UndoBar_UndoChangeSetMutationVariables>;
export const CmsAssessment_ContentItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsAssessment_contentItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<CmsAssessment_ContentItemQuery, CmsAssessment_ContentItemQueryVariables>;
export const CmsAssessment_UpdateBenchmarkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsAssessment_updateBenchmark"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"updateBenchmark"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsAssessment_UpdateBenchmarkMutation, CmsAssessment_UpdateBenchmarkMutationVariables>;
export const CmsAssessment_UpdateSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsAssessment_updateSummary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"updateSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsAssessment_UpdateSummaryMutation, CmsAssessment_UpdateSummaryMutationVariables>;
export const CmsAssessment_PublishBenchmarkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsAssessment_publishBenchmark"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"publishBenchmark"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsAssessment_PublishBenchmarkMutation, CmsAssessment_PublishBenchmarkMutationVariables>;
export const CmsAssessment_UnpublishBenchmarkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsAssessment_unpublishBenchmark"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"unpublishBenchmark"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsAssessment_UnpublishBenchmarkMutation, CmsAssessment_UnpublishBenchmarkMutationVariables>;
export const CmsAssessment_DeleteBenchmarkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsAssessment_deleteBenchmark"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"deleteBenchmark"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsAssessment_DeleteBenchmarkMutation, CmsAssessment_DeleteBenchmarkMutationVariables>;
export const CmsAssessment_PublishSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsAssessment_publishSummary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"publishSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsAssessment_PublishSummaryMutation, CmsAssessment_PublishSummaryMutationVariables>;
export const CmsAssessment_UnpublishSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsAssessment_unpublishSummary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"unpublishSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsAssessment_UnpublishSummaryMutation, CmsAssessment_UnpublishSummaryMutationVariables>;
export const CmsAssessment_DeleteSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsAssessment_deleteSummary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"deleteSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsAssessment_DeleteSummaryMutation, CmsAssessment_DeleteSummaryMutationVariables>;
export const CmsAssessment_ActivateSummariesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsAssessment_activateSummaries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"benchmarks"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BenchmarkOfLevelInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"course_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"activateSummaries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"benchmarks"},"value":{"kind":"Variable","name":{"kind":"Name","value":"benchmarks"}}},{"kind":"Argument","name":{"kind":"Name","value":"course_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"course_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsAssessment_ActivateSummariesMutation, CmsAssessment_ActivateSummariesMutationVariables>;
export const AddBookDialog_CreateBookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddBookDialog_createBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AddBookDialog_CreateBookMutation, AddBookDialog_CreateBookMutationVariables>;
export const Book_BookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Book_book"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"book"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"page_number"}}]}}]}}]}}]} as unknown as DocumentNode<Book_BookQuery, Book_BookQueryVariables>;
export const BookScreen_DeleteBookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookScreen_deleteBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<BookScreen_DeleteBookMutation, BookScreen_DeleteBookMutationVariables>;
export const Books_BooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Books_books"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"books"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_pages"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}}]} as unknown as DocumentNode<Books_BooksQuery, Books_BooksQueryVariables>;
export const DeletePage_DeleteBookPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePage_deleteBookPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBookPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<DeletePage_DeleteBookPageMutation, DeletePage_DeleteBookPageMutationVariables>;
export const PageEditor_ContentItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PageEditor_contentItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"BOOK_PAGE"}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<PageEditor_ContentItemQuery, PageEditor_ContentItemQueryVariables>;
export const PageForm_CreateBookPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageForm_createBookPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBookPageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBookPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"what"}}]}}]}}]}}]} as unknown as DocumentNode<PageForm_CreateBookPageMutation, PageForm_CreateBookPageMutationVariables>;
export const PageForm_UpdateBookPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PageForm_updateBookPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBookPageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBookPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"what"}}]}}]}}]}}]} as unknown as DocumentNode<PageForm_UpdateBookPageMutation, PageForm_UpdateBookPageMutationVariables>;
export const RenameBook_UpdateBookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameBook_updateBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBookInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<RenameBook_UpdateBookMutation, RenameBook_UpdateBookMutationVariables>;
export const CmsCards_PublishQuickdeckCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCards_publishQuickdeckCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"publishQuickdeckCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsCards_PublishQuickdeckCardMutation, CmsCards_PublishQuickdeckCardMutationVariables>;
export const CmsCards_UnpublishQuickdeckCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCards_unpublishQuickdeckCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"unpublishQuickdeckCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsCards_UnpublishQuickdeckCardMutation, CmsCards_UnpublishQuickdeckCardMutationVariables>;
export const CmsCards_DeleteQuickdeckCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCards_deleteQuickdeckCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"deleteQuickdeckCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsCards_DeleteQuickdeckCardMutation, CmsCards_DeleteQuickdeckCardMutationVariables>;
export const CmsCards_PublishQuickclipCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCards_publishQuickclipCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"publishQuickclipCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsCards_PublishQuickclipCardMutation, CmsCards_PublishQuickclipCardMutationVariables>;
export const CmsCards_UnpublishQuickclipCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCards_unpublishQuickclipCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"unpublishQuickclipCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsCards_UnpublishQuickclipCardMutation, CmsCards_UnpublishQuickclipCardMutationVariables>;
export const CmsCards_DeleteQuickclipCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCards_deleteQuickclipCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"deleteQuickclipCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsCards_DeleteQuickclipCardMutation, CmsCards_DeleteQuickclipCardMutationVariables>;
export const CmsCards_SetLessonPagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCards_setLessonPages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ebookPageIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"setLessonPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ebookPageIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ebookPageIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsCards_SetLessonPagesMutation, CmsCards_SetLessonPagesMutationVariables>;
export const CmsCards_LessonPageChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsCards_lessonPageChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lessonPageChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lessonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"page_ids"}},{"kind":"Field","name":{"kind":"Name","value":"books"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"page_number"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CmsCards_LessonPageChoicesQuery, CmsCards_LessonPageChoicesQueryVariables>;
export const CmsCards_CreateQuickclipCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCards_createQuickclipCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lesson_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuickclipCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"createQuickclipCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lesson_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lesson_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsCards_CreateQuickclipCardMutation, CmsCards_CreateQuickclipCardMutationVariables>;
export const CmsCards_UpdateQuickclipCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCards_updateQuickclipCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateQuickclipCardInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"updateQuickclipCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsCards_UpdateQuickclipCardMutation, CmsCards_UpdateQuickclipCardMutationVariables>;
export const CmsCards_QuickclipCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsCards_quickclipCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quickclipCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lessonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClipCard_card"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClipCard_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuickclipCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"poster"}},{"kind":"Field","name":{"kind":"Name","value":"duration_seconds"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"src"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tracks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"src"}},{"kind":"Field","name":{"kind":"Name","value":"srclang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<CmsCards_QuickclipCardsQuery, CmsCards_QuickclipCardsQueryVariables>;
export const CmsCards_CreateQuickdeckCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCards_createQuickdeckCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lesson_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuickdeckCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"createQuickdeckCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lesson_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lesson_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsCards_CreateQuickdeckCardMutation, CmsCards_CreateQuickdeckCardMutationVariables>;
export const CmsCards_UpdateQuickdeckCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCards_updateQuickdeckCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateQuickdeckCardInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"updateQuickdeckCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsCards_UpdateQuickdeckCardMutation, CmsCards_UpdateQuickdeckCardMutationVariables>;
export const CmsCards_QuickdeckCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsCards_quickdeckCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quickdeckCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lessonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}}]} as unknown as DocumentNode<CmsCards_QuickdeckCardsQuery, CmsCards_QuickdeckCardsQueryVariables>;
export const CmsCards_MoveContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCards_moveContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveContentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"moveContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsCards_MoveContentMutation, CmsCards_MoveContentMutationVariables>;
export const CmsCourse_ContentFindingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsCourse_contentFindings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentFindings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"is_error"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"in_kind"}},{"kind":"Field","name":{"kind":"Name","value":"in_id"}},{"kind":"Field","name":{"kind":"Name","value":"in_name"}},{"kind":"Field","name":{"kind":"Name","value":"says"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"}},{"kind":"Field","name":{"kind":"Name","value":"hints"}}]}}]}}]} as unknown as DocumentNode<CmsCourse_ContentFindingsQuery, CmsCourse_ContentFindingsQueryVariables>;
export const CmsCourse_MoveContentItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCourse_moveContentItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveContentItemsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"moveContentItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsCourse_MoveContentItemsMutation, CmsCourse_MoveContentItemsMutationVariables>;
export const CmsCourse_DraftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsCourse_drafts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"curriculum"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"empty"}}]}}]}}]}}]} as unknown as DocumentNode<CmsCourse_DraftsQuery, CmsCourse_DraftsQueryVariables>;
export const CmsCourse_PublishLessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCourse_publishLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"publishLesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsCourse_PublishLessonMutation, CmsCourse_PublishLessonMutationVariables>;
export const CmsCourse_UnpublishLessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCourse_unpublishLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"unpublishLesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsCourse_UnpublishLessonMutation, CmsCourse_UnpublishLessonMutationVariables>;
export const CmsCourse_DeleteLessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCourse_deleteLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"deleteLesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsCourse_DeleteLessonMutation, CmsCourse_DeleteLessonMutationVariables>;
export const CmsCourse_UpdateLessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCourse_updateLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLessonInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"updateLesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsCourse_UpdateLessonMutation, CmsCourse_UpdateLessonMutationVariables>;
export const CmsCourse_CreateLessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCourse_createLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateLessonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"createLesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"what"}}]}}]}}]}}]} as unknown as DocumentNode<CmsCourse_CreateLessonMutation, CmsCourse_CreateLessonMutationVariables>;
export const CmsCourse_PublishCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCourse_publishCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"publishCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsCourse_PublishCourseMutation, CmsCourse_PublishCourseMutationVariables>;
export const CmsCourse_UnpublishCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCourse_unpublishCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"unpublishCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsCourse_UnpublishCourseMutation, CmsCourse_UnpublishCourseMutationVariables>;
export const CmsCourse_ReadThroughDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsCourse_readThrough"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readThrough"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"itemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"product_id"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"in_kind"}},{"kind":"Field","name":{"kind":"Name","value":"in_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"texts"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}}]}}]}}]}}]} as unknown as DocumentNode<CmsCourse_ReadThroughQuery, CmsCourse_ReadThroughQueryVariables>;
export const CmsCourse_SearchCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsCourse_searchCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"in_kind"}},{"kind":"Field","name":{"kind":"Name","value":"in_id"}},{"kind":"Field","name":{"kind":"Name","value":"in_name"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"excerpts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"more"}}]}}]}}]} as unknown as DocumentNode<CmsCourse_SearchCourseQuery, CmsCourse_SearchCourseQueryVariables>;
export const CmsCourse_UpdateCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCourse_updateCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCourseInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"updateCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsCourse_UpdateCourseMutation, CmsCourse_UpdateCourseMutationVariables>;
export const CmsCourse_PublishContentItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCourse_publishContentItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItemInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"publishContentItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"items"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsCourse_PublishContentItemsMutation, CmsCourse_PublishContentItemsMutationVariables>;
export const CmsCourse_UnpublishContentItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCourse_unpublishContentItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItemInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"unpublishContentItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"items"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsCourse_UnpublishContentItemsMutation, CmsCourse_UnpublishContentItemsMutationVariables>;
export const CmsCourse_DeleteContentItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCourse_deleteContentItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"items"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentItemInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"deleteContentItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"items"},"value":{"kind":"Variable","name":{"kind":"Name","value":"items"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsCourse_DeleteContentItemsMutation, CmsCourse_DeleteContentItemsMutationVariables>;
export const CmsCourse_DuplicateContentItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsCourse_duplicateContentItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"duplicateContentItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsCourse_DuplicateContentItemsMutation, CmsCourse_DuplicateContentItemsMutationVariables>;
export const CmsItem_CurriculumDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsItem_curriculum"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"curriculum"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"product_published"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"benchmarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"free_samples"}},{"kind":"Field","name":{"kind":"Name","value":"without_lesson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"studyProjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"study_project_number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"summaries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"free_samples"}},{"kind":"Field","name":{"kind":"Name","value":"without_lesson"}}]}}]}}]}}]} as unknown as DocumentNode<CmsItem_CurriculumQuery, CmsItem_CurriculumQueryVariables>;
export const CmsItem_ContentItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsItem_contentItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<CmsItem_ContentItemQuery, CmsItem_ContentItemQueryVariables>;
export const ErrorsAsked_ContentFindingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ErrorsAsked_contentFindings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentFindings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"is_error"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"in_id"}}]}}]}}]}}]} as unknown as DocumentNode<ErrorsAsked_ContentFindingsQuery, ErrorsAsked_ContentFindingsQueryVariables>;
export const MoveQuestions_StudyProjectPartsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoveQuestions_studyProjectParts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studyProjectParts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caseStudies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<MoveQuestions_StudyProjectPartsQuery, MoveQuestions_StudyProjectPartsQueryVariables>;
export const OldKey_KeptByOldKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OldKey_keptByOldKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keptByOldKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"questionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"results"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"}}]}}]}}]} as unknown as DocumentNode<OldKey_KeptByOldKeyQuery, OldKey_KeptByOldKeyQueryVariables>;
export const CmsQuestion_ContentItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsQuestion_contentItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"QUESTION"}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<CmsQuestion_ContentItemQuery, CmsQuestion_ContentItemQueryVariables>;
export const CmsQuestion_CreateQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsQuestion_createQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionContainerInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"later"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"createQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"belongsTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}}},{"kind":"Argument","name":{"kind":"Name","value":"later"},"value":{"kind":"Variable","name":{"kind":"Name","value":"later"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsQuestion_CreateQuestionMutation, CmsQuestion_CreateQuestionMutationVariables>;
export const CmsQuestion_UpdateQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsQuestion_updateQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"updateQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsQuestion_UpdateQuestionMutation, CmsQuestion_UpdateQuestionMutationVariables>;
export const CmsQuestion_ListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsQuestion_list"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionContainerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"belongsTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"belongsTo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"lesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"has_hint"}},{"kind":"Field","name":{"kind":"Name","value":"has_reveal"}},{"kind":"Field","name":{"kind":"Name","value":"has_answers"}},{"kind":"Field","name":{"kind":"Name","value":"is_free_sample"}}]}}]}}]} as unknown as DocumentNode<CmsQuestion_ListQuery, CmsQuestion_ListQueryVariables>;
export const CmsQuestion_DeleteQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsQuestion_deleteQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"deleteQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsQuestion_DeleteQuestionMutation, CmsQuestion_DeleteQuestionMutationVariables>;
export const CmsQuestion_SetQuestionLessonReferenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsQuestion_setQuestionLessonReference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"questionIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"setQuestionLessonReference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lessonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}}},{"kind":"Argument","name":{"kind":"Name","value":"questionIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"questionIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsQuestion_SetQuestionLessonReferenceMutation, CmsQuestion_SetQuestionLessonReferenceMutationVariables>;
export const CmsQuestion_SetFreeSamplesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsQuestion_setFreeSamples"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"questionIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isFreeSample"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"setFreeSamples"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"questionIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"questionIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"isFreeSample"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFreeSample"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsQuestion_SetFreeSamplesMutation, CmsQuestion_SetFreeSamplesMutationVariables>;
export const CmsQuestion_MoveContentItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsQuestion_moveContentItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveContentItemsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"moveContentItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsQuestion_MoveContentItemsMutation, CmsQuestion_MoveContentItemsMutationVariables>;
export const CmsQuestion_MoveContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsQuestion_moveContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveContentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"moveContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsQuestion_MoveContentMutation, CmsQuestion_MoveContentMutationVariables>;
export const CmsQuestion_LibraryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsQuestion_library"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookPages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lessonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"page_number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quickdeckCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lessonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"term"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quickclipCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lessonId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]} as unknown as DocumentNode<CmsQuestion_LibraryQuery, CmsQuestion_LibraryQueryVariables>;
export const CmsQuestion_QuestionResourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsQuestion_questionResources"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionResources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"questionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"term"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clip_card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<CmsQuestion_QuestionResourcesQuery, CmsQuestion_QuestionResourcesQueryVariables>;
export const CmsResource_CreateInstructorResourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsResource_createInstructorResource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateInstructorResourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"createInstructorResource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsResource_CreateInstructorResourceMutation, CmsResource_CreateInstructorResourceMutationVariables>;
export const CmsResource_UpdateInstructorResourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsResource_updateInstructorResource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateInstructorResourceInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"updateInstructorResource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsResource_UpdateInstructorResourceMutation, CmsResource_UpdateInstructorResourceMutationVariables>;
export const CmsResource_DeleteInstructorResourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsResource_deleteInstructorResource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"deleteInstructorResource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsResource_DeleteInstructorResourceMutation, CmsResource_DeleteInstructorResourceMutationVariables>;
export const CmsResource_InstructorResourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsResource_instructorResources"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instructorResources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}}]}}]} as unknown as DocumentNode<CmsResource_InstructorResourcesQuery, CmsResource_InstructorResourcesQueryVariables>;
export const CmsStudyProject_PublishCaseStudyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsStudyProject_publishCaseStudy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"publishCaseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsStudyProject_PublishCaseStudyMutation, CmsStudyProject_PublishCaseStudyMutationVariables>;
export const CmsStudyProject_UnpublishCaseStudyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsStudyProject_unpublishCaseStudy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"unpublishCaseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsStudyProject_UnpublishCaseStudyMutation, CmsStudyProject_UnpublishCaseStudyMutationVariables>;
export const CmsStudyProject_DeleteCaseStudyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsStudyProject_deleteCaseStudy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"deleteCaseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsStudyProject_DeleteCaseStudyMutation, CmsStudyProject_DeleteCaseStudyMutationVariables>;
export const CaseStudies_CreateCaseStudyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CaseStudies_createCaseStudy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCaseStudyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"createCaseStudy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CaseStudies_CreateCaseStudyMutation, CaseStudies_CreateCaseStudyMutationVariables>;
export const CmsStudyProject_CreateKeyElementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsStudyProject_createKeyElement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateKeyElementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"createKeyElement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsStudyProject_CreateKeyElementMutation, CmsStudyProject_CreateKeyElementMutationVariables>;
export const CmsStudyProject_UpdateKeyElementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsStudyProject_updateKeyElement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateKeyElementInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"updateKeyElement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsStudyProject_UpdateKeyElementMutation, CmsStudyProject_UpdateKeyElementMutationVariables>;
export const CmsStudyProject_MoveContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsStudyProject_moveContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveContentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"moveContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsStudyProject_MoveContentMutation, CmsStudyProject_MoveContentMutationVariables>;
export const CmsStudyProject_AddKeyElementResourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsStudyProject_addKeyElementResources"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resource_ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key_element_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"addKeyElementResources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"resource_ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resource_ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"key_element_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key_element_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsStudyProject_AddKeyElementResourcesMutation, CmsStudyProject_AddKeyElementResourcesMutationVariables>;
export const CmsStudyProject_RemoveKeyElementResourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsStudyProject_removeKeyElementResource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyElementId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resourceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"removeKeyElementResource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyElementId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyElementId"}}},{"kind":"Argument","name":{"kind":"Name","value":"resourceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resourceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsStudyProject_RemoveKeyElementResourceMutation, CmsStudyProject_RemoveKeyElementResourceMutationVariables>;
export const CmsStudyProject_DeleteKeyElementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsStudyProject_deleteKeyElement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"deleteKeyElement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsStudyProject_DeleteKeyElementMutation, CmsStudyProject_DeleteKeyElementMutationVariables>;
export const CmsStudyProject_PublishKeyElementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsStudyProject_publishKeyElement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"publishKeyElement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsStudyProject_PublishKeyElementMutation, CmsStudyProject_PublishKeyElementMutationVariables>;
export const CmsStudyProject_UnpublishKeyElementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsStudyProject_unpublishKeyElement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"unpublishKeyElement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsStudyProject_UnpublishKeyElementMutation, CmsStudyProject_UnpublishKeyElementMutationVariables>;
export const CmsStudyProject_CreateStudyProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsStudyProject_createStudyProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateStudyProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"createStudyProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"what"}}]}}]}}]}}]} as unknown as DocumentNode<CmsStudyProject_CreateStudyProjectMutation, CmsStudyProject_CreateStudyProjectMutationVariables>;
export const CmsStudyProject_StudyProjectPartsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsStudyProject_studyProjectParts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studyProjectParts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"keyElements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"order_key"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"caseStudies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CmsStudyProject_StudyProjectPartsQuery, CmsStudyProject_StudyProjectPartsQueryVariables>;
export const CmsStudyProject_PublishStudyProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsStudyProject_publishStudyProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"publishStudyProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsStudyProject_PublishStudyProjectMutation, CmsStudyProject_PublishStudyProjectMutationVariables>;
export const CmsStudyProject_UnpublishStudyProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsStudyProject_unpublishStudyProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"unpublishStudyProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsStudyProject_UnpublishStudyProjectMutation, CmsStudyProject_UnpublishStudyProjectMutationVariables>;
export const CmsStudyProject_DeleteStudyProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsStudyProject_deleteStudyProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"deleteStudyProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsStudyProject_DeleteStudyProjectMutation, CmsStudyProject_DeleteStudyProjectMutationVariables>;
export const CmsStudyProject_UpdateStudyProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsStudyProject_updateStudyProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateStudyProjectInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"updateStudyProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<CmsStudyProject_UpdateStudyProjectMutation, CmsStudyProject_UpdateStudyProjectMutationVariables>;
export const CommentsButton_ContentCommentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommentsButton_contentComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentComments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]}}]} as unknown as DocumentNode<CommentsButton_ContentCommentsQuery, CommentsButton_ContentCommentsQueryVariables>;
export const Cms_DeleteMediaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Cms_deleteMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMedia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<Cms_DeleteMediaMutation, Cms_DeleteMediaMutationVariables>;
export const ItemDependants_ContentDependantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ItemDependants_contentDependants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentDependants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licenses"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"learners"}},{"kind":"Field","name":{"kind":"Name","value":"study_projects"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"pointing"}}]}}]}}]} as unknown as DocumentNode<ItemDependants_ContentDependantsQuery, ItemDependants_ContentDependantsQueryVariables>;
export const PresentItem_ContentItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PresentItem_contentItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<PresentItem_ContentItemQuery, PresentItem_ContentItemQueryVariables>;
export const AddCourseDialog_CreateCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCourseDialog_createCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<AddCourseDialog_CreateCourseMutation, AddCourseDialog_CreateCourseMutationVariables>;
export const DeleteCourse_DeleteCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCourse_deleteCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<DeleteCourse_DeleteCourseMutation, DeleteCourse_DeleteCourseMutationVariables>;
export const DeleteProduct_DeleteProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProduct_deleteProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<DeleteProduct_DeleteProductMutation, DeleteProduct_DeleteProductMutationVariables>;
export const ProductDependants_ProductDependantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductDependants_productDependants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productDependants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courses"}},{"kind":"Field","name":{"kind":"Name","value":"books"}},{"kind":"Field","name":{"kind":"Name","value":"licenses"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"learners"}}]}}]}}]} as unknown as DocumentNode<ProductDependants_ProductDependantsQuery, ProductDependants_ProductDependantsQueryVariables>;
export const ProductDialog_CreateProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProductDialog_createProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateProductInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<ProductDialog_CreateProductMutation, ProductDialog_CreateProductMutationVariables>;
export const ProductDialog_UpdateProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProductDialog_updateProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProductInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<ProductDialog_UpdateProductMutation, ProductDialog_UpdateProductMutationVariables>;
export const Products_AllCmsProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Products_allCMSProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cmsProducts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_lessons"}}]}}]}}]}}]} as unknown as DocumentNode<Products_AllCmsProductsQuery, Products_AllCmsProductsQueryVariables>;
export const PublishProduct_PublishProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishProduct_publishProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<PublishProduct_PublishProductMutation, PublishProduct_PublishProductMutationVariables>;
export const PublishProduct_UnpublishProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishProduct_unpublishProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unpublishProduct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<PublishProduct_UnpublishProductMutation, PublishProduct_UnpublishProductMutationVariables>;
export const Cms_ReplaceMediaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Cms_replaceMedia"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"authored"},"name":{"kind":"Name","value":"replaceMedia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<Cms_ReplaceMediaMutation, Cms_ReplaceMediaMutationVariables>;
export const SaveLater_ContentItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SaveLater_contentItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}}]}}]}}]} as unknown as DocumentNode<SaveLater_ContentItemQuery, SaveLater_ContentItemQueryVariables>;
export const UsedIn_CardUsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsedIn_cardUses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardUses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"as"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"within"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"product_id"}},{"kind":"Field","name":{"kind":"Name","value":"course_id"}},{"kind":"Field","name":{"kind":"Name","value":"book_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"study_project_id"}},{"kind":"Field","name":{"kind":"Name","value":"case_study_id"}},{"kind":"Field","name":{"kind":"Name","value":"benchmark_id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UsedIn_CardUsesQuery, UsedIn_CardUsesQueryVariables>;
export const CmsComments_ContentCommentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsComments_contentComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentComments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"resolved_by"}},{"kind":"Field","name":{"kind":"Name","value":"resolved_on"}}]}}]}}]}}]} as unknown as DocumentNode<CmsComments_ContentCommentsQuery, CmsComments_ContentCommentsQueryVariables>;
export const CmsComments_AddContentCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsComments_addContentComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"comment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addContentComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"comment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"comment"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"resolved_by"}},{"kind":"Field","name":{"kind":"Name","value":"resolved_on"}}]}}]}}]} as unknown as DocumentNode<CmsComments_AddContentCommentMutation, CmsComments_AddContentCommentMutationVariables>;
export const CmsComments_ResolveContentCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsComments_resolveContentComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resolved"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resolveContentComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"resolved"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resolved"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"resolved_by"}},{"kind":"Field","name":{"kind":"Name","value":"resolved_on"}}]}}]}}]} as unknown as DocumentNode<CmsComments_ResolveContentCommentMutation, CmsComments_ResolveContentCommentMutationVariables>;
export const CmsComments_DeleteContentCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsComments_deleteContentComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContentComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<CmsComments_DeleteContentCommentMutation, CmsComments_DeleteContentCommentMutationVariables>;
export const DeletedScreen_DeletedContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletedScreen_deletedContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"place_taken"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"may_restore"}},{"kind":"Field","name":{"kind":"Name","value":"ancestors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeletedScreen_DeletedContentQuery, DeletedScreen_DeletedContentQueryVariables>;
export const DeletedScreen_RestoreContentItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletedScreen_restoreContentItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreContentItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<DeletedScreen_RestoreContentItemMutation, DeletedScreen_RestoreContentItemMutationVariables>;
export const CmsHistory_HistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsHistory_history"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"undoes"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}}]}}]}}]} as unknown as DocumentNode<CmsHistory_HistoryQuery, CmsHistory_HistoryQueryVariables>;
export const CmsHistory_VersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CmsHistory_versions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"before"},"name":{"kind":"Name","value":"contentVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CmsHistory_version"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"after"},"name":{"kind":"Name","value":"contentVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CmsHistory_version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CmsHistory_version"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContentVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]} as unknown as DocumentNode<CmsHistory_VersionsQuery, CmsHistory_VersionsQueryVariables>;
export const CmsHistory_RestoreContentVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CmsHistory_restoreContentVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreContentVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<CmsHistory_RestoreContentVersionMutation, CmsHistory_RestoreContentVersionMutationVariables>;
export const FreeOffers_ListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeOffers_list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"course_name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"asks"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"course_name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"asks"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FreeOffers_ListQuery, FreeOffers_ListQueryVariables>;
export const FreeOffers_ChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeOffers_choices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FreeOfferKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeOfferChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"course_name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"asks"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}}]}}]} as unknown as DocumentNode<FreeOffers_ChoicesQuery, FreeOffers_ChoicesQueryVariables>;
export const FreeOffers_AddFreeLessonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FreeOffers_addFreeLessons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"added"},"name":{"kind":"Name","value":"addFreeLessons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}}]}}]}}]} as unknown as DocumentNode<FreeOffers_AddFreeLessonsMutation, FreeOffers_AddFreeLessonsMutationVariables>;
export const FreeOffers_DeleteFreeLessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FreeOffers_deleteFreeLesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteFreeLesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}}]}}]}}]} as unknown as DocumentNode<FreeOffers_DeleteFreeLessonMutation, FreeOffers_DeleteFreeLessonMutationVariables>;
export const FreeOffers_AddFreeCourseBenchmarksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FreeOffers_addFreeCourseBenchmarks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"added"},"name":{"kind":"Name","value":"addFreeCourseBenchmarks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}}]}}]}}]} as unknown as DocumentNode<FreeOffers_AddFreeCourseBenchmarksMutation, FreeOffers_AddFreeCourseBenchmarksMutationVariables>;
export const FreeOffers_DeleteFreeCourseBenchmarkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FreeOffers_deleteFreeCourseBenchmark"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteFreeCourseBenchmark"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}}]}}]}}]} as unknown as DocumentNode<FreeOffers_DeleteFreeCourseBenchmarkMutation, FreeOffers_DeleteFreeCourseBenchmarkMutationVariables>;
export const MyWork_WorkingCopiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyWork_workingCopies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workingCopies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"is_new"}},{"kind":"Field","name":{"kind":"Name","value":"kept_on"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"within"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"product_id"}},{"kind":"Field","name":{"kind":"Name","value":"course_id"}},{"kind":"Field","name":{"kind":"Name","value":"book_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"study_project_id"}},{"kind":"Field","name":{"kind":"Name","value":"case_study_id"}},{"kind":"Field","name":{"kind":"Name","value":"benchmark_id"}}]}}]}}]}}]} as unknown as DocumentNode<MyWork_WorkingCopiesQuery, MyWork_WorkingCopiesQueryVariables>;
export const PreviewAssessment_BeginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewAssessment_begin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExerciseType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"level"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewAssessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"level"},"value":{"kind":"Variable","name":{"kind":"Name","value":"level"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnrecordedSitting_attempt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_count"}},{"kind":"Field","name":{"kind":"Name","value":"last_result"}},{"kind":"Field","name":{"kind":"Name","value":"retry_order"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"case_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"correct_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg_two"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reveal"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnrecordedSitting_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnrecordedAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"time_limit"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"server_time"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"}}]}}]}}]} as unknown as DocumentNode<PreviewAssessment_BeginQuery, PreviewAssessment_BeginQueryVariables>;
export const PreviewAssessment_ResultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewAssessment_result"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answers"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DraftAnswerInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewAssessmentResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ticket"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}}},{"kind":"Argument","name":{"kind":"Name","value":"answers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answers"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"by_lesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_count"}},{"kind":"Field","name":{"kind":"Name","value":"last_result"}},{"kind":"Field","name":{"kind":"Name","value":"retry_order"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"case_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"correct_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg_two"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reveal"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<PreviewAssessment_ResultQuery, PreviewAssessment_ResultQueryVariables>;
export const Preview_CourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Preview_course"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_pages"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_cards"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_clips"}},{"kind":"Field","name":{"kind":"Name","value":"studyProjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"study_project_number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"benchmarks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"totalQuestions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summaries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"totalQuestions"}}]}}]}}]} as unknown as DocumentNode<Preview_CourseQuery, Preview_CourseQueryVariables>;
export const Preview_LessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Preview_lesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lessonName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"course_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lessonName"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaViewer_page"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Quickdeck_card"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clip_cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClipCard_card"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaViewer_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Quickdeck_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuickdeckCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClipCard_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuickclipCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"poster"}},{"kind":"Field","name":{"kind":"Name","value":"duration_seconds"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"src"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tracks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"src"}},{"kind":"Field","name":{"kind":"Name","value":"srclang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<Preview_LessonQuery, Preview_LessonQueryVariables>;
export const PreviewProject_BeginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewProject_begin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewStudyProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnrecordedProject_attempt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_count"}},{"kind":"Field","name":{"kind":"Name","value":"last_result"}},{"kind":"Field","name":{"kind":"Name","value":"retry_order"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"case_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"correct_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg_two"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reveal"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnrecordedProject_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnrecordedAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"}}]}}]}}]} as unknown as DocumentNode<PreviewProject_BeginQuery, PreviewProject_BeginQueryVariables>;
export const PreviewProject_CheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreviewProject_check"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnrecordedProject_checked"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_count"}},{"kind":"Field","name":{"kind":"Name","value":"last_result"}},{"kind":"Field","name":{"kind":"Name","value":"retry_order"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"case_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"correct_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg_two"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reveal"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnrecordedProject_checked"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckedAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"resources_ticket"}},{"kind":"Field","name":{"kind":"Name","value":"attempt_question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"}}]}}]}}]} as unknown as DocumentNode<PreviewProject_CheckMutation, PreviewProject_CheckMutationVariables>;
export const Preview_ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Preview_viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<Preview_ViewerQuery, Preview_ViewerQueryVariables>;
export const Waiting_PublishChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Waiting_publishChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change_set_id"}},{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<Waiting_PublishChangesMutation, Waiting_PublishChangesMutationVariables>;
export const Waiting_DiscardChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Waiting_discardChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<Waiting_DiscardChangesMutation, Waiting_DiscardChangesMutationVariables>;
export const Waiting_BringBackChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Waiting_bringBackChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bringBackChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<Waiting_BringBackChangesMutation, Waiting_BringBackChangesMutationVariables>;
export const Waiting_SendBackChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Waiting_sendBackChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendBackChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}]}]}}]} as unknown as DocumentNode<Waiting_SendBackChangesMutation, Waiting_SendBackChangesMutationVariables>;
export const Waiting_TakeSentBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Waiting_takeSentBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeSentBack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<Waiting_TakeSentBackMutation, Waiting_TakeSentBackMutationVariables>;
export const ChangeDetails_WaitingChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangeDetails_waitingChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children_before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"children_after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"learners"}},{"kind":"Field","name":{"kind":"Name","value":"results"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"}}]}}]}}]} as unknown as DocumentNode<ChangeDetails_WaitingChangeQuery, ChangeDetails_WaitingChangeQueryVariables>;
export const Waiting_WaitingChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Waiting_waitingChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"placeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"discarded"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"placeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"placeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"discarded"},"value":{"kind":"Variable","name":{"kind":"Name","value":"discarded"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"item_id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"root_id"}},{"kind":"Field","name":{"kind":"Name","value":"changed_on"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"discarded_on"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"is_copied"}},{"kind":"Field","name":{"kind":"Name","value":"can_be_copied"}},{"kind":"Field","name":{"kind":"Name","value":"discarded_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"within"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"product_id"}},{"kind":"Field","name":{"kind":"Name","value":"course_id"}},{"kind":"Field","name":{"kind":"Name","value":"book_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"study_project_id"}},{"kind":"Field","name":{"kind":"Name","value":"case_study_id"}},{"kind":"Field","name":{"kind":"Name","value":"benchmark_id"}}]}}]}}]}}]} as unknown as DocumentNode<Waiting_WaitingChangesQuery, Waiting_WaitingChangesQueryVariables>;
export const WorkingCopy_WorkingCopyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkingCopy_workingCopy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parent_id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workingCopy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"parent_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parent_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"base_version"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"kept_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_sent_back"}}]}}]}}]} as unknown as DocumentNode<WorkingCopy_WorkingCopyQuery, WorkingCopy_WorkingCopyQueryVariables>;
export const WorkingCopy_KeepWorkingCopyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkingCopy_keepWorkingCopy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WorkingCopyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepWorkingCopy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<WorkingCopy_KeepWorkingCopyMutation, WorkingCopy_KeepWorkingCopyMutationVariables>;
export const WorkingCopy_DropWorkingCopyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkingCopy_dropWorkingCopy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dropWorkingCopy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}]}]}}]} as unknown as DocumentNode<WorkingCopy_DropWorkingCopyMutation, WorkingCopy_DropWorkingCopyMutationVariables>;
export const WorkingCopy_OpenContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkingCopy_openContent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"is_here"}},{"kind":"Field","name":{"kind":"Name","value":"kept_since"}},{"kind":"Field","name":{"kind":"Name","value":"can_be_taken"}}]}}]}}]} as unknown as DocumentNode<WorkingCopy_OpenContentMutation, WorkingCopy_OpenContentMutationVariables>;
export const WorkingCopy_TakeWorkingCopyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkingCopy_takeWorkingCopy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"user_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeWorkingCopy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"user_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"user_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"base_version"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"kept_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_sent_back"}}]}}]}}]} as unknown as DocumentNode<WorkingCopy_TakeWorkingCopyMutation, WorkingCopy_TakeWorkingCopyMutationVariables>;
export const Invitations_UserInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invitations_userInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_invitations"}},{"kind":"Field","name":{"kind":"Name","value":"institutions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"my_role"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_operations"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"group_name"}},{"kind":"Field","name":{"kind":"Name","value":"created_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"my_role"}}]}}]}}]}}]} as unknown as DocumentNode<Invitations_UserInvitationsQuery, Invitations_UserInvitationsQueryVariables>;
export const Invitations_JoinedGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invitations_joinedGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnGroup_group"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCard_group"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"start_date"}},{"kind":"Field","name":{"kind":"Name","value":"end_date"}},{"kind":"Field","name":{"kind":"Name","value":"group_size"}},{"kind":"Field","name":{"kind":"Name","value":"free_places"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_courses"}},{"kind":"Field","name":{"kind":"Name","value":"my_role"}},{"kind":"Field","name":{"kind":"Name","value":"lock_reason"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"result_courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnGroup_group"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"late_answers"}},{"kind":"Field","name":{"kind":"Name","value":"my_role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCard_group"}}]}}]} as unknown as DocumentNode<Invitations_JoinedGroupsQuery, Invitations_JoinedGroupsQueryVariables>;
export const Invitations_AddInstitutionMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Invitations_addInstitutionMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InstitutionMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addInstitutionMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"group_not_joined"}}]}}]}}]} as unknown as DocumentNode<Invitations_AddInstitutionMemberMutation, Invitations_AddInstitutionMemberMutationVariables>;
export const Invitations_DeleteInstitutionInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Invitations_deleteInstitutionInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteInstitutionInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<Invitations_DeleteInstitutionInviteMutation, Invitations_DeleteInstitutionInviteMutationVariables>;
export const UploadInfo_CloudinaryInfoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UploadInfo_cloudinaryInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cloudinaryInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"api_key"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"signatures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upload_preset"}},{"kind":"Field","name":{"kind":"Name","value":"folder"}},{"kind":"Field","name":{"kind":"Name","value":"signature"}}]}}]}}]}}]} as unknown as DocumentNode<UploadInfo_CloudinaryInfoQuery, UploadInfo_CloudinaryInfoQueryVariables>;
export const MediaItems_MediaItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MediaItems_mediaItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MediaKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unusedOnly"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mediaItems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"unusedOnly"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unusedOnly"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"24"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"content_type"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"item_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"is_present"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}}]} as unknown as DocumentNode<MediaItems_MediaItemsQuery, MediaItems_MediaItemsQueryVariables>;
export const Saving_DeviceSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Saving_deviceSecret"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device_secret"}}]}}]}}]} as unknown as DocumentNode<Saving_DeviceSecretQuery, Saving_DeviceSecretQueryVariables>;
export const StaffOnly_ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffOnly_viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<StaffOnly_ViewerQuery, StaffOnly_ViewerQueryVariables>;
export const Shell_ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shell_viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_invitations"}},{"kind":"Field","name":{"kind":"Name","value":"institutions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"my_role"}}]}}]}}]}}]} as unknown as DocumentNode<Shell_ViewerQuery, Shell_ViewerQueryVariables>;
export const AwaitedMails_AwaitedMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AwaitedMails_awaitedMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awaitedMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institutionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mailed"}}]}}]}}]} as unknown as DocumentNode<AwaitedMails_AwaitedMailsQuery, AwaitedMails_AwaitedMailsQueryVariables>;
export const AwaitedMails_SetAwaitedMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AwaitedMails_setAwaitedMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mailed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAwaitedMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institutionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"mailed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mailed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mailed"}}]}}]}}]} as unknown as DocumentNode<AwaitedMails_SetAwaitedMailsMutation, AwaitedMails_SetAwaitedMailsMutationVariables>;
export const FollowUpDialog_CreateFollowUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FollowUpDialog_createFollowUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUpInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"comment_id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFollowUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institution_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"comment_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"comment_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<FollowUpDialog_CreateFollowUpMutation, FollowUpDialog_CreateFollowUpMutationVariables>;
export const FollowUpDialog_UpdateFollowUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FollowUpDialog_updateFollowUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUpInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUpWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFollowUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<FollowUpDialog_UpdateFollowUpMutation, FollowUpDialog_UpdateFollowUpMutationVariables>;
export const FollowUpsPanel_FollowUpsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FollowUpsPanel_followUps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followUps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institution_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followUps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowUp_shown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowUp_shown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"due_on"}},{"kind":"Field","name":{"kind":"Name","value":"days_to_due"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done_on"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"done_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"license"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"created_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}}]}}]} as unknown as DocumentNode<FollowUpsPanel_FollowUpsQuery, FollowUpsPanel_FollowUpsQueryVariables>;
export const DuePanel_DueFollowUpsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DuePanel_dueFollowUps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dueFollowUps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"5"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"followUps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowUp_shown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowUp_shown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"due_on"}},{"kind":"Field","name":{"kind":"Name","value":"days_to_due"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done_on"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"done_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"license"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"created_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}}]}}]} as unknown as DocumentNode<DuePanel_DueFollowUpsQuery, DuePanel_DueFollowUpsQueryVariables>;
export const FollowUp_SettleFollowUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FollowUp_settleFollowUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"done"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleFollowUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"done"},"value":{"kind":"Variable","name":{"kind":"Name","value":"done"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowUp_shown"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowUp_shown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"due_on"}},{"kind":"Field","name":{"kind":"Name","value":"days_to_due"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done_on"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"done_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"license"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"created_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}}]}}]} as unknown as DocumentNode<FollowUp_SettleFollowUpMutation, FollowUp_SettleFollowUpMutationVariables>;
export const FollowUp_DeleteFollowUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FollowUp_deleteFollowUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteFollowUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<FollowUp_DeleteFollowUpMutation, FollowUp_DeleteFollowUpMutationVariables>;
export const FollowUp_RestoreFollowUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FollowUp_restoreFollowUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreFollowUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowUp_shown"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowUp_shown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FollowUp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"due_on"}},{"kind":"Field","name":{"kind":"Name","value":"days_to_due"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"done_on"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"done_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"license"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"created_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}}]}}]} as unknown as DocumentNode<FollowUp_RestoreFollowUpMutation, FollowUp_RestoreFollowUpMutationVariables>;
export const FollowUpDialog_ChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FollowUpDialog_choices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InstitutionWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"institution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"today"}}]}},{"kind":"Field","name":{"kind":"Name","value":"followUpAssignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licensesByInstitution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institutionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FollowUpDialog_ChoicesQuery, FollowUpDialog_ChoicesQueryVariables>;
export const CorrectDialog_CorrectInstitutionInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectDialog_correctInstitutionInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationCorrectionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"was"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationCorrectionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctInstitutionInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"was"},"value":{"kind":"Variable","name":{"kind":"Name","value":"was"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"goes_out_on"}}]}}]}}]}}]} as unknown as DocumentNode<CorrectDialog_CorrectInstitutionInvitationMutation, CorrectDialog_CorrectInstitutionInvitationMutationVariables>;
export const EditDialog_UpdateInstitutionMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditDialog_updateInstitutionMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InstitutionRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateInstitutionMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<EditDialog_UpdateInstitutionMemberMutation, EditDialog_UpdateInstitutionMemberMutationVariables>;
export const EditDialog_UpdateInstitutionInvitationMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditDialog_updateInstitutionInvitationMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InstitutionRoleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateInstitutionInvitationMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<EditDialog_UpdateInstitutionInvitationMemberMutation, EditDialog_UpdateInstitutionInvitationMemberMutationVariables>;
export const EditDialog_UndoAuditEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditDialog_undoAuditEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"object_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoAuditEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"action"},"value":{"kind":"EnumValue","value":"MEMBER_CHANGED"}},{"kind":"ObjectField","name":{"kind":"Name","value":"object_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"object_id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"institution_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"left_out"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<EditDialog_UndoAuditEntryMutation, EditDialog_UndoAuditEntryMutationVariables>;
export const InviteDialog_InviteInstitutionMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteDialog_inviteInstitutionMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteInstitutionMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"goes_out_on"}}]}}]}}]}}]} as unknown as DocumentNode<InviteDialog_InviteInstitutionMemberMutation, InviteDialog_InviteInstitutionMemberMutationVariables>;
export const InviteSeveral_InviteInstitutionMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteSeveral_inviteInstitutionMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteeInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteInstitutionMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institutionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"goes_out_on"}}]}}]}}]}}]}}]} as unknown as DocumentNode<InviteSeveral_InviteInstitutionMembersMutation, InviteSeveral_InviteInstitutionMembersMutationVariables>;
export const ReminderButton_SetInvitationRemindersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReminderButton_setInvitationReminders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reminds"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setInvitationReminders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reminds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reminds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reminds"}}]}}]}}]} as unknown as DocumentNode<ReminderButton_SetInvitationRemindersMutation, ReminderButton_SetInvitationRemindersMutationVariables>;
export const RemoveDialog_DeleteInstitutionInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDialog_deleteInstitutionInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteInstitutionInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<RemoveDialog_DeleteInstitutionInviteMutation, RemoveDialog_DeleteInstitutionInviteMutationVariables>;
export const RemoveMember_MemberDependantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RemoveMember_memberDependants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberDependants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"leads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"successors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"results"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"}}]}}]}}]} as unknown as DocumentNode<RemoveMember_MemberDependantsQuery, RemoveMember_MemberDependantsQueryVariables>;
export const RemoveMember_DeleteInstitutionMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMember_deleteInstitutionMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"successors"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupSuccessorInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteInstitutionMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"successors"},"value":{"kind":"Variable","name":{"kind":"Name","value":"successors"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<RemoveMember_DeleteInstitutionMemberMutation, RemoveMember_DeleteInstitutionMemberMutationVariables>;
export const RemovedMembers_RemovedMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RemovedMembers_removedMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institution_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}}]} as unknown as DocumentNode<RemovedMembers_RemovedMembersQuery, RemovedMembers_RemovedMembersQueryVariables>;
export const SeveralDialog_ResendInstitutionInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SeveralDialog_resendInstitutionInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"results"},"name":{"kind":"Name","value":"resendInstitutionInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institution_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"invitation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"goes_out_on"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SeveralDialog_ResendInstitutionInvitationsMutation, SeveralDialog_ResendInstitutionInvitationsMutationVariables>;
export const SeveralDialog_UpdateInstitutionInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SeveralDialog_updateInstitutionInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InstitutionRole"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"results"},"name":{"kind":"Name","value":"updateInstitutionInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institution_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<SeveralDialog_UpdateInstitutionInvitationsMutation, SeveralDialog_UpdateInstitutionInvitationsMutationVariables>;
export const SeveralDialog_DeleteInstitutionInvitesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SeveralDialog_deleteInstitutionInvites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"results"},"name":{"kind":"Name","value":"deleteInstitutionInvites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institution_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<SeveralDialog_DeleteInstitutionInvitesMutation, SeveralDialog_DeleteInstitutionInvitesMutationVariables>;
export const BringBack_RestoreInstitutionMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BringBack_restoreInstitutionMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreInstitutionMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<BringBack_RestoreInstitutionMemberMutation, BringBack_RestoreInstitutionMemberMutationVariables>;
export const InstitutionMembers_InstitutionMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstitutionMembers_institutionMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"institutionMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institution_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}}]} as unknown as DocumentNode<InstitutionMembers_InstitutionMembersQuery, InstitutionMembers_InstitutionMembersQueryVariables>;
export const InstitutionMembers_InstitutionInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstitutionMembers_institutionInvitations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"show"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"institutionInvitations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institution_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"show"},"value":{"kind":"Variable","name":{"kind":"Name","value":"show"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"group_name"}},{"kind":"Field","name":{"kind":"Name","value":"expires_on"}},{"kind":"Field","name":{"kind":"Name","value":"reminds"}},{"kind":"Field","name":{"kind":"Name","value":"next_reminder_on"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"goes_out_on"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"said"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}}]} as unknown as DocumentNode<InstitutionMembers_InstitutionInvitationsQuery, InstitutionMembers_InstitutionInvitationsQueryVariables>;
export const ResendDialog_ResendInstitutionInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendDialog_resendInstitutionInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInstitutionInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expires_on"}},{"kind":"Field","name":{"kind":"Name","value":"mail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"goes_out_on"}}]}}]}}]}}]} as unknown as DocumentNode<ResendDialog_ResendInstitutionInvitationMutation, ResendDialog_ResendInstitutionInvitationMutationVariables>;
export const RestoreInvites_RestoreInstitutionInvitesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreInvites_restoreInstitutionInvites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreInstitutionInvites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institution_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<RestoreInvites_RestoreInstitutionInvitesMutation, RestoreInvites_RestoreInstitutionInvitesMutationVariables>;
export const InstitutionsFile_LastInstitutionsImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstitutionsFile_lastInstitutionsImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastInstitutionsImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"created_on"}},{"kind":"Field","name":{"kind":"Name","value":"institutions"}}]}}]}}]} as unknown as DocumentNode<InstitutionsFile_LastInstitutionsImportQuery, InstitutionsFile_LastInstitutionsImportQueryVariables>;
export const InstitutionsFile_InstitutionsDifferenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstitutionsFile_institutionsDifference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encoding"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TableEncoding"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileColumnInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"institutionsDifference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"encoding"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encoding"}}},{"kind":"Argument","name":{"kind":"Name","value":"sheet"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InstitutionsFile_difference"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstitutionsFile_difference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstitutionsDifference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"is_read"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"example"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"license"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"runs"}},{"kind":"Field","name":{"kind":"Name","value":"administrator"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}}]} as unknown as DocumentNode<InstitutionsFile_InstitutionsDifferenceQuery, InstitutionsFile_InstitutionsDifferenceQueryVariables>;
export const InstitutionsFile_ImportInstitutionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InstitutionsFile_importInstitutions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encoding"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TableEncoding"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileColumnInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shown"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importInstitutions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"encoding"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encoding"}}},{"kind":"Argument","name":{"kind":"Name","value":"sheet"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}},{"kind":"Argument","name":{"kind":"Name","value":"shown"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shown"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"difference"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InstitutionsFile_difference"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstitutionsFile_difference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstitutionsDifference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"is_read"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"example"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"license"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"runs"}},{"kind":"Field","name":{"kind":"Name","value":"administrator"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}}]} as unknown as DocumentNode<InstitutionsFile_ImportInstitutionsMutation, InstitutionsFile_ImportInstitutionsMutationVariables>;
export const InstitutionsFile_UndoInstitutionsImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InstitutionsFile_undoInstitutionsImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"import_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoInstitutionsImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"import_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"import_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"in_the_way"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"}},{"kind":"Field","name":{"kind":"Name","value":"licenses"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}}]}}]}}]}}]} as unknown as DocumentNode<InstitutionsFile_UndoInstitutionsImportMutation, InstitutionsFile_UndoInstitutionsImportMutationVariables>;
export const Licenses_LicensesByInstitutionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Licenses_licensesByInstitution"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licensesByInstitution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institutionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"max_users"}},{"kind":"Field","name":{"kind":"Name","value":"slots_used"}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_operations"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenseCard_license"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenseCard_license"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"License"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"is_quoted"}},{"kind":"Field","name":{"kind":"Name","value":"days_to_expire"}},{"kind":"Field","name":{"kind":"Name","value":"days_to_start"}},{"kind":"Field","name":{"kind":"Name","value":"activation_date"}},{"kind":"Field","name":{"kind":"Name","value":"expiry_date"}},{"kind":"Field","name":{"kind":"Name","value":"max_users"}},{"kind":"Field","name":{"kind":"Name","value":"slots_used"}},{"kind":"Field","name":{"kind":"Name","value":"is_gmetrix"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<Licenses_LicensesByInstitutionQuery, Licenses_LicensesByInstitutionQueryVariables>;
export const PeopleFileScreen_PeopleImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeopleFileScreen_peopleImports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"peopleImports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institution_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"imports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"created_on"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"links"}}]}}]}}]}}]} as unknown as DocumentNode<PeopleFileScreen_PeopleImportsQuery, PeopleFileScreen_PeopleImportsQueryVariables>;
export const PeopleFileScreen_PeopleDifferenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeopleFileScreen_peopleDifference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encoding"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TableEncoding"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileColumnInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"peopleDifference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institution_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"encoding"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encoding"}}},{"kind":"Argument","name":{"kind":"Name","value":"sheet"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleFile_difference"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeopleFile_difference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleDifference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"is_read"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"example"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invites"}},{"kind":"Field","name":{"kind":"Name","value":"missing_total"}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"stays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"invites"}},{"kind":"Field","name":{"kind":"Name","value":"free_places"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"faults"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"over_since"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}}]} as unknown as DocumentNode<PeopleFileScreen_PeopleDifferenceQuery, PeopleFileScreen_PeopleDifferenceQueryVariables>;
export const PeopleFileScreen_ImportPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PeopleFileScreen_importPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encoding"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TableEncoding"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileColumnInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shown"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"removed"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mailed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institution_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"encoding"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encoding"}}},{"kind":"Argument","name":{"kind":"Name","value":"sheet"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}},{"kind":"Argument","name":{"kind":"Name","value":"shown"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shown"}}},{"kind":"Argument","name":{"kind":"Name","value":"removed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"removed"}}},{"kind":"Argument","name":{"kind":"Name","value":"mailed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mailed"}}},{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"difference"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeopleFile_difference"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeopleFile_difference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PeopleDifference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"is_read"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"example"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invites"}},{"kind":"Field","name":{"kind":"Name","value":"missing_total"}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"stays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"invites"}},{"kind":"Field","name":{"kind":"Name","value":"free_places"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"faults"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"over_since"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}}]} as unknown as DocumentNode<PeopleFileScreen_ImportPeopleMutation, PeopleFileScreen_ImportPeopleMutationVariables>;
export const PeopleFileScreen_PeopleImportLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeopleFileScreen_peopleImportLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"import_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"peopleImportLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institution_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"import_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"import_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]} as unknown as DocumentNode<PeopleFileScreen_PeopleImportLinksQuery, PeopleFileScreen_PeopleImportLinksQueryVariables>;
export const PeopleFileScreen_UndoPeopleImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PeopleFileScreen_undoPeopleImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"import_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoPeopleImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institution_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"import_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"import_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"unplaced"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}}]}}]}}]} as unknown as DocumentNode<PeopleFileScreen_UndoPeopleImportMutation, PeopleFileScreen_UndoPeopleImportMutationVariables>;
export const RenewalMails_RenewalMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RenewalMails_renewalMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewalMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institutionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sales"}},{"kind":"Field","name":{"kind":"Name","value":"administrators"}}]}}]}}]} as unknown as DocumentNode<RenewalMails_RenewalMailsQuery, RenewalMails_RenewalMailsQueryVariables>;
export const RenewalMails_SetRenewalMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewalMails_setRenewalMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readers"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MailReaders"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mailed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRenewalMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institutionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"readers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readers"}}},{"kind":"Argument","name":{"kind":"Name","value":"mailed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mailed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sales"}},{"kind":"Field","name":{"kind":"Name","value":"administrators"}}]}}]}}]} as unknown as DocumentNode<RenewalMails_SetRenewalMailsMutation, RenewalMails_SetRenewalMailsMutationVariables>;
export const Worklist_RenewalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Worklist_renewals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewalFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewalSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"expiry_date"}},{"kind":"Field","name":{"kind":"Name","value":"days_to_expire"}},{"kind":"Field","name":{"kind":"Name","value":"days_quoted"}},{"kind":"Field","name":{"kind":"Name","value":"max_users"}},{"kind":"Field","name":{"kind":"Name","value":"slots_used"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sales_manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counted_on"}},{"kind":"Field","name":{"kind":"Name","value":"learners"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"active_before"}},{"kind":"Field","name":{"kind":"Name","value":"gain"}},{"kind":"Field","name":{"kind":"Name","value":"gain_learners"}},{"kind":"Field","name":{"kind":"Name","value":"least"}}]}},{"kind":"Field","name":{"kind":"Name","value":"follow_ups"}},{"kind":"Field","name":{"kind":"Name","value":"next_due"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"bought"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"learners"}},{"kind":"Field","name":{"kind":"Name","value":"follow_ups"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}}]} as unknown as DocumentNode<Worklist_RenewalsQuery, Worklist_RenewalsQueryVariables>;
export const Worklist_ExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Worklist_export"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewalFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewalSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewalsExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode<Worklist_ExportQuery, Worklist_ExportQueryVariables>;
export const AskDialog_AskSalesManagerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskDialog_askSalesManager"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AskSalesManagerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askSalesManager"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"is_new"}},{"kind":"Field","name":{"kind":"Name","value":"asked_on"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"asked_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sales_manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}}]}}]}}]} as unknown as DocumentNode<AskDialog_AskSalesManagerMutation, AskDialog_AskSalesManagerMutationVariables>;
export const SalesQuestion_InstitutionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalesQuestion_institution"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InstitutionWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"institution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"looked_after_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}}]}}]}}]} as unknown as DocumentNode<SalesQuestion_InstitutionQuery, SalesQuestion_InstitutionQueryVariables>;
export const ActivityFeed_InstitutionActivitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityFeed_institutionActivities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"institutionActivities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institution_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"activity"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"created_on"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}}]} as unknown as DocumentNode<ActivityFeed_InstitutionActivitiesQuery, ActivityFeed_InstitutionActivitiesQueryVariables>;
export const AddInstitution_CreateInstitutionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddInstitution_createInstitution"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InstitutionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInstitution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AddInstitution_CreateInstitutionMutation, AddInstitution_CreateInstitutionMutationVariables>;
export const CommentsFeed_InstitutionCommentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommentsFeed_institutionComments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"institutionComments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institution_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"created_on"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}}]} as unknown as DocumentNode<CommentsFeed_InstitutionCommentsQuery, CommentsFeed_InstitutionCommentsQueryVariables>;
export const CommentsFeed_CreateInstitutionCommentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommentsFeed_createInstitutionComment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"comment"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInstitutionComment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"comment"},"value":{"kind":"Variable","name":{"kind":"Name","value":"comment"}}},{"kind":"Argument","name":{"kind":"Name","value":"institution_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"created_on"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}}]}}]}}]}}]} as unknown as DocumentNode<CommentsFeed_CreateInstitutionCommentMutation, CommentsFeed_CreateInstitutionCommentMutationVariables>;
export const DeleteInstitution_DeleteInstitutionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteInstitution_deleteInstitution"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteInstitution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteInstitution_DeleteInstitutionMutation, DeleteInstitution_DeleteInstitutionMutationVariables>;
export const DeletedInstitutions_DeletedInstitutionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletedInstitutions_deletedInstitutions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedInstitutions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"institutions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}}]} as unknown as DocumentNode<DeletedInstitutions_DeletedInstitutionsQuery, DeletedInstitutions_DeletedInstitutionsQueryVariables>;
export const DeleteInstitution_InstitutionDependantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeleteInstitution_institutionDependants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"institutionDependants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"}},{"kind":"Field","name":{"kind":"Name","value":"licenses"}},{"kind":"Field","name":{"kind":"Name","value":"groups"}},{"kind":"Field","name":{"kind":"Name","value":"quotes"}}]}}]}}]} as unknown as DocumentNode<DeleteInstitution_InstitutionDependantsQuery, DeleteInstitution_InstitutionDependantsQueryVariables>;
export const RestoreInstitution_RestoreInstitutionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreInstitution_restoreInstitution"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreInstitution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RestoreInstitution_RestoreInstitutionMutation, RestoreInstitution_RestoreInstitutionMutationVariables>;
export const EditInstitution_UpdateInstitutionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditInstitution_updateInstitution"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InstitutionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateInstitutionWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateInstitution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<EditInstitution_UpdateInstitutionMutation, EditInstitution_UpdateInstitutionMutationVariables>;
export const InstitutionScreen_InstitutionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstitutionScreen_institution"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InstitutionWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"institution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"country_code"}},{"kind":"Field","name":{"kind":"Name","value":"state_code"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"time_zone"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sales_manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"looked_after_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<InstitutionScreen_InstitutionQuery, InstitutionScreen_InstitutionQueryVariables>;
export const InstitutionForm_ChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstitutionForm_choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country_code"}},{"kind":"Field","name":{"kind":"Name","value":"states"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state_code"}},{"kind":"Field","name":{"kind":"Name","value":"state_name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"usersByRoles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roles"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"SALES_MANAGER"},{"kind":"EnumValue","value":"SYSTEM_ADMIN"}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}}]}}]} as unknown as DocumentNode<InstitutionForm_ChoicesQuery, InstitutionForm_ChoicesQueryVariables>;
export const InstitutionsPanel_PaginatedInstitutionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstitutionsPanel_paginatedInstitutions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paginatedInstitutions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"institutions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country_code"}},{"kind":"Field","name":{"kind":"Name","value":"sales_manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licenses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"days_to_expire"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}}]} as unknown as DocumentNode<InstitutionsPanel_PaginatedInstitutionsQuery, InstitutionsPanel_PaginatedInstitutionsQueryVariables>;
export const ActivateLicense_ActivateLicenseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActivateLicense_activateLicense"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ActivateLicenseInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LicenseWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activateLicense"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ActivateLicense_ActivateLicenseMutation, ActivateLicense_ActivateLicenseMutationVariables>;
export const EditLicense_UpdateLicenseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditLicense_updateLicense"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLicenseInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LicenseWhere"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offer"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferWhere"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLicense"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"offer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offer"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<EditLicense_UpdateLicenseMutation, EditLicense_UpdateLicenseMutationVariables>;
export const ExtendedGroups_GroupsToExtendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExtendedGroups_groupsToExtend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"licenseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupsToExtend"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"licenseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"licenseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"learners"}},{"kind":"Field","name":{"kind":"Name","value":"group_size"}},{"kind":"Field","name":{"kind":"Name","value":"ended_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}}]} as unknown as DocumentNode<ExtendedGroups_GroupsToExtendQuery, ExtendedGroups_GroupsToExtendQueryVariables>;
export const OfferLicense_CreateLicenseOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferLicense_createLicenseOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LicenseOfferInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LicenseWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createLicenseOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<OfferLicense_CreateLicenseOfferMutation, OfferLicense_CreateLicenseOfferMutationVariables>;
export const OfferSheet_OfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferSheet_offer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InstitutionWhere"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"institution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Sheet_institution"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licensesByInstitution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institutionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"is_gmetrix"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licenseOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"license_id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"made_on"}},{"kind":"Field","name":{"kind":"Name","value":"valid_until"}},{"kind":"Field","name":{"kind":"Name","value":"expiry_date"}},{"kind":"Field","name":{"kind":"Name","value":"max_users"}},{"kind":"Field","name":{"kind":"Name","value":"seats_before"}},{"kind":"Field","name":{"kind":"Name","value":"ends_before"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"tax_rate"}},{"kind":"Field","name":{"kind":"Name","value":"seller"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"added_products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sheet_institution"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstitutionRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"country_code"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"looked_after_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<OfferSheet_OfferQuery, OfferSheet_OfferQueryVariables>;
export const OffersDialog_LicenseOffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OffersDialog_licenseOffers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"licenseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licenseOffers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"licenseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"licenseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"made_on"}},{"kind":"Field","name":{"kind":"Name","value":"valid_until"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"made_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}}]} as unknown as DocumentNode<OffersDialog_LicenseOffersQuery, OffersDialog_LicenseOffersQueryVariables>;
export const OfferActs_WithdrawLicenseOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferActs_withdrawLicenseOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawLicenseOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OfferActs_WithdrawLicenseOfferMutation, OfferActs_WithdrawLicenseOfferMutationVariables>;
export const OfferActs_RestoreLicenseOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferActs_restoreLicenseOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreLicenseOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OfferActs_RestoreLicenseOfferMutation, OfferActs_RestoreLicenseOfferMutationVariables>;
export const QuoteLicense_CreateLicenseQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"QuoteLicense_createLicenseQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LicenseQuoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createLicenseQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<QuoteLicense_CreateLicenseQuoteMutation, QuoteLicense_CreateLicenseQuoteMutationVariables>;
export const QuoteSheet_LicenseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteSheet_license"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InstitutionWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"institution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Sheet_institution"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licensesByInstitution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institutionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"is_quoted"}},{"kind":"Field","name":{"kind":"Name","value":"is_gmetrix"}},{"kind":"Field","name":{"kind":"Name","value":"max_users"}},{"kind":"Field","name":{"kind":"Name","value":"purchase_order"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"activation_date"}},{"kind":"Field","name":{"kind":"Name","value":"expiry_date"}},{"kind":"Field","name":{"kind":"Name","value":"created_on"}},{"kind":"Field","name":{"kind":"Name","value":"quote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"made_on"}},{"kind":"Field","name":{"kind":"Name","value":"valid_until"}},{"kind":"Field","name":{"kind":"Name","value":"tax_rate"}},{"kind":"Field","name":{"kind":"Name","value":"seller"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sheet_institution"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstitutionRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"country_code"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"looked_after_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<QuoteSheet_LicenseQuery, QuoteSheet_LicenseQueryVariables>;
export const RenewLicense_RenewLicenseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewLicense_renewLicense"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expiry_date"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"purchase_order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offer"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferWhere"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group_ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewLicense"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"expiry_date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expiry_date"}}},{"kind":"Argument","name":{"kind":"Name","value":"purchase_order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"purchase_order"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"offer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offer"}}},{"kind":"Argument","name":{"kind":"Name","value":"group_ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<RenewLicense_RenewLicenseMutation, RenewLicense_RenewLicenseMutationVariables>;
export const SendQuote_SendLicenseQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendQuote_sendLicenseQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendQuoteInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LicenseWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendLicenseQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]} as unknown as DocumentNode<SendQuote_SendLicenseQuoteMutation, SendQuote_SendLicenseQuoteMutationVariables>;
export const SoldLicenses_LicensesByInstitutionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SoldLicenses_licensesByInstitution"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licensesByInstitution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institutionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"is_quoted"}},{"kind":"Field","name":{"kind":"Name","value":"is_gmetrix"}},{"kind":"Field","name":{"kind":"Name","value":"max_users"}},{"kind":"Field","name":{"kind":"Name","value":"purchase_order"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"activation_date"}},{"kind":"Field","name":{"kind":"Name","value":"expiry_date"}},{"kind":"Field","name":{"kind":"Name","value":"days_to_expire"}},{"kind":"Field","name":{"kind":"Name","value":"undoable"}},{"kind":"Field","name":{"kind":"Name","value":"quote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"valid_until"}},{"kind":"Field","name":{"kind":"Name","value":"tax_rate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"made_on"}},{"kind":"Field","name":{"kind":"Name","value":"valid_until"}},{"kind":"Field","name":{"kind":"Name","value":"expiry_date"}},{"kind":"Field","name":{"kind":"Name","value":"max_users"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"added_products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenseCard_license"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenseCard_license"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"License"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"is_quoted"}},{"kind":"Field","name":{"kind":"Name","value":"days_to_expire"}},{"kind":"Field","name":{"kind":"Name","value":"days_to_start"}},{"kind":"Field","name":{"kind":"Name","value":"activation_date"}},{"kind":"Field","name":{"kind":"Name","value":"expiry_date"}},{"kind":"Field","name":{"kind":"Name","value":"max_users"}},{"kind":"Field","name":{"kind":"Name","value":"slots_used"}},{"kind":"Field","name":{"kind":"Name","value":"is_gmetrix"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SoldLicenses_LicensesByInstitutionQuery, SoldLicenses_LicensesByInstitutionQueryVariables>;
export const LicenseDialog_ProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LicenseDialog_products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}}]} as unknown as DocumentNode<LicenseDialog_ProductsQuery, LicenseDialog_ProductsQueryVariables>;
export const UseRestore_RestoreLicenseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UseRestore_restoreLicense"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreLicense"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UseRestore_RestoreLicenseMutation, UseRestore_RestoreLicenseMutationVariables>;
export const TakeBack_UndoLicenseActivationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBack_undoLicenseActivation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LicenseWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoLicenseActivation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<TakeBack_UndoLicenseActivationMutation, TakeBack_UndoLicenseActivationMutationVariables>;
export const TakeBack_UndoLicenseRenewalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBack_undoLicenseRenewal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LicenseWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoLicenseRenewal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<TakeBack_UndoLicenseRenewalMutation, TakeBack_UndoLicenseRenewalMutationVariables>;
export const WithdrawDialog_WithdrawLicenseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawDialog_withdrawLicense"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LicenseWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawLicense"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WithdrawDialog_WithdrawLicenseMutation, WithdrawDialog_WithdrawLicenseMutationVariables>;
export const WithdrawnDialog_WithdrawnLicensesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WithdrawnDialog_withdrawnLicenses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnLicenses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institutionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"max_users"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]} as unknown as DocumentNode<WithdrawnDialog_WithdrawnLicensesQuery, WithdrawnDialog_WithdrawnLicensesQueryVariables>;
export const ReassignDialog_UsersByRolesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReassignDialog_usersByRoles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usersByRoles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roles"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"SALES_MANAGER"},{"kind":"EnumValue","value":"SYSTEM_ADMIN"}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}}]}}]} as unknown as DocumentNode<ReassignDialog_UsersByRolesQuery, ReassignDialog_UsersByRolesQueryVariables>;
export const ReassignDialog_ReassignInstitutionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReassignDialog_reassignInstitutions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moves"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InstitutionMove"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reassignInstitutions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"moves"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moves"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moved"}},{"kind":"Field","name":{"kind":"Name","value":"left"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ReassignDialog_ReassignInstitutionsMutation, ReassignDialog_ReassignInstitutionsMutationVariables>;
export const UsersPanel_PaginatedUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsersPanel_paginatedUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paginatedUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"noInstitutionOnly"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"moreThanCounted"}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}}]} as unknown as DocumentNode<UsersPanel_PaginatedUsersQuery, UsersPanel_PaginatedUsersQueryVariables>;
export const FreePlaces_GroupsWithFreePlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreePlaces_groupsWithFreePlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"licenseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupsWithFreePlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"licenseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"licenseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"group_size"}},{"kind":"Field","name":{"kind":"Name","value":"learners"}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"may_release"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}}]} as unknown as DocumentNode<FreePlaces_GroupsWithFreePlacesQuery, FreePlaces_GroupsWithFreePlacesQueryVariables>;
export const ReleaseButton_ReleaseGroupPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleaseButton_releaseGroupPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReleasePlacesWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseGroupPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"size_before"}},{"kind":"Field","name":{"kind":"Name","value":"group_size"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ReleaseButton_ReleaseGroupPlacesMutation, ReleaseButton_ReleaseGroupPlacesMutationVariables>;
export const ReleaseButton_UpdateGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleaseButton_updateGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateGroupWhere"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"group_size"}}]}}]}}]} as unknown as DocumentNode<ReleaseButton_UpdateGroupMutation, ReleaseButton_UpdateGroupMutationVariables>;
export const SeatEntries_SeatEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeatEntries_seatEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"licenseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"of"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeatNumber"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seatEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"licenseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"licenseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"of"}}},{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"act"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"sum"}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}}]} as unknown as DocumentNode<SeatEntries_SeatEntriesQuery, SeatEntries_SeatEntriesQueryVariables>;
export const SeatsScreen_LicenseSeatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeatsScreen_licenseSeats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"licenseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"licenseSeats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"licenseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"licenseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bought"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"served"}}]}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_operations"}}]}}]}}]}}]} as unknown as DocumentNode<SeatsScreen_LicenseSeatsQuery, SeatsScreen_LicenseSeatsQueryVariables>;
export const SeatsOfDay_LicenseSeatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeatsOfDay_licenseSeats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"licenseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licenseSeats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"licenseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"licenseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sums"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bought"}},{"kind":"Field","name":{"kind":"Name","value":"reserved"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"free"}},{"kind":"Field","name":{"kind":"Name","value":"served"}}]}}]}}]}}]} as unknown as DocumentNode<SeatsOfDay_LicenseSeatsQuery, SeatsOfDay_LicenseSeatsQueryVariables>;
export const AnotherAttempt_AttemptsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnotherAttempt_attempts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anotherAttempts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"can_be_allowed"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exercise_id"}},{"kind":"Field","name":{"kind":"Name","value":"attempt_id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"granted_on"}},{"kind":"Field","name":{"kind":"Name","value":"granted_by"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]}}]}}]} as unknown as DocumentNode<AnotherAttempt_AttemptsQuery, AnotherAttempt_AttemptsQueryVariables>;
export const AnotherAttempt_AllowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnotherAttempt_allow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnotherAttemptInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowAnotherAttempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"can_be_allowed"}}]}}]}}]} as unknown as DocumentNode<AnotherAttempt_AllowMutation, AnotherAttempt_AllowMutationVariables>;
export const AttentionPanel_LearnersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttentionPanel_learners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"learnersNeedingAttention"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"group_id"}},{"kind":"Field","name":{"kind":"Name","value":"group_name"}},{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"put_off_until"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"course_name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"scores"}},{"kind":"Field","name":{"kind":"Name","value":"finished"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"days_needed"}}]}}]}}]}}]} as unknown as DocumentNode<AttentionPanel_LearnersQuery, AttentionPanel_LearnersQueryVariables>;
export const AttentionPanel_PutOffLearnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AttentionPanel_putOffLearner"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"user_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"putOffLearner"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"user_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"user_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"put_off_until"}}]}}]}}]} as unknown as DocumentNode<AttentionPanel_PutOffLearnerMutation, AttentionPanel_PutOffLearnerMutationVariables>;
export const CourseSettings_ResetAssessmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CourseSettings_resetAssessments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetAssessmentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetAssessments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}]}]}}]} as unknown as DocumentNode<CourseSettings_ResetAssessmentsMutation, CourseSettings_ResetAssessmentsMutationVariables>;
export const CourseSettings_GroupAssessmentSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseSettings_groupAssessmentSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupAssessmentSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"extra_times"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"benchmarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment_id"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"questions_per_lesson"}},{"kind":"Field","name":{"kind":"Name","value":"course_time"}},{"kind":"Field","name":{"kind":"Name","value":"course_questions_per_lesson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summaries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment_id"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"questions_per_lesson"}},{"kind":"Field","name":{"kind":"Name","value":"course_time"}},{"kind":"Field","name":{"kind":"Name","value":"course_questions_per_lesson"}}]}}]}}]}}]} as unknown as DocumentNode<CourseSettings_GroupAssessmentSettingsQuery, CourseSettings_GroupAssessmentSettingsQueryVariables>;
export const CourseSettings_UpdateGroupAssessmentSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CourseSettings_updateGroupAssessmentSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupAssessmentSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGroupAssessmentSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group_id"}}]}}]}}]} as unknown as DocumentNode<CourseSettings_UpdateGroupAssessmentSettingsMutation, CourseSettings_UpdateGroupAssessmentSettingsMutationVariables>;
export const GroupRules_GroupAssessmentSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupRules_groupAssessmentSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupAssessmentSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"summary_attempts"}},{"kind":"Field","name":{"kind":"Name","value":"in_sequence"}},{"kind":"Field","name":{"kind":"Name","value":"benchmark_first"}},{"kind":"Field","name":{"kind":"Name","value":"review_benchmarks"}},{"kind":"Field","name":{"kind":"Name","value":"review_summaries"}}]}}]}}]} as unknown as DocumentNode<GroupRules_GroupAssessmentSettingsQuery, GroupRules_GroupAssessmentSettingsQueryVariables>;
export const GroupGradebook_CoursesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupGradebook_courses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]}}]} as unknown as DocumentNode<GroupGradebook_CoursesQuery, GroupGradebook_CoursesQueryVariables>;
export const ExportDialog_AddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportDialog_address"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"csv"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identified"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gradebookExcelExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"csv"},"value":{"kind":"Variable","name":{"kind":"Name","value":"csv"}}},{"kind":"Argument","name":{"kind":"Name","value":"identified"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identified"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode<ExportDialog_AddressQuery, ExportDialog_AddressQueryVariables>;
export const LockedResults_GroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LockedResults_group"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"result_courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]}}]} as unknown as DocumentNode<LockedResults_GroupQuery, LockedResults_GroupQueryVariables>;
export const OwnFigures_ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnFigures_viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OwnFigures_ViewerQuery, OwnFigures_ViewerQueryVariables>;
export const UseStudent_FiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UseStudent_figures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentGradebookOverview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"studentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"studentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"benchmarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Gradebook_columns"}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Gradebook_columns"}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"summaries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Gradebook_columns"}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt_id"}},{"kind":"Field","name":{"kind":"Name","value":"exercise_id"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"is_latest"}},{"kind":"Field","name":{"kind":"Name","value":"completed_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"gain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Gain_figures"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Gradebook_columns"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradebookOverview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exercise_id"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_slug"}},{"kind":"Field","name":{"kind":"Name","value":"study_project_number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Gain_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LearningGain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"normalised"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"change"}}]}}]} as unknown as DocumentNode<UseStudent_FiguresQuery, UseStudent_FiguresQueryVariables>;
export const GainQuery_GainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GainQuery_gain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"level"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"learningGain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"level"},"value":{"kind":"Variable","name":{"kind":"Name","value":"level"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Gain_figures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"study_projects"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"learners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"gain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Gain_figures"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"gain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Gain_figures"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question_id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"benchmark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"discrimination"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"discrimination"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Gain_figures"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Gain_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LearningGain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"normalised"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"change"}}]}}]} as unknown as DocumentNode<GainQuery_GainQuery, GainQuery_GainQueryVariables>;
export const QuestionDialog_QuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuestionDialog_question"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessedQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"questionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<QuestionDialog_QuestionQuery, QuestionDialog_QuestionQueryVariables>;
export const GradebookDashboard_OverviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GradebookDashboard_overviews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"benchmarks"},"name":{"kind":"Name","value":"benchmarkGradebookOverview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Gradebook_columns"}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"lessons"},"name":{"kind":"Name","value":"lessonGradebookOverview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Gradebook_columns"}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"summaries"},"name":{"kind":"Name","value":"summaryGradebookOverview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Gradebook_columns"}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Gradebook_columns"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GradebookOverview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exercise_id"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_slug"}},{"kind":"Field","name":{"kind":"Name","value":"study_project_number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"published"}}]}}]}}]} as unknown as DocumentNode<GradebookDashboard_OverviewsQuery, GradebookDashboard_OverviewsQueryVariables>;
export const CreateGroupDialog_LicensesByInstitutionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreateGroupDialog_licensesByInstitution"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licensesByInstitution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institutionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"my_role"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupForm_license"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupForm_license"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"License"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"is_quoted"}},{"kind":"Field","name":{"kind":"Name","value":"days_to_expire"}},{"kind":"Field","name":{"kind":"Name","value":"activation_date"}},{"kind":"Field","name":{"kind":"Name","value":"expiry_date"}},{"kind":"Field","name":{"kind":"Name","value":"max_users"}},{"kind":"Field","name":{"kind":"Name","value":"slots_used"}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_operations"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]}}]} as unknown as DocumentNode<CreateGroupDialog_LicensesByInstitutionQuery, CreateGroupDialog_LicensesByInstitutionQueryVariables>;
export const CreateGroupDialog_CreateGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateGroupDialog_createGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CreateGroupDialog_CreateGroupMutation, CreateGroupDialog_CreateGroupMutationVariables>;
export const DeleteGroup_DeleteGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteGroup_deleteGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteGroup_DeleteGroupMutation, DeleteGroup_DeleteGroupMutationVariables>;
export const DeletedGroupsDialog_DeletedGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletedGroupsDialog_deletedGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institutionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"learners"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"license_id"}},{"kind":"Field","name":{"kind":"Name","value":"license_name"}}]}}]}}]} as unknown as DocumentNode<DeletedGroupsDialog_DeletedGroupsQuery, DeletedGroupsDialog_DeletedGroupsQueryVariables>;
export const DeletedGroupsDialog_RestoreGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletedGroupsDialog_restoreGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<DeletedGroupsDialog_RestoreGroupMutation, DeletedGroupsDialog_RestoreGroupMutationVariables>;
export const EditGroupDialog_UpdateGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditGroupDialog_updateGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateGroupInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateGroupWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"status_since"}},{"kind":"Field","name":{"kind":"Name","value":"start_date"}},{"kind":"Field","name":{"kind":"Name","value":"end_date"}},{"kind":"Field","name":{"kind":"Name","value":"group_size"}},{"kind":"Field","name":{"kind":"Name","value":"free_places"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCourses_group"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCourses_group"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"my_role"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_operations"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_lessons"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}}]}}]}}]} as unknown as DocumentNode<EditGroupDialog_UpdateGroupMutation, EditGroupDialog_UpdateGroupMutationVariables>;
export const EditGroupDialog_LicensesByInstitutionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditGroupDialog_licensesByInstitution"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licensesByInstitution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institutionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupForm_license"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupForm_license"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"License"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"is_quoted"}},{"kind":"Field","name":{"kind":"Name","value":"days_to_expire"}},{"kind":"Field","name":{"kind":"Name","value":"activation_date"}},{"kind":"Field","name":{"kind":"Name","value":"expiry_date"}},{"kind":"Field","name":{"kind":"Name","value":"max_users"}},{"kind":"Field","name":{"kind":"Name","value":"slots_used"}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_operations"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]}}]} as unknown as DocumentNode<EditGroupDialog_LicensesByInstitutionQuery, EditGroupDialog_LicensesByInstitutionQueryVariables>;
export const GroupActivities_GroupActivitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupActivities_groupActivities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupActivities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}}]} as unknown as DocumentNode<GroupActivities_GroupActivitiesQuery, GroupActivities_GroupActivitiesQueryVariables>;
export const RenewKey_RenewGroupKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewKey_renewGroupKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewGroupKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<RenewKey_RenewGroupKeyMutation, RenewKey_RenewGroupKeyMutationVariables>;
export const GroupSettings_GroupSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupSettings_groupSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"group_size"}},{"kind":"Field","name":{"kind":"Name","value":"start_date"}},{"kind":"Field","name":{"kind":"Name","value":"end_date"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"courses"}},{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"learners"}},{"kind":"Field","name":{"kind":"Name","value":"license"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupForm_license"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sitting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unfinished"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"successors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"status_since"}},{"kind":"Field","name":{"kind":"Name","value":"start_date"}},{"kind":"Field","name":{"kind":"Name","value":"end_date"}},{"kind":"Field","name":{"kind":"Name","value":"ends_in"}},{"kind":"Field","name":{"kind":"Name","value":"group_size"}},{"kind":"Field","name":{"kind":"Name","value":"free_places"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_operations"}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupForm_license"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"License"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"is_quoted"}},{"kind":"Field","name":{"kind":"Name","value":"days_to_expire"}},{"kind":"Field","name":{"kind":"Name","value":"activation_date"}},{"kind":"Field","name":{"kind":"Name","value":"expiry_date"}},{"kind":"Field","name":{"kind":"Name","value":"max_users"}},{"kind":"Field","name":{"kind":"Name","value":"slots_used"}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_operations"}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]}}]} as unknown as DocumentNode<GroupSettings_GroupSettingsQuery, GroupSettings_GroupSettingsQueryVariables>;
export const TransferGroup_TransferGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransferGroup_transferGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"user_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"user_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"user_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"my_role"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_operations"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}}]}}]}}]} as unknown as DocumentNode<TransferGroup_TransferGroupMutation, TransferGroup_TransferGroupMutationVariables>;
export const CreateGroupDialog_InstitutionMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreateGroupDialog_institutionMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"institutionMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institution_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"EnumValue","value":"INSTRUCTOR"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"60"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}}]} as unknown as DocumentNode<CreateGroupDialog_InstitutionMembersQuery, CreateGroupDialog_InstitutionMembersQueryVariables>;
export const GroupScreen_GroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupScreen_group"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"start_date"}},{"kind":"Field","name":{"kind":"Name","value":"end_date"}},{"kind":"Field","name":{"kind":"Name","value":"ends_in"}},{"kind":"Field","name":{"kind":"Name","value":"late_answers"}},{"kind":"Field","name":{"kind":"Name","value":"external_id"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_members"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_operations"}},{"kind":"Field","name":{"kind":"Name","value":"lock_reason"}},{"kind":"Field","name":{"kind":"Name","value":"result_courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCourses_group"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCourses_group"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"my_role"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_operations"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_lessons"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}}]}}]}}]} as unknown as DocumentNode<GroupScreen_GroupQuery, GroupScreen_GroupQueryVariables>;
export const JoinGroupForm_JoinGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinGroupForm_joinGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group_key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group_key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<JoinGroupForm_JoinGroupMutation, JoinGroupForm_JoinGroupMutationVariables>;
export const AddMembers_AddableMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddMembers_addableMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddableRole"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addableMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"in_group"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"free_places"}}]}}]}}]} as unknown as DocumentNode<AddMembers_AddableMembersQuery, AddMembers_AddableMembersQueryVariables>;
export const AddMembers_AddGroupLearnersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddMembers_addGroupLearners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupMemberInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"results"},"name":{"kind":"Name","value":"addGroupLearners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"user_id"}}]}}]}}]} as unknown as DocumentNode<AddMembers_AddGroupLearnersMutation, AddMembers_AddGroupLearnersMutationVariables>;
export const AddMembers_AddGroupInstructorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddMembers_addGroupInstructors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupMemberInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"results"},"name":{"kind":"Name","value":"addGroupInstructors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"user_id"}}]}}]}}]} as unknown as DocumentNode<AddMembers_AddGroupInstructorsMutation, AddMembers_AddGroupInstructorsMutationVariables>;
export const GroupMembers_SittingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupMembers_sittings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"user_ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"LEARNERS"}},{"kind":"Argument","name":{"kind":"Name","value":"user_ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"user_ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sits"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<GroupMembers_SittingsQuery, GroupMembers_SittingsQueryVariables>;
export const ExtraTime_GroupMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExtraTime_groupMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"user_ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"LEARNERS"}},{"kind":"Argument","name":{"kind":"Name","value":"user_ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"user_ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"extra_percent"}}]}}]}}]}}]} as unknown as DocumentNode<ExtraTime_GroupMembersQuery, ExtraTime_GroupMembersQueryVariables>;
export const ExtraTime_SetExtraTimeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExtraTime_setExtraTime"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExtraTimeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setExtraTime"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"extra_percent"}}]}}]}}]} as unknown as DocumentNode<ExtraTime_SetExtraTimeMutation, ExtraTime_SetExtraTimeMutationVariables>;
export const RemoveMembers_DeleteGroupMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMembers_deleteGroupMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"user_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteGroupMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"user_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"user_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<RemoveMembers_DeleteGroupMemberMutation, RemoveMembers_DeleteGroupMemberMutationVariables>;
export const MoveMembers_GroupsToMoveToDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoveMembers_groupsToMoveTo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupsToMoveTo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"free_places"}},{"kind":"Field","name":{"kind":"Name","value":"left_courses"}}]}}]}}]} as unknown as DocumentNode<MoveMembers_GroupsToMoveToQuery, MoveMembers_GroupsToMoveToQueryVariables>;
export const MoveMembers_UpdateGroupMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveMembers_updateGroupMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupMoveInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGroupMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"user_id"}}]}}]}}]} as unknown as DocumentNode<MoveMembers_UpdateGroupMembersMutation, MoveMembers_UpdateGroupMembersMutationVariables>;
export const GroupMembers_LearnersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupMembers_learners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupMemberSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"down"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"LEARNERS"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"down"},"value":{"kind":"Variable","name":{"kind":"Name","value":"down"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"joined_on"}},{"kind":"Field","name":{"kind":"Name","value":"extra_percent"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"group_size"}}]}}]}}]} as unknown as DocumentNode<GroupMembers_LearnersQuery, GroupMembers_LearnersQueryVariables>;
export const GroupMembers_InstructorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupMembers_instructors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groupMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"INSTRUCTORS"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"joined_on"}},{"kind":"Field","name":{"kind":"Name","value":"extra_percent"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]}}]} as unknown as DocumentNode<GroupMembers_InstructorsQuery, GroupMembers_InstructorsQueryVariables>;
export const GroupMembers_RollDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupMembers_roll"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"joined"},"name":{"kind":"Name","value":"groupMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"LEARNERS"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusedJoins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"refused_on"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"awaitedMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"created_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rosterImports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"created_on"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"moved"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"awaited"}}]}}]}}]} as unknown as DocumentNode<GroupMembers_RollQuery, GroupMembers_RollQueryVariables>;
export const GroupMembers_RemoveAwaitedMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GroupMembers_removeAwaitedMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAwaitedMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<GroupMembers_RemoveAwaitedMembersMutation, GroupMembers_RemoveAwaitedMembersMutationVariables>;
export const GroupMembers_UndoRosterImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GroupMembers_undoRosterImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"import_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoRosterImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"import_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"import_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"imported"}}]}}]}}]}}]} as unknown as DocumentNode<GroupMembers_UndoRosterImportMutation, GroupMembers_UndoRosterImportMutationVariables>;
export const RosterScreen_RosterDifferenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RosterScreen_rosterDifference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encoding"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TableEncoding"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileColumnInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"removed"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RosterMissingInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"choices"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RosterChoiceInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rosterDifference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"encoding"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encoding"}}},{"kind":"Argument","name":{"kind":"Name","value":"sheet"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}},{"kind":"Argument","name":{"kind":"Name","value":"removed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"removed"}}},{"kind":"Argument","name":{"kind":"Name","value":"choices"},"value":{"kind":"Variable","name":{"kind":"Name","value":"choices"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roster_difference"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roster_difference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RosterDifference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"is_read"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"example"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"mails"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"is_awaited"}},{"kind":"Field","name":{"kind":"Name","value":"group_id"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"free_places"}},{"kind":"Field","name":{"kind":"Name","value":"awaited"}}]}}]}}]} as unknown as DocumentNode<RosterScreen_RosterDifferenceQuery, RosterScreen_RosterDifferenceQueryVariables>;
export const RosterScreen_ImportRosterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RosterScreen_importRoster"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encoding"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TableEncoding"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"columns"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FileColumnInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"removed"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RosterMissingInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"choices"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RosterChoiceInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shown"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRoster"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"encoding"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encoding"}}},{"kind":"Argument","name":{"kind":"Name","value":"sheet"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sheet"}}},{"kind":"Argument","name":{"kind":"Name","value":"columns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"columns"}}},{"kind":"Argument","name":{"kind":"Name","value":"removed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"removed"}}},{"kind":"Argument","name":{"kind":"Name","value":"choices"},"value":{"kind":"Variable","name":{"kind":"Name","value":"choices"}}},{"kind":"Argument","name":{"kind":"Name","value":"shown"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shown"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"difference"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roster_difference"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roster_difference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RosterDifference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"is_read"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"example"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"mails"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"why"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"cells"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"is_awaited"}},{"kind":"Field","name":{"kind":"Name","value":"group_id"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"free_places"}},{"kind":"Field","name":{"kind":"Name","value":"awaited"}}]}}]}}]} as unknown as DocumentNode<RosterScreen_ImportRosterMutation, RosterScreen_ImportRosterMutationVariables>;
export const LateAnswers_ListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LateAnswers_list"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lateAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt_id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"course_name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"numbers"}},{"kind":"Field","name":{"kind":"Name","value":"percent_before"}},{"kind":"Field","name":{"kind":"Name","value":"percent_after"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"entered_at"}},{"kind":"Field","name":{"kind":"Name","value":"arrived_at"}},{"kind":"Field","name":{"kind":"Name","value":"minutes_ahead"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}}]}}]}}]} as unknown as DocumentNode<LateAnswers_ListQuery, LateAnswers_ListQueryVariables>;
export const LateAnswers_DecideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LateAnswers_decide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LateDecisionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideLateAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt_id"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}}]}}]}}]} as unknown as DocumentNode<LateAnswers_DecideMutation, LateAnswers_DecideMutationVariables>;
export const SittingNow_SittingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SittingNow_sittings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sittingNow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"server_time"}},{"kind":"Field","name":{"kind":"Name","value":"sittings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt_id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"course_name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"saved_at"}},{"kind":"Field","name":{"kind":"Name","value":"heard_at"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"added_time"}}]}}]}}]}}]} as unknown as DocumentNode<SittingNow_SittingsQuery, SittingNow_SittingsQueryVariables>;
export const SittingNow_AddSittingMinutesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SittingNow_addSittingMinutes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SittingMinutesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSittingMinutes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt_id"}}]}}]}}]} as unknown as DocumentNode<SittingNow_AddSittingMinutesMutation, SittingNow_AddSittingMinutesMutationVariables>;
export const FreeBenchmark_BeginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeBenchmark_begin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"level"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"browser"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeBenchmark"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"level"},"value":{"kind":"Variable","name":{"kind":"Name","value":"level"}}},{"kind":"Argument","name":{"kind":"Name","value":"browser"},"value":{"kind":"Variable","name":{"kind":"Name","value":"browser"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnrecordedSitting_attempt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_count"}},{"kind":"Field","name":{"kind":"Name","value":"last_result"}},{"kind":"Field","name":{"kind":"Name","value":"retry_order"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"case_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"correct_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg_two"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reveal"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnrecordedSitting_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnrecordedAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"time_limit"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"server_time"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"}}]}}]}}]} as unknown as DocumentNode<FreeBenchmark_BeginQuery, FreeBenchmark_BeginQueryVariables>;
export const FreeBenchmark_ResultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeBenchmark_result"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answers"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DraftAnswerInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeBenchmarkResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ticket"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}}},{"kind":"Argument","name":{"kind":"Name","value":"answers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answers"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"by_lesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"band"}}]}}]}}]}}]} as unknown as DocumentNode<FreeBenchmark_ResultQuery, FreeBenchmark_ResultQueryVariables>;
export const FreeLesson_LessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeLesson_lesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lessonId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaViewer_page"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Quickdeck_card"}}]}},{"kind":"Field","name":{"kind":"Name","value":"studyProjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"study_project_number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaViewer_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Quickdeck_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuickdeckCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}}]} as unknown as DocumentNode<FreeLesson_LessonQuery, FreeLesson_LessonQueryVariables>;
export const FreeProject_BeginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeProject_begin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeStudyProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnrecordedProject_attempt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_count"}},{"kind":"Field","name":{"kind":"Name","value":"last_result"}},{"kind":"Field","name":{"kind":"Name","value":"retry_order"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"case_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"correct_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg_two"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reveal"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnrecordedProject_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnrecordedAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"}}]}}]}}]} as unknown as DocumentNode<FreeProject_BeginQuery, FreeProject_BeginQueryVariables>;
export const FreeProject_CheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FreeProject_check"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckFreeAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkFreeAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UnrecordedProject_checked"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_count"}},{"kind":"Field","name":{"kind":"Name","value":"last_result"}},{"kind":"Field","name":{"kind":"Name","value":"retry_order"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"case_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"correct_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg_two"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reveal"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UnrecordedProject_checked"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckedAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"resources_ticket"}},{"kind":"Field","name":{"kind":"Name","value":"attempt_question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"}}]}}]}}]} as unknown as DocumentNode<FreeProject_CheckMutation, FreeProject_CheckMutationVariables>;
export const AwaitedClass_ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AwaitedClass_viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AwaitedClass_ViewerQuery, AwaitedClass_ViewerQueryVariables>;
export const HomeScreen_ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeScreen_viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"institutions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"my_role"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_operations"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InstitutionCards_institution"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnGroup_group"}}]}},{"kind":"Field","name":{"kind":"Name","value":"started"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContinuePanel_started"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next_step"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NextPanel_next"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCard_group"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"start_date"}},{"kind":"Field","name":{"kind":"Name","value":"end_date"}},{"kind":"Field","name":{"kind":"Name","value":"group_size"}},{"kind":"Field","name":{"kind":"Name","value":"free_places"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_courses"}},{"kind":"Field","name":{"kind":"Name","value":"my_role"}},{"kind":"Field","name":{"kind":"Name","value":"lock_reason"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"result_courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstitutionCards_institution"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Institution"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnGroup_group"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"late_answers"}},{"kind":"Field","name":{"kind":"Name","value":"my_role"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCard_group"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContinuePanel_started"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartedExercise"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"group_id"}},{"kind":"Field","name":{"kind":"Name","value":"course_id"}},{"kind":"Field","name":{"kind":"Name","value":"course_name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"study_project_id"}},{"kind":"Field","name":{"kind":"Name","value":"study_project_number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"question_index"}},{"kind":"Field","name":{"kind":"Name","value":"questions_done"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NextPanel_next"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NextExercise"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"group_id"}},{"kind":"Field","name":{"kind":"Name","value":"course_id"}},{"kind":"Field","name":{"kind":"Name","value":"course_name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"study_project_id"}},{"kind":"Field","name":{"kind":"Name","value":"study_project_number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}}]}}]} as unknown as DocumentNode<HomeScreen_ViewerQuery, HomeScreen_ViewerQueryVariables>;
export const InstitutionGroups_GroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstitutionGroups_groups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institutionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institutionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"12"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCard_group"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCard_group"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"start_date"}},{"kind":"Field","name":{"kind":"Name","value":"end_date"}},{"kind":"Field","name":{"kind":"Name","value":"group_size"}},{"kind":"Field","name":{"kind":"Name","value":"free_places"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_courses"}},{"kind":"Field","name":{"kind":"Name","value":"my_role"}},{"kind":"Field","name":{"kind":"Name","value":"lock_reason"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"result_courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]} as unknown as DocumentNode<InstitutionGroups_GroupsQuery, InstitutionGroups_GroupsQueryVariables>;
export const InvitationScreen_AddInstitutionMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InvitationScreen_addInstitutionMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InstitutionMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addInstitutionMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"group_not_joined"}}]}}]}}]} as unknown as DocumentNode<InvitationScreen_AddInstitutionMemberMutation, InvitationScreen_AddInstitutionMemberMutationVariables>;
export const InvitationScreen_DeleteInstitutionInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InvitationScreen_deleteInstitutionInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteInstitutionInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}}]}}]}}]} as unknown as DocumentNode<InvitationScreen_DeleteInstitutionInviteMutation, InvitationScreen_DeleteInstitutionInviteMutationVariables>;
export const InvitationScreen_InvitationByLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvitationScreen_invitationByLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"signedIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationByLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"institution_id"}},{"kind":"Field","name":{"kind":"Name","value":"institution_name"}},{"kind":"Field","name":{"kind":"Name","value":"group_name"}},{"kind":"Field","name":{"kind":"Name","value":"invited_by"}},{"kind":"Field","name":{"kind":"Name","value":"expires_on"}},{"kind":"Field","name":{"kind":"Name","value":"taker"}},{"kind":"Field","name":{"kind":"Name","value":"my_role"}},{"kind":"Field","name":{"kind":"Name","value":"way"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"signedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<InvitationScreen_InvitationByLinkQuery, InvitationScreen_InvitationByLinkQueryVariables>;
export const FreeCourses_OfferedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeCourses_offered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeCourseBenchmarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"benchmarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"asks"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"freeLessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"course_name"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}}]} as unknown as DocumentNode<FreeCourses_OfferedQuery, FreeCourses_OfferedQueryVariables>;
export const EditUser_UpdateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditUser_updateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<EditUser_UpdateUserMutation, EditUser_UpdateUserMutationVariables>;
export const AdminInstitution_InstitutionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminInstitution_institution"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InstitutionWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"institution"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"country_code"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"time_zone"}},{"kind":"Field","name":{"kind":"Name","value":"looked_after_by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}}]}}]}}]}}]} as unknown as DocumentNode<AdminInstitution_InstitutionQuery, AdminInstitution_InstitutionQueryVariables>;
export const ResetLink_HandOutResetLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetLink_handOutResetLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handOutResetLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"expires_on"}}]}}]}}]} as unknown as DocumentNode<ResetLink_HandOutResetLinkMutation, ResetLink_HandOutResetLinkMutationVariables>;
export const UserScreen_UserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserScreen_user"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"grantable_roles"}},{"kind":"Field","name":{"kind":"Name","value":"created_on"}},{"kind":"Field","name":{"kind":"Name","value":"last_seen_on"}},{"kind":"Field","name":{"kind":"Name","value":"email_verified"}},{"kind":"Field","name":{"kind":"Name","value":"institutions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"has_account"}},{"kind":"Field","name":{"kind":"Name","value":"last_signed_in_on"}},{"kind":"Field","name":{"kind":"Name","value":"wrong_tries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"everywhere"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refused_mails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"created_on"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refused_joins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"refused_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"institution"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expires_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_over"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UserScreen_UserQuery, UserScreen_UserQueryVariables>;
export const UsersScreen_PaginatedUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsersScreen_paginatedUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GlobalRole"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paginatedUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"grantable_roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"moreThanCounted"}},{"kind":"Field","name":{"kind":"Name","value":"invited"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"institution_id"}},{"kind":"Field","name":{"kind":"Name","value":"institution_name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}}]} as unknown as DocumentNode<UsersScreen_PaginatedUsersQuery, UsersScreen_PaginatedUsersQueryVariables>;
export const AuditLog_AuditEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLog_auditEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institution_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"object"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"institution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undone_by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"tooManyNamed"}}]}}]}}]} as unknown as DocumentNode<AuditLog_AuditEntriesQuery, AuditLog_AuditEntriesQueryVariables>;
export const AuditEntry_AuditEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditEntry_auditEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"undone_by"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"names"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"erased"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"request_id"}},{"kind":"Field","name":{"kind":"Name","value":"related"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undoes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"possible"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}}]}}]}}]} as unknown as DocumentNode<AuditEntry_AuditEntryQuery, AuditEntry_AuditEntryQueryVariables>;
export const AuditLog_AuditExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditLog_auditExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"institution_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"institution_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode<AuditLog_AuditExportQuery, AuditLog_AuditExportQueryVariables>;
export const AuditEntry_UndoAuditEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AuditEntry_undoAuditEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoAuditEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"left_out"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<AuditEntry_UndoAuditEntryMutation, AuditEntry_UndoAuditEntryMutationVariables>;
export const InstanceScreen_InstanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstanceScreen_instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"next_on"}},{"kind":"Field","name":{"kind":"Name","value":"started_on"}},{"kind":"Field","name":{"kind":"Name","value":"ended_on"}},{"kind":"Field","name":{"kind":"Name","value":"succeeded_on"}},{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mails_waiting"}},{"kind":"Field","name":{"kind":"Name","value":"mails_given_up"}},{"kind":"Field","name":{"kind":"Name","value":"mails_refused"}},{"kind":"Field","name":{"kind":"Name","value":"mails_sent_today"}},{"kind":"Field","name":{"kind":"Name","value":"database_bytes"}},{"kind":"Field","name":{"kind":"Name","value":"media_bytes"}},{"kind":"Field","name":{"kind":"Name","value":"free_bytes"}},{"kind":"Field","name":{"kind":"Name","value":"backs_up"}},{"kind":"Field","name":{"kind":"Name","value":"last_backup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"ended_on"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"missing_files"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"last_verified"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ended_on"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"gradebooks"}}]}}]}}]}}]} as unknown as DocumentNode<InstanceScreen_InstanceQuery, InstanceScreen_InstanceQueryVariables>;
export const InstanceScreen_InstanceChecksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstanceScreen_instanceChecks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceChecks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"seen"}},{"kind":"Field","name":{"kind":"Name","value":"cure"}}]}}]}}]} as unknown as DocumentNode<InstanceScreen_InstanceChecksQuery, InstanceScreen_InstanceChecksQueryVariables>;
export const UnsentMails_UnsentMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnsentMails_unsentMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unsentMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipient"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"created_on"}},{"kind":"Field","name":{"kind":"Name","value":"not_before"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"last_error"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}}]}}]}}]} as unknown as DocumentNode<UnsentMails_UnsentMailsQuery, UnsentMails_UnsentMailsQueryVariables>;
export const Jobs_AskForJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Jobs_askForJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobName"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askForJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"wanted_on"}}]}}]}}]} as unknown as DocumentNode<Jobs_AskForJobMutation, Jobs_AskForJobMutationVariables>;
export const UnsentMails_RetryMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsentMails_retryMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<UnsentMails_RetryMailMutation, UnsentMails_RetryMailMutationVariables>;
export const UnsentMails_DropMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnsentMails_dropMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dropMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<UnsentMails_DropMailMutation, UnsentMails_DropMailMutationVariables>;
export const AssessmentScreen_OpenSittingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentScreen_openSitting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"course_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExerciseType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openSitting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"course_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"course_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt_id"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group_id"}},{"kind":"Field","name":{"kind":"Name","value":"course_name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"is_saved"}}]}}]}}]}}]} as unknown as DocumentNode<AssessmentScreen_OpenSittingQuery, AssessmentScreen_OpenSittingQueryVariables>;
export const SittingClock_SittingTimeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SittingClock_sittingTime"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attempt_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sittingTime"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"attempt_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attempt_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt_id"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"added_time"}},{"kind":"Field","name":{"kind":"Name","value":"server_time"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group_id"}},{"kind":"Field","name":{"kind":"Name","value":"group_name"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"is_saved"}}]}}]}}]}}]} as unknown as DocumentNode<SittingClock_SittingTimeQuery, SittingClock_SittingTimeQueryVariables>;
export const SittingSaving_KeepLateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SittingSaving_keepLate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LateAnswersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepLateAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}]}]}}]} as unknown as DocumentNode<SittingSaving_KeepLateMutation, SittingSaving_KeepLateMutationVariables>;
export const LessonScores_LessonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LessonScores_lessons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lessons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<LessonScores_LessonsQuery, LessonScores_LessonsQueryVariables>;
export const SittingSaving_SaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SittingSaving_save"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAssessmentDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"added_time"}},{"kind":"Field","name":{"kind":"Name","value":"server_time"}}]}}]}}]} as unknown as DocumentNode<SittingSaving_SaveMutation, SittingSaving_SaveMutationVariables>;
export const SittingSaving_SubmitBenchmarkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SittingSaving_submitBenchmark"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerRecordInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"submitted"},"name":{"kind":"Name","value":"saveBenchmarkAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Sitting_attempt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_count"}},{"kind":"Field","name":{"kind":"Name","value":"last_result"}},{"kind":"Field","name":{"kind":"Name","value":"retry_order"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"case_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"correct_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg_two"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reveal"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sitting_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"question_index"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"submitted_by_timer"}},{"kind":"Field","name":{"kind":"Name","value":"review"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"added_time"}},{"kind":"Field","name":{"kind":"Name","value":"time_limit"}},{"kind":"Field","name":{"kind":"Name","value":"server_time"}},{"kind":"Field","name":{"kind":"Name","value":"late_answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numbers"}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"percent_before"}},{"kind":"Field","name":{"kind":"Name","value":"percent_after"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"by_lesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"}}]}}]}}]} as unknown as DocumentNode<SittingSaving_SubmitBenchmarkMutation, SittingSaving_SubmitBenchmarkMutationVariables>;
export const SittingSaving_SubmitSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SittingSaving_submitSummary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerRecordInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptWhere"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"submitted"},"name":{"kind":"Name","value":"saveSummaryAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Sitting_attempt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_count"}},{"kind":"Field","name":{"kind":"Name","value":"last_result"}},{"kind":"Field","name":{"kind":"Name","value":"retry_order"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"case_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"correct_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg_two"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reveal"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sitting_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"question_index"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"submitted_by_timer"}},{"kind":"Field","name":{"kind":"Name","value":"review"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"added_time"}},{"kind":"Field","name":{"kind":"Name","value":"time_limit"}},{"kind":"Field","name":{"kind":"Name","value":"server_time"}},{"kind":"Field","name":{"kind":"Name","value":"late_answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numbers"}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"percent_before"}},{"kind":"Field","name":{"kind":"Name","value":"percent_after"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"by_lesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"}}]}}]}}]} as unknown as DocumentNode<SittingSaving_SubmitSummaryMutation, SittingSaving_SubmitSummaryMutationVariables>;
export const AssessmentScreen_CourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AssessmentScreen_course"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentCourseProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}}]}},{"kind":"Field","name":{"kind":"Name","value":"benchmark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentScreen_assessment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentScreen_assessment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentScreen_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseAssessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"extra_time"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"lock_reason"}},{"kind":"Field","name":{"kind":"Name","value":"latest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt_id"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"open"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt_id"}}]}}]}}]} as unknown as DocumentNode<AssessmentScreen_CourseQuery, AssessmentScreen_CourseQueryVariables>;
export const AssessmentScreen_StartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssessmentScreen_start"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartAssessmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startAssessment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Sitting_attempt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_count"}},{"kind":"Field","name":{"kind":"Name","value":"last_result"}},{"kind":"Field","name":{"kind":"Name","value":"retry_order"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"case_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"correct_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg_two"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reveal"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Sitting_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentAttempt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"question_index"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"submitted_by_timer"}},{"kind":"Field","name":{"kind":"Name","value":"review"}},{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"added_time"}},{"kind":"Field","name":{"kind":"Name","value":"time_limit"}},{"kind":"Field","name":{"kind":"Name","value":"server_time"}},{"kind":"Field","name":{"kind":"Name","value":"late_answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numbers"}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"percent_before"}},{"kind":"Field","name":{"kind":"Name","value":"percent_after"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"by_lesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"}}]}}]}}]} as unknown as DocumentNode<AssessmentScreen_StartMutation, AssessmentScreen_StartMutationVariables>;
export const CourseScreen_ProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseScreen_progress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentCourseProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group_id"}},{"kind":"Field","name":{"kind":"Name","value":"group_name"}},{"kind":"Field","name":{"kind":"Name","value":"allowed_operations"}},{"kind":"Field","name":{"kind":"Name","value":"is_member"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"levels"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"benchmark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentRows_assessment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentRows_assessment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"studyProjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"study_project_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"study_project_number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"lock_reason"}},{"kind":"Field","name":{"kind":"Name","value":"latest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"open"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question_index"}},{"kind":"Field","name":{"kind":"Name","value":"questions_done"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"saved_at"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProgressPanel_level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProgressPanel_level"}}]}},{"kind":"Field","name":{"kind":"Name","value":"number_of_pages"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_cards"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_clips"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentRows_assessment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseAssessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"lock_reason"}},{"kind":"Field","name":{"kind":"Name","value":"latest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt_id"}},{"kind":"Field","name":{"kind":"Name","value":"completed_on"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"open"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"question_index"}},{"kind":"Field","name":{"kind":"Name","value":"questions_done"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"saved_at"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgressPanel_level"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LevelProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"first_try_percent"}}]}}]} as unknown as DocumentNode<CourseScreen_ProgressQuery, CourseScreen_ProgressQueryVariables>;
export const AttemptScreen_AttemptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttemptScreen_attempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishedAttempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"first_name"}},{"kind":"Field","name":{"kind":"Name","value":"last_name"}},{"kind":"Field","name":{"kind":"Name","value":"course_name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"study_project_number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"submitted_by_timer"}},{"kind":"Field","name":{"kind":"Name","value":"review"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"by_lesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt_id"}},{"kind":"Field","name":{"kind":"Name","value":"attempt"}},{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"completed_on"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_count"}},{"kind":"Field","name":{"kind":"Name","value":"last_result"}},{"kind":"Field","name":{"kind":"Name","value":"retry_order"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"case_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"correct_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg_two"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reveal"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<AttemptScreen_AttemptQuery, AttemptScreen_AttemptQueryVariables>;
export const InstructorResources_ListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstructorResources_list"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instructorResources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}}]}}]}}]} as unknown as DocumentNode<InstructorResources_ListQuery, InstructorResources_ListQueryVariables>;
export const EbookScreen_LessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EbookScreen_lesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lessonName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"course_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lessonName"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lessons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_pages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<EbookScreen_LessonQuery, EbookScreen_LessonQueryVariables>;
export const Library_LessonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Library_lessons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lessons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_pages"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_cards"}},{"kind":"Field","name":{"kind":"Name","value":"number_of_clips"}}]}}]}}]} as unknown as DocumentNode<Library_LessonsQuery, Library_LessonsQueryVariables>;
export const QuickclipScreen_LessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuickclipScreen_lesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lessonName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"course_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lessonName"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"clip_cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClipCard_card"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaterialFrame_query"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClipCard_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuickclipCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"poster"}},{"kind":"Field","name":{"kind":"Name","value":"duration_seconds"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"src"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tracks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"src"}},{"kind":"Field","name":{"kind":"Name","value":"srclang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaterialFrame_query"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lessons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<QuickclipScreen_LessonQuery, QuickclipScreen_LessonQueryVariables>;
export const QuickdeckScreen_LessonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuickdeckScreen_lesson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lessonName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lesson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"course_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lessonName"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Quickdeck_card"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaterialFrame_query"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Quickdeck_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuickdeckCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaterialFrame_query"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lessons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<QuickdeckScreen_LessonQuery, QuickdeckScreen_LessonQueryVariables>;
export const ResourceView_ResourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResourceView_resources"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionResources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"questionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"ticket"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaViewer_page"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Quickdeck_card"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clip_card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClipCard_card"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaViewer_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Quickdeck_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuickdeckCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClipCard_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuickclipCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"poster"}},{"kind":"Field","name":{"kind":"Name","value":"duration_seconds"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"src"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tracks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"src"}},{"kind":"Field","name":{"kind":"Name","value":"srclang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}}]} as unknown as DocumentNode<ResourceView_ResourcesQuery, ResourceView_ResourcesQueryVariables>;
export const ImmersiveReader_ImmersiveReaderAuthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImmersiveReader_immersiveReaderAuth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"immersiveReaderAuth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"subdomain"}}]}}]}}]} as unknown as DocumentNode<ImmersiveReader_ImmersiveReaderAuthQuery, ImmersiveReader_ImmersiveReaderAuthQueryVariables>;
export const StudyProjectScreen_ProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudyProjectScreen_project"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studyProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"study_project_number"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"introduction"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"lock_reason"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"lesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"course_id"}},{"kind":"Field","name":{"kind":"Name","value":"course_name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"hint_opens_media_library"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keyElements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MediaViewer_page"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Quickdeck_card"}}]}},{"kind":"Field","name":{"kind":"Name","value":"clip_cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClipCard_card"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudyProject_attempt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudyProject_attempt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_count"}},{"kind":"Field","name":{"kind":"Name","value":"last_result"}},{"kind":"Field","name":{"kind":"Name","value":"retry_order"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"case_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"correct_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg_two"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reveal"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MediaViewer_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Quickdeck_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuickdeckCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"term"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClipCard_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuickclipCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"poster"}},{"kind":"Field","name":{"kind":"Name","value":"duration_seconds"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"src"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tracks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"src"}},{"kind":"Field","name":{"kind":"Name","value":"srclang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudyProject_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyProjectProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"question_index"}},{"kind":"Field","name":{"kind":"Name","value":"finished"}},{"kind":"Field","name":{"kind":"Name","value":"attempt_questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"}}]}}]}}]} as unknown as DocumentNode<StudyProjectScreen_ProjectQuery, StudyProjectScreen_ProjectQueryVariables>;
export const QuestionResourcePage_ProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuestionResourcePage_project"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studyProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"course_name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}}]}}]}}]}}]} as unknown as DocumentNode<QuestionResourcePage_ProjectQuery, QuestionResourcePage_ProjectQueryVariables>;
export const StudyProjectSaving_SaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StudyProjectSaving_save"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StudyProjectProgressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveStudyProjectProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<StudyProjectSaving_SaveMutation, StudyProjectSaving_SaveMutationVariables>;
export const StudyProjectSaving_CheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StudyProjectSaving_check"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"attempt_question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_count"}},{"kind":"Field","name":{"kind":"Name","value":"last_result"}},{"kind":"Field","name":{"kind":"Name","value":"retry_order"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"case_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"correct_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg_two"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reveal"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode<StudyProjectSaving_CheckMutation, StudyProjectSaving_CheckMutationVariables>;
export const StudyProjectSaving_FinishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StudyProjectSaving_finish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExerciseResultInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveExerciseResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corrects"}},{"kind":"Field","name":{"kind":"Name","value":"first_try_corrects"}},{"kind":"Field","name":{"kind":"Name","value":"total_questions"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}}]}}]}}]} as unknown as DocumentNode<StudyProjectSaving_FinishMutation, StudyProjectSaving_FinishMutationVariables>;
export const StudyProjectScreen_StartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StudyProjectScreen_start"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StudyProjectProgressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveStudyProjectProgress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudyProject_attempt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_count"}},{"kind":"Field","name":{"kind":"Name","value":"last_result"}},{"kind":"Field","name":{"kind":"Name","value":"retry_order"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"case_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"correct_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg_two"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reveal"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudyProject_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyProjectProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"question_index"}},{"kind":"Field","name":{"kind":"Name","value":"finished"}},{"kind":"Field","name":{"kind":"Name","value":"attempt_questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"}}]}}]}}]} as unknown as DocumentNode<StudyProjectScreen_StartMutation, StudyProjectScreen_StartMutationVariables>;
export const StudyProject_AttemptsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudyProject_attempts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studyProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudyProject_attempt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudyProject_attempt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"seconds_spent"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_count"}},{"kind":"Field","name":{"kind":"Name","value":"last_result"}},{"kind":"Field","name":{"kind":"Name","value":"retry_order"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_id"}},{"kind":"Field","name":{"kind":"Name","value":"lesson_name"}},{"kind":"Field","name":{"kind":"Name","value":"case_number"}},{"kind":"Field","name":{"kind":"Name","value":"is_reinforced"}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"select_all"}},{"kind":"Field","name":{"kind":"Name","value":"correct_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg"}},{"kind":"Field","name":{"kind":"Name","value":"incorrect_msg_two"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"reveal"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image"}},{"kind":"Field","name":{"kind":"Name","value":"answer_image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"is_correct"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"match"}}]}},{"kind":"Field","name":{"kind":"Name","value":"concepts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"descriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudyProject_attempt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyProjectProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"question_index"}},{"kind":"Field","name":{"kind":"Name","value":"finished"}},{"kind":"Field","name":{"kind":"Name","value":"attempt_questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayedQuestion_attemptQuestion"}}]}}]}}]} as unknown as DocumentNode<StudyProject_AttemptsQuery, StudyProject_AttemptsQueryVariables>;