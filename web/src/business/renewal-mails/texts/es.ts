import type { renewalMails as en } from './en.ts';

export const renewalMails: typeof en = {
  title: 'Correos sobre renovaciones',
  when: '90, 30 y 7 días antes de que termine una licencia y cuando están ocupadas 9 de cada 10 plazas.',
  toSales: 'Al gestor comercial',
  toSalesHelp: 'Un correo al día como máximo, con todas las instituciones de las que se ocupa.',
  toAdministrators: 'A la administración del centro',
  toAdministratorsHelp: 'Un correo al día como máximo a cada uno.',
  sentAgain: 'Estos correos se vuelven a enviar.',
  stopped: 'Estos correos ya no se envían.',
  notLoaded: 'No se pudo cargar la configuración de los correos.',
};
