import type { en } from './en.ts';

/** Lo que dice un correo a alguien para quien se ha entregado un enlace para una contraseña nueva. */
export const es: typeof en = {
  support: 'Alguien',
  subject: 'Se ha entregado un enlace para una contraseña nueva',
  body: (person, by, forgotten) =>
    `${person ? `Hola, ${person}` : 'Hola'}:\n\n${by}, del soporte de Lectern, ha entregado un enlace con el que se puede establecer una contraseña nueva para su cuenta. Sirve una sola vez y durante una hora. Al usarlo terminan todas las sesiones de su cuenta.\n\nSi usted no lo ha pedido, elija ahora una contraseña nueva: ese enlace dejará de servir.\n\n${forgotten}\n`,
};
