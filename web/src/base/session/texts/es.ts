import type { session as en } from './en.ts';

export const session: typeof en = {
  checking: 'Comprobando la identidad...',
  returningTitle: 'Iniciando sesión',
  renewingTitle: 'Manteniendo la sesión',
  returning: 'Cargando, espere...',
  failed: 'No se pudo iniciar sesión.',
  away: 'El inicio de sesión no está disponible ahora mismo. Inténtelo de nuevo dentro de un minuto.',
  tryAgain: 'Intentar de nuevo',
  ended: {
    title: 'Ha salido en este dispositivo',
    text: 'No hay conexión. Deje esta página abierta: en cuanto vuelva la conexión, su sesión terminará también en el servidor.',
  },
  replaced: {
    title: 'Inicie sesión de nuevo',
    whose: (name) => `Esta página muestra el trabajo de ${name}.`,
    text: 'Otra persona ha iniciado sesión en este navegador. Si este trabajo es suyo, inicie sesión de nuevo para continuar. Las respuestas sin enviar se quedan en este dispositivo y se envían entonces.',
  },
};
