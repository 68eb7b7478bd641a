import { addPublishingActs } from '../../../base/change-set/publishing-acts.ts';
import { keyElementKind } from '../write-key-element.ts';

addPublishingActs('publishKeyElement', keyElementKind, 'a key element');
