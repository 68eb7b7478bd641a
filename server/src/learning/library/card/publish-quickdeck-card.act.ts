import { addPublishingActs } from '../../../base/change-set/publishing-acts.ts';
import { quickdeckCardKind } from '../write-quickdeck-card.ts';

addPublishingActs('publishQuickdeckCard', quickdeckCardKind, 'a flash card');
