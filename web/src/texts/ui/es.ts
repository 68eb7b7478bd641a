import { durationText, numberText, percentText, plural } from '../formats/es.ts';
import type { ui as en } from './en.ts';

export const ui: typeof en = {
  pageTitle: (names) => [...names, 'Lectern'].join(' – '),
  count: numberText,
  loading: 'Cargando...',
  error: 'Error...',
  notAnswered: 'Este dispositivo tiene conexión, pero no llegó ninguna respuesta que se pueda usar.',
  offline: 'Este dispositivo no tiene conexión.',
  failed: '¡Vaya! Algo salió mal.',
  loadAgain: 'Cargar de nuevo',
  close: 'Cerrar',
  cancel: 'Cancelar',
  delete: 'Eliminar',
  back: 'Atrás',
  undo: 'Deshacer',
  required: 'obligatorio',
  needAttention: (fields) =>
    plural(fields, { one: '# campo requiere su atención', other: '# campos requieren su atención' }),
  copy: (what) => `Copiar ${what}`,
  copied: '¡Copiado!',
  saved: 'Guardado',
  saving: 'Guardando',
  notSaved: 'Sin guardar',
  notSavedLine: 'Sin guardar. Sus respuestas se conservan en este dispositivo y se enviarán cuando vuelva la conexión.',
  notKeptLine:
    'Sin guardar. Este navegador no conserva respuestas en el dispositivo: deje esta página abierta hasta que vuelva la conexión.',
  breadcrumbs: 'Ruta de navegación',
  notifications: 'Notificaciones',
  percent: percentText,
  ofTotal: (done, total) => `${done} de ${total}`,
  timeLeft: (seconds) => `Quedan ${durationText(seconds)}`,
  hideTime: 'Ocultar el tiempo',
  showTime: 'Mostrar el tiempo',
  pass: (line) => `línea en ${percentText(line)}`,
  states: {
    locked: 'Bloqueado',
    open: 'Sin empezar',
    started: 'Empezado',
    complete: 'Completado',
  },
};
