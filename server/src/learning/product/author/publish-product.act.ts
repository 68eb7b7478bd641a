import { addPublishingActs } from '../../../base/change-set/publishing-acts.ts';
import { productKind } from '../write-product.ts';

addPublishingActs('publishProduct', productKind, 'a product');
