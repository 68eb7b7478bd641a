import { addPublishingActs } from '../../../base/change-set/publishing-acts.ts';
import { courseKind } from '../write-course.ts';

addPublishingActs('publishCourse', courseKind, 'a course');
