import type { GlobalRole, GroupRole } from '@lectern/domain/base/account/role.ts';
import type { ReviewRule } from '@lectern/domain/learning/assessment/review.ts';
import type { GroupStatus } from '@lectern/domain/business/seats/group-times.ts';
import type { QuestionType } from '@lectern/domain/learning/question/question-types.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where browser tests reach the server. */
    schoolAddress: string;
  }
}

/** A question to ask; a sequence names its items in their right order. */
export type PlayQuestion = {
  readonly type: QuestionType;
  readonly question: string;
  readonly keeps_order?: boolean;
  readonly answers: readonly { readonly answer: string; readonly is_correct?: boolean; readonly match?: string }[];
  readonly correct_msg?: string;
  readonly incorrect_msg?: string;
  readonly incorrect_msg_two?: string;
};

/** The questions of one level, the names of their lessons, and the time in seconds. */
export type PlayAssessment = {
  readonly questions: readonly PlayQuestion[];
  readonly lessons?: readonly string[];
  readonly time: number | null;
};

/** What a course has to offer. */
export type PlayCourse = {
  readonly language?: string;
  readonly project?: readonly PlayQuestion[];
  /** Whether the study project begins with something to look at. */
  readonly keyElements?: boolean;
  /** Whether its questions have a hint and an explanation. */
  readonly helps?: boolean;
  /** Whether these open the media library. */
  readonly helpsInLibrary?: boolean;
  /** The benchmarks that are published, from level 1. */
  readonly benchmarks?: readonly PlayAssessment[];
  /** Whether the summaries of these levels are published as well. */
  readonly summaries?: boolean;
  /** When the group shows the right answers of a sitting that is over; at once unless it says otherwise. */
  readonly review?: ReviewRule;
  /** Whether its learner is an author too, and so may preview it. */
  readonly author?: boolean;
  /** Whether its benchmarks and its lessons are free. */
  readonly free?: boolean;
  /** Whether all questions of its benchmarks are free samples. */
  readonly samples?: boolean;
  /** Whether the group asks for the benchmark before anything else of its level. */
  readonly benchmarkFirst?: boolean;
};

/** A learner of the group, with the token of a session. */
export type PlayLearner = {
  readonly id: string;
  readonly email: string;
  readonly issuer: string;
  readonly subject: string;
  readonly token: string;
};

/** What somebody else is: their role in the whole product, and the one in the group, which they may have none in. */
export type PlayPerson = { readonly role?: GlobalRole; readonly inGroup?: GroupRole };

/** Where a course was built, and for whom. */
export type PlayPlace = {
  readonly group_id: string;
  readonly course_id: string;
  /** Null where the course has no study project. */
  readonly project_id: string | null;
  /** By name. */
  readonly lessons: Readonly<Record<string, string>>;
  readonly learner: PlayLearner;
  readonly classmate: PlayLearner;
};

export type PlayType = 'STUDY_PROJECT' | 'BENCHMARK' | 'SUMMARY';

/** An attempt of the learner as the database has it. Answers name texts in place of ids, such as `{ chosen: ['A sensor'] }`. */
export type StoredAttempt = {
  readonly attempt_id: string;
  readonly type: PlayType;
  readonly over: boolean;
  readonly by_timer: boolean;
  readonly index: number;
  readonly questions: readonly {
    readonly level: number;
    readonly answer: unknown;
    readonly seconds: number;
    readonly incorrect_count: number;
    readonly last_result: boolean | null;
    /** The items of a sequence in the order they are shown in. */
    readonly order: readonly string[];
    readonly retry_order: readonly string[] | null;
  }[];
};

/** What a browser test can do on the other side of the line. */
export type PlaySchool = {
  readonly build: (course: PlayCourse) => Promise<PlayPlace>;
  readonly person: (place: PlayPlace, person: PlayPerson) => Promise<PlayLearner>;
  /** All attempts of the learner, in the order they were begun. */
  readonly attempts: (place: PlayPlace) => Promise<StoredAttempt[]>;
  /** Another device of the learner saves an answer to a question of the open attempt, counted from 0. */
  readonly answerElsewhere: (place: PlayPlace, type: PlayType, index: number, answer: unknown) => Promise<void>;
  /** Another device of the learner submits the open sitting as it is saved. */
  readonly submitElsewhere: (place: PlayPlace, type: Exclude<PlayType, 'STUDY_PROJECT'>) => Promise<void>;
  /** Makes everything that is written of the group's attempts so many seconds older. */
  readonly passTime: (place: PlayPlace, seconds: number) => Promise<void>;
  /** Gives the open sittings of the group so many seconds more. */
  readonly addTime: (place: PlayPlace, seconds: number) => Promise<void>;
  readonly changeGroup: (place: PlayPlace, changes: { status?: GroupStatus; start_date?: string }) => Promise<void>;
  readonly unpublishProject: (place: PlayPlace) => Promise<void>;
  readonly removeLearner: (place: PlayPlace) => Promise<void>;
  /** Moves the learner, with all attempts, to another group of the course; gives its name. */
  readonly moveLearner: (place: PlayPlace) => Promise<string>;
};
