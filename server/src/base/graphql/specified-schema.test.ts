import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globalRoles, groupRoles } from '@lectern/domain/base/account/role.ts';
import { buildSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8'));

/** The entities of the specification under our names, with the fields it gives them. */
const entities: Readonly<Record<string, string>> = {
  Viewer:
    'id first_name last_name email avatar role groups institutions created_on created_by modified_on modified_by deleted_on deleted_by',
  User: 'id first_name last_name email avatar role groups',
  Institution: 'id name logo country city',
  InstitutionRecord: 'id name logo country country_code state state_code address city sales_manager licenses',
  LicenseTerm: 'days_to_expire',
  Country: 'country_code country_name states',
  State: 'state_code state_name',
  InstitutionMember: 'id role user institution',
  Activity: 'id activity created_on user',
  InstitutionComment: 'id comment created_on user institution_id',
  License:
    'id key name purchase_order expiry_date max_users slots_used is_gmetrix totalRenewals last_renewed is_quoted days_to_expire activation_date created_on institution products',
  Invitation: 'id email first_name last_name role institution created_by created_on',
  InstitutionMemberInput: 'user_id institution_id role',
  Group: 'id name key status start_date end_date number_of_members group_size external_id institution owner courses',
  GroupSettings: 'license',
  GroupMember: 'id user role deletedBy',
  Course: 'id name levels logo description product published display_order lessons',
  InstructorResource: 'id name url type lesson_id order description course_id',
  Lesson: 'id name logo display_order description published pages cards clip_cards studyProjects',
  StudyProject: 'id level study_project_number introduction published lesson keyElements',
  StudyProjectLesson: 'id name logo display_order course_id',
  KeyElement: 'id name type order_key published cards clip_cards pages',
  Product: 'id name color logo published courses',
  CmsProduct: 'id name color logo published courses',
  CmsBook: 'id name product pages',
  Book: 'id name product_id pages',
  QuestionResource: 'id type resource_type card clip_card page',
  QuickdeckCard: 'id title term definition image published',
  QuickclipCard: 'id title sources tracks published',
  BookPage: 'id title content page_number',
  CmsQuestion: 'id type lesson',
  Benchmark:
    'id level published questions questions_per_lesson time description course complete totalQuestions correctAnswers',
  Summary:
    'benchmark_id id level published questions questions_per_lesson time description course complete totalQuestions correctAnswers',
  AssessmentCourse: 'logo name',
  AssessmentSettings: 'assessment_id time questions_per_lesson',
  CourseSettings: 'course_id group_id',
  Question: 'id type question answers correct_msg incorrect_msg incorrect_msg_two hint reveal',
  AttemptQuestion: 'lesson_id',
  Answer: 'id answer answer_image sequence match is_correct',
  StudyProjectProgress: 'user_id question_index study_project_id group_id progress questions',
  AnswerRecordInput:
    'result question_id user_id study_project_id benchmark_id summary_id group_id answer seconds_spent',
  ExerciseResult: 'type exercise_id group_id corrects incorrects user_id is_latest attempt',
  SummaryResult: 'summary question answer result',
  StudentCourseProgress: 'benchmark summary studyProjects',
  CourseAssessment: 'benchmark_id summary_id complete',
  CourseStudyProject: 'study_project_id complete locked draft',
  GradebookOverview: 'students',
  GradebookRow:
    'complete correct_answers incorrect_answers seconds_spent total_questions lesson_progress study_project_results',
  StudyProjectResult: 'study_project_number started complete total_questions_in_progress',
  FreeCourseBenchmark: 'id name logo description product',
  FreeLesson: 'id name logo description product',
  JoinGroupResult: 'success message result',
  JoinedGroup: 'name institution',
  GroupMemberResult: 'status message memberId user_id currentGroup_id',
  DeletionResult: 'success message',
  InstitutionPage: 'institutions hasMore cursor',
  InstitutionMemberPage: 'hasMore cursor',
  InvitationPage: 'hasMore cursor',
  LicensePage: 'licenses hasMore cursor',
  ActivityPage: 'activities hasMore cursor',
  InstitutionCommentPage: 'hasMore cursor',
  UserPage: 'users totalCount hasMore cursor',
};

const values: Readonly<Record<string, readonly string[]>> = {
  GlobalRole: globalRoles,
  GroupRole: groupRoles,
  InstitutionRole: ['CENTER_ADMIN', 'INSTRUCTOR', 'STUDENT'],
  QuestionType: ['MULTIPLE_CHOICE', 'SEQUENCE', 'TRUE_OR_FALSE', 'CORRECT_OR_INCORRECT', 'MATCHING'],
  ResourceKind: ['page', 'quickdeck', 'quickclip'],
  KeyElementType: ['quickdeck', 'ebook', 'quickclip'],
  InstructorResourceType: ['BENCHMARK', 'SUMMARY', 'LEARN_EXERCISE', 'APPLY_EXERCISE', 'ANY'],
};

const queries: Readonly<Record<string, string>> = {
  viewer: '',
  authenticate: 'idToken',
  userInvitations: 'email',
  paginatedUsers: 'search pageSize after filter noInstitutionOnly',
  user: 'where',
  usersByRoles: 'roles',
  countries: '',
  institutions: 'userId',
  institution: 'where',
  paginatedInstitutions: 'search pageSize after',
  institutionActivities: 'institution_id pageSize after',
  institutionComments: 'institution_id pageSize after',
  institutionMembers: 'institution_id',
  institutionInvitations: 'institution_id',
  licensesByInstitution: 'institutionId',
  paginatedLicenses: 'filter pageSize after search',
  licensesExpiringByDays: 'days',
  groupMember: 'userId groupId',
  studyProject: 'id',
  studyProjectProgress: 'user_id study_project_id group_id',
  question: 'id',
  questionResources: 'questionId',
  completedBenchmarks: 'groupId userId',
  completedSummaries: 'groupId userId',
  benchmarks: 'courseId level',
  summaries: 'courseId level',
  totalQuestions: 'id groupId',
  summaryResults: 'where',
  group: 'where',
  groups: 'userId institutionId',
  course: 'where',
  lessons: 'courseId',
  lesson: 'where',
  bookPages: 'lessonId',
  quickdeckCards: 'lessonId',
  quickclipCards: 'lessonId',
  bookByProduct: 'productId',
  studentCourseProgress: 'courseId studentId groupId',
  benchmarkGradebookOverview: 'courseId groupId',
  lessonGradebookOverview: 'courseId groupId',
  summaryGradebookOverview: 'courseId groupId',
  studentGradebookOverview: 'courseId groupId studentId',
  gradebookExcelExport: 'courseId groupId',
  freeCourseBenchmarks: '',
  freeLessons: '',
  products: '',
  cmsProducts: '',
  product: 'id',
  courses: '',
  books: '',
  book: 'id',
  benchmark: 'id',
  summary: 'id',
  cloudinaryInfo: '',
};

const mutations: Readonly<Record<string, string>> = {
  saveAnswers: 'data',
  saveBenchmarkAnswers: 'data',
  saveSummaryAnswers: 'data',
  saveExerciseResult: 'data',
  saveStudyProjectProgress: 'data',
  createResultHistory: 'data',
  updateUser: 'data where',
  createInstitution: 'data',
  updateInstitution: 'data where',
  createInstitutionComment: 'comment institution_id',
  inviteInstitutionMember: 'data',
  inviteInstitutionMembers: 'institutionId data',
  updateInstitutionMember: 'id data',
  updateInstitutionInvitationMember: 'id data',
  deleteInstitutionMember: 'id',
  createLicense: 'data',
  createLicenseQuote: 'data',
  activateLicense: 'data where',
  renewLicense: 'id expiry_date purchase_order',
  updateLicense: 'data where',
  addInstitutionMember: 'data',
  deleteInstitutionInvite: 'id',
  joinGroup: 'group_key',
  createGroup: 'data',
  updateGroup: 'data where',
  deleteGroup: 'id',
  addGroupLearners: 'data group_id',
  addGroupInstructors: 'data group_id',
  updateGroupMembers: 'data group_id',
  deleteGroupMember: 'user_id group_id',
  createProduct: 'data',
  updateProduct: 'data where',
  deleteProduct: 'id',
  publishProduct: 'id',
  unpublishProduct: 'id',
  createCourse: 'data',
  updateCourse: 'data where',
  deleteCourse: 'id',
  publishCourse: 'id',
  unpublishCourse: 'id',
  createBook: 'data',
  createBookPage: 'data',
  updateBookPage: 'data where',
  updateBenchmark: 'data where',
  publishBenchmark: 'id',
  unpublishBenchmark: 'id',
  updateSummary: 'data where',
  publishSummary: 'id',
  unpublishSummary: 'id',
  activateSummaries: 'benchmarks course_id',
  createQuestion: 'data belongsTo',
  updateQuestion: 'data where',
  deleteQuestion: 'where',
  deleteAnswer: 'id',
  setQuestionLessonReference: 'lessonId questionId',
  addQuestionResource: 'data',
  removeQuestionResource: 'id',
  addFreeLessons: 'ids',
  deleteFreeLesson: 'id',
  addFreeCourseBenchmarks: 'ids',
  deleteFreeCourseBenchmark: 'id',
  updateGroupAssessmentSettings: 'data',
  resetAssessments: 'data',
};

const named = (names: string) => names.split(' ').filter(Boolean);

describe('the schema has what the specification names', () => {
  // D1-3.01, 3.05, 3.06, 3.08–3.11, 3.13–3.16, 3.19–3.21, 3.23, 3.24, 3.26–3.29, 3.31–3.36, 3.40–3.43, 7.09, 7.15
  // D1-7.17–7.23, 7.26–7.28, 7.34–7.37, 7.39, 7.40, 7.50, D2-1.08, 1.09, 3.01–3.14, 3.17, 3.25–3.32, 3.34, 3.35
  // D2-3.38–3.42, 7.14–7.17, 7.28, 7.29, 9.16
  it.each(Object.entries(entities))('%s with %s', (name, fields) => {
    const type = schema.getType(name);
    const own = isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : [];
    expect(own).toEqual(expect.arrayContaining(named(fields)));
  });

  // D1-3.26–3.29, 3.31, 3.32, 7.15, D2-3.30–3.32, 3.34, 3.35
  it.each(Object.entries(values))('%s of %j', (name, wanted) => {
    const type = schema.getType(name);
    expect(
      isEnumType(type) &&
        type
          .getValues()
          .map((value) => value.name)
          .toSorted(),
    ).toEqual(wanted.toSorted());
  });

  // D1-3.23, 3.24, 3.36, 7.17–7.22, 7.29–7.31, D2-3.17, 7.04, 7.06–7.08, 7.23–7.41, 7.44, 7.47, 7.64, 7.81, 7.82
  // D2-7.89, 7.90, 7.113
  it.each([...Object.entries(queries), ...Object.entries(mutations)])('the call %s by %s', (name, args) => {
    const root = name in queries ? schema.getQueryType() : schema.getMutationType();
    expect(root?.getFields()[name]?.args.map((arg) => arg.name)).toEqual(expect.arrayContaining(named(args)));
  });
});
