// What the fields of things are called wherever they are read, in Spanish.
import type * as en from './en.ts';

export const institutionFields: typeof en.institutionFields = {
  city: 'Ciudad',
  address: 'Dirección',
};

export const lessonFields: typeof en.lessonFields = {
  description: 'Descripción',
};

export const licenseFields: typeof en.licenseFields = {
  purchase_order: 'Pedido',
};
