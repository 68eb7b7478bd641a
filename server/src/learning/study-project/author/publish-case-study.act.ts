import { addPublishingActs } from '../../../base/change-set/publishing-acts.ts';
import { caseStudyKind } from '../write-case-study.ts';

addPublishingActs('publishCaseStudy', caseStudyKind, 'a case study');
