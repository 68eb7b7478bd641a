import { builder } from './graphql/builder.ts';
import { guardOperations } from './graphql/guard.ts';
import './features/account/authenticate.ts';
import './features/account/viewer.ts';
import './features/assessment/completed.ts';
import './features/assessment/list-assessments.ts';
import './features/assessment/save-assessment-draft.ts';
import './features/assessment/start-assessment.ts';
import './features/assessment/submit-assessment.ts';
import './features/assessment/summary-results.ts';
import './features/course/find-course.ts';
import './features/course/find-lesson.ts';
import './features/course/lessons.ts';
import './features/course/student-course-progress.ts';
import './features/gradebook/gradebook-queries.ts';
import './features/group/find-group.ts';
import './features/group/join-group.ts';
import './features/library/lesson-materials.ts';
import './features/question/find-question.ts';
import './features/question/question-resources.ts';
import './features/study-project/check-answer.ts';
import './features/study-project/find-study-project.ts';
import './features/study-project/save-answers.ts';
import './features/study-project/save-exercise-result.ts';
import './features/study-project/save-study-project-progress.ts';

/** The whole schema, built from every feature and closed by the policy. */
export const schema = guardOperations(builder.toSchema());
