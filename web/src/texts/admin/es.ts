// What those read who run the installation besides, in Spanish.
import { dayText, plural } from '../formats/es.ts';
import type * as en from './en.ts';

export * from '../audit/es.ts';
export * from '../institution/es.ts';
export * from '../renewal/es.ts';
export * from '../staff/es.ts';

const sized = (value: number, digits: number) => value.toLocaleString('es', { maximumFractionDigits: digits });

export const instance: typeof en.instance = {
  title: 'Instalación',
  notLoaded: 'No se pudieron cargar las tareas y el almacenamiento.',
  moment: (day, time) => `${dayText(day)}, ${time}`,
  checks: {
    title: 'Comprobaciones',
    again: 'Comprobar de nuevo',
    notLoaded: 'No se pudieron cargar las comprobaciones.',
    states: { OK: 'En orden', WARNING: 'Revíselo', FAILED: 'Falló', UNKNOWN: 'Desconocido' },
    names: {
      settings: 'Configuración',
      port: 'Puerto',
      folder: 'Carpeta de datos',
      disk: 'Disco',
      lock: 'Bloqueo de la carpeta de datos',
      database: 'Base de datos',
      version: 'Versión',
      columns: 'Columnas de las tablas',
      address: 'Dirección pública',
      issuer: 'Inicio de sesión',
      keys: 'Claves',
      mail: 'Servidor de correo',
      media: 'Biblioteca multimedia',
      jobs: 'Tareas programadas',
      backups: 'Copias de seguridad',
    },
  },
  jobs: {
    title: 'Tareas programadas',
    names: {
      remind_invited: 'Enviar recordatorios de invitación',
      forget_expired: 'Limpiar datos caducados',
      nightly_backup: 'Hacer una copia de seguridad y probarla',
      end_groups: 'Finalizar los grupos cuyo último día ha pasado',
      count_figures: 'Contar el uso de las licencias',
      check_counters: 'Comprobar los totales',
      verify_audit_log: 'Verificar el registro de auditoría',
      tell_of_renewals: 'Enviar correos de renovación',
    },
    states: {
      WANTED: 'Pedido',
      NEVER: 'Sin ejecutar',
      RUNNING: 'En curso',
      LATE: 'Con retraso',
      FAILED: 'Falló',
      FOUND: 'Encontró fallos',
      DONE: 'Hecho',
    },
    next: (moment) => `Próxima vez: ${moment}.`,
    last: (moment) => `Último éxito: ${moment}.`,
    found: (faults) =>
      plural(faults, {
        one: 'Se encontró # fallo; el registro del servidor lo nombra.',
        other: 'Se encontraron # fallos; el registro del servidor los nombra.',
      }),
    run: 'Ejecutar ahora',
    retry: 'Reintentar',
    ofJob: (act, job) => `${act}: ${job}`,
    asked: (job) => `Pedido: ${job}. Empieza en unos segundos.`,
  },
  mails: {
    title: 'Correos que no se enviaron',
    sums: (waiting, givenUp, refused, sent) =>
      [`${waiting} en espera`, `${givenUp} abandonados`, `${refused} rechazados`, `${sent} enviados en 24 horas`].join(
        ' · ',
      ),
    none: 'Se enviaron todos los correos.',
    notLoaded: 'No se pudieron cargar los correos.',
    more: 'Más resultados',
    shown: (count, more) =>
      plural(count, { one: `# correo${more ? ', hay más' : ''}`, other: `# correos${more ? ', hay más' : ''}` }),
    states: { WAITING: 'En espera', SENDING: 'En camino', GIVEN_UP: 'Abandonado', REFUSED: 'Rechazado' },
    tried: (moment, tries) =>
      plural(tries, {
        one: `Escrito el ${moment}, intentado # vez`,
        other: `Escrito el ${moment}, intentado # veces`,
      }),
    goesOut: (moment) => `Sale a partir del ${moment}.`,
    retry: 'Intentar de nuevo',
    retryThis: (address) => `Intentar de nuevo: el correo a ${address}`,
    retried: 'Se intenta de nuevo en unos segundos.',
    drop: 'Descartar',
    dropThis: (address) => `Descartar el correo a ${address}`,
    dropTitle: (address) => `¿Descartar el correo a ${address}?`,
    dropText: 'No se enviará nunca. A quien lo espera hay que avisarle de otra manera.',
    dropped: 'El correo se descartó.',
    gone: 'Este correo ya no está en la bandeja de salida.',
  },
  storage: {
    title: 'Almacenamiento y copia de seguridad',
    database: 'Base de datos',
    media: 'Biblioteca multimedia',
    free: 'Libre en el disco',
    unknown: 'No se sabe',
    size: (bytes) => (bytes < 1e9 ? `${sized(bytes / 1e6, 0)}\u00a0MB` : `${sized(bytes / 1e9, 1)}\u00a0GB`),
    verified: 'Última restauración comprobada',
    never: 'Todavía no se ha restaurado ninguna copia.',
    restored: (moment, rows, gradebooks) =>
      `${moment}: ${plural(rows, { one: '# fila', other: '# filas' })} y ${plural(gradebooks, { one: '# libro de calificaciones', other: '# libros de calificaciones' })} como estaban`,
    off: 'Sin copia de seguridad por la noche',
    howOn: (setting) => `Defina ${setting} para hacer y probar una copia cada noche.`,
    outcomes: {
      MADE: (moment) => `Sin comprobar, ${moment}`,
      FAILED: (moment) => `Falló, ${moment}`,
    },
    missing: (files) => plural(files, { one: 'Falta # archivo multimedia', other: 'Faltan # archivos multimedia' }),
    whichMissing: (command) =>
      `La última copia contiene todo lo que había; en el servidor, ${command} nombra los archivos que no estaban.`,
  },
};
