import { plural } from '../../../texts/formats/es.ts';
import type { reader as en } from './en.ts';

export const reader: typeof en = {
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
