import { builder } from './graphql/builder.ts';
import { guardOperations } from './graphql/guard.ts';
import './features/account/authenticate.act.ts';
import './features/account/viewer.act.ts';
import './features/assessment/completed.act.ts';
import './features/assessment/list-assessments.act.ts';
import './features/assessment/save-assessment-draft.act.ts';
import './features/assessment/start-assessment.act.ts';
import './features/assessment/submit-assessment.act.ts';
import './features/assessment/summary-results.act.ts';
import './features/course/find-course.act.ts';
import './features/course/find-lesson.act.ts';
import './features/course/lessons.act.ts';
import './features/course/student-course-progress.act.ts';
import './features/gradebook/gradebook-queries.act.ts';
import './features/group/find-group.act.ts';
import './features/group/join-group.act.ts';
import './features/group/list-groups.act.ts';
import './features/library/lesson-materials.act.ts';
import './features/question/find-question.act.ts';
import './features/question/question-resources.act.ts';
import './features/study-project/check-answer.act.ts';
import './features/study-project/find-study-project.act.ts';
import './features/study-project/save-answers.act.ts';
import './features/study-project/save-exercise-result.act.ts';
import './features/study-project/save-study-project-progress.act.ts';

/** The whole schema, built from every feature and closed by the policy. */
export const schema = guardOperations(builder.toSchema());
