import { plural } from '../../../texts/formats/es.ts';
import type { shell as en } from './en.ts';

export const shell: typeof en = {
  product: 'Lectern',
  skipToContent: 'Saltar al contenido',
  navigation: 'Principal',
  openNavigation: 'Abrir la navegación',
  signIn: 'Iniciar sesión',
  myAccount: 'Mi cuenta',
  logout: 'Cerrar sesión',
  home: 'Inicio',
  contentManagement: 'Gestión de contenidos',
  salesManagement: 'Gestión de ventas',
  adminDashboard: 'Panel de administración',
  profile: (name) => `Perfil de ${name}`,
  invitedProfile: (name, invitations) =>
    `Perfil de ${name}, ${plural(invitations, { one: '# invitación de una institución', other: '# invitaciones de instituciones' })}`,
  appearance: 'Apariencia',
  schemes: { light: 'Claro', dark: 'Oscuro', auto: 'Sistema' },
  notFound: 'Esta página no existe',
  notFoundText: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
  notLoaded: {
    page: 'No se pudo cargar esta página.',
    groups: 'No se pudieron cargar los grupos.',
    group: 'No se pudo cargar el grupo.',
    course: 'No se pudo cargar el curso.',
    gradebook: 'No se pudo cargar el libro de calificaciones.',
    materials: 'No se pudieron cargar los materiales de estudio.',
    exercise: 'No se pudo cargar el ejercicio.',
    latest: 'Puede que esto no esté al día.',
  },
  pageFailed: 'No se pudo mostrar esta página',
  toHome: 'Ir a Inicio',
  signsOutLater: 'No hay conexión. La sesión se cierra en cuanto vuelva; deje esta página abierta.',
  notKept:
    'Este navegador no conserva nada de Lectern. Funciona en esta pestaña; sus ajustes y las respuestas que aún no se han enviado se pierden al cerrarla.',
  unsent: {
    title: 'Hay respuestas sin enviar',
    text: 'No se pudieron enviar antes de cerrar la sesión. Si cierra la sesión ahora, se eliminan de este dispositivo:',
    elsewhere: 'Respuestas dadas en otra pestaña',
    stay: 'Seguir con la sesión',
    delete: 'Eliminar y cerrar sesión',
  },
};
