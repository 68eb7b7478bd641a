import type { awaitedMails as en } from './en.ts';

export const awaitedMails: typeof en = {
  title: 'Correos de las listas',
  text: 'Una lista puede nombrar a personas que aún no tienen cuenta aquí. Entran en su grupo cuando inician sesión con esa dirección.',
  mail: 'Enviarles un correo al importar una lista',
  help: 'Un correo por persona y grupo: el grupo, sus fechas y cursos, la persona que lo dirige y el enlace para iniciar sesión o crear una cuenta. Cuentan entre las 500 invitaciones al día. Quienes ya estaban en una lista no reciben ninguno.',
  sent: 'A partir de ahora se envían estos correos.',
  stopped: 'Estos correos ya no se envían.',
  notLoaded: 'No se pudieron cargar los ajustes de correo.',
};
