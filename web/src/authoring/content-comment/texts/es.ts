import type { contentComment as en } from './en.ts';

export const contentComment: typeof en = {
  none: 'Nadie ha comentado nada todavía.',
  notLoaded: 'No se pudieron cargar los comentarios.',
  more: 'Mostrar comentarios posteriores',
  label: 'Su comentario',
  help: 'Lo lee quien escribe contenidos, nadie más.',
  add: 'Comentar',
  notAdded: 'No se pudo enviar el comentario. Se queda aquí hasta que lo envíe de nuevo.',
  resolve: 'Marcar como resuelto',
  resolved: 'Resuelto',
  reopen: 'Volver a abrir',
  notResolved: 'No se pudo cambiar el comentario.',
  notDeleted: 'No se pudo eliminar el comentario.',
};
