import { addPublishingActs } from '../../../base/change-set/publishing-acts.ts';
import { quickclipCardKind } from '../write-quickclip-card.ts';

addPublishingActs('publishQuickclipCard', quickclipCardKind, 'a video card');
