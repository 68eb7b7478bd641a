// What those read who have a text read to them, and authors in preview, in Spanish.
import { plural } from '../formats/es.ts';
import type * as en from './en.ts';

export const reader: typeof en.reader = {
  play: 'Reproducir',
  pause: 'Pausa',
  sentenceBefore: 'Frase anterior',
  sentenceAfter: 'Frase siguiente',
  settings: 'Voz, velocidad y texto',
  voice: 'Voz',
  anyVoice: 'La voz de este navegador',
  speed: 'Velocidad',
  rate: (rate) => `${rate.toLocaleString('es')} ×`,
  lines: 'Líneas enfocadas',
  lineCount: (lines) => (lines === 0 ? 'Todas' : plural(lines, { one: '# línea', other: '# líneas' })),
  brokeOff: 'La voz de este navegador se interrumpió. Elija otra en «Voz, velocidad y texto».',
};

export const preview: typeof en.preview = {
  exercise: {
    reminder: 'Vista previa. Se muestran los borradores y no se registra nada.',
    exit: 'Aquí no se registra nada: sus respuestas se pierden al salir.',
    howOften: 'En la vista previa puede hacerla tantas veces como quiera.',
    timesOver:
      'Cuando termine el tiempo, se entregarán sus respuestas. El tiempo sigue corriendo mientras usted no está.',
    withheld: '',
    completed: 'No se registró nada. Puede empezar de nuevo cuando quiera.',
    back: 'Volver al curso',
  },
  title: 'Vista previa',
  draft: 'Borrador',
  holds: (sizes) => sizes.join(', '),
  noLessons: 'Este curso todavía no tiene lecciones.',
};
