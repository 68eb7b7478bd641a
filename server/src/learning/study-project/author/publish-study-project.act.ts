import { addPublishingActs } from '../../../base/change-set/publishing-acts.ts';
import { studyProjectKind } from '../write-study-project.ts';

addPublishingActs('publishStudyProject', studyProjectKind, 'a study project');
