import type { JobName } from '@lectern/domain/base/jobs/job.ts';
import type { WorkFault } from '@lectern/domain/base/jobs/work-faults.ts';
import type { en } from './en.ts';

const jobs: Readonly<Record<JobName, string>> = {
  remind_invited: 'Enviar recordatorios de invitación',
  forget_expired: 'Limpiar datos caducados',
  nightly_backup: 'Hacer una copia de seguridad y probarla',
  count_figures: 'Contar el uso de las licencias',
  check_counters: 'Comprobar los totales',
  verify_audit_log: 'Verificar el registro de auditoría',
  tell_of_renewals: 'Enviar correos de renovación',
};

function fault(one: WorkFault): string {
  switch (one.kind) {
    case 'JOB_FAILED':
      return `Ha fallado «${jobs[one.job]}»: ${one.said}`;
    case 'JOB_FOUND':
      return `«${jobs[one.job]}» ha encontrado fallos (${one.found}); el registro del servidor los nombra.`;
    case 'JOB_LATE':
      return one.began === null
        ? `«${jobs[one.job]}» no ha empezado nunca, aunque tocaba.`
        : `Tocaba «${jobs[one.job]}» y no ha empezado desde ${one.began.slice(0, 16).replace('T', ' ')} UTC.`;
    case 'NO_BACKUPS':
      return 'No se hace ninguna copia de seguridad por la noche.';
    case 'BACKUP_FAILED':
      return `No se pudo hacer la última copia de seguridad: ${one.said}`;
    case 'BACKUP_NOT_VERIFIED':
      return `La última copia de seguridad se hizo, pero no se comprobó: ${one.said}`;
    case 'BACKUP_GONE':
      return `La última copia de seguridad ya no está: falta ${one.file}.`;
    case 'FILES_MISSING':
      return `Faltaban archivos de la biblioteca multimedia al hacer la última copia de seguridad (${one.files}).`;
  }
}

/** What is wrong with the work of the server, in Spanish. */
export const es: typeof en = {
  jobs,
  fault,
  subject: (job) => `Lectern: algo va mal con «${jobs[job]}»`,
  next: 'Lectern lo vuelve a intentar. El próximo correo llega solo si falla otra cosa, o si funciona y después vuelve a fallar. Vea su estado y hágalo ahora:',
};
