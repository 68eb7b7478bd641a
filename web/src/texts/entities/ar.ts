// What the fields of things are called wherever they are read, in Arabic.
import type * as en from './en.ts';

export const institutionFields: typeof en.institutionFields = {
  city: 'المدينة',
  address: 'العنوان',
};

export const lessonFields: typeof en.lessonFields = {
  description: 'الوصف',
};

export const licenseFields: typeof en.licenseFields = {
  purchase_order: 'أمر الشراء',
};
