// What whoever teaches with files reads, and who writes about them, in Spanish.
import type * as en from './en.ts';

export const instructorResource: typeof en.instructorResource = {
  types: {
    BENCHMARK: 'Para pruebas iniciales',
    LEARN_EXERCISE: 'Para ejercicios de aprender',
    APPLY_EXERCISE: 'Para ejercicios de aplicar',
    SUMMARY: 'Para pruebas finales',
    ANY: 'Para cualquier lección',
  },
  none: 'Todavía no hay ningún recurso',
  download: 'Descargar',
  downloadOf: (name) => `Descargar ${name}`,
  downloadAll: 'Descargar todo',
  size: (kilobytes) =>
    kilobytes < 1000
      ? `${kilobytes} kB`
      : `${(kilobytes / 1000).toLocaleString('es', { maximumFractionDigits: 1 })} MB`,
  saved: (name) => `Guardado como ${name}`,
  failed: (name) => `No se pudo descargar ${name}. Compruebe la conexión y pulse Descargar otra vez.`,
};
