import { addPublishingActs } from '../../../base/change-set/publishing-acts.ts';
import { lessonKind } from '../write-lesson.ts';

addPublishingActs('publishLesson', lessonKind, 'a lesson');
