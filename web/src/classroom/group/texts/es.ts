import { dayText, periodText, plural } from '../../../texts/formats/es.ts';
import type { group as enGroup, joinGroup as enJoinGroup } from './en.ts';

export const group: typeof enGroup = {
  key: 'Clave del grupo',
  members: 'Miembros',
  instructor: 'Docente',
  status: 'Estado',
  externalId: 'Id. externo',
  courses: 'Cursos',
  groupMembers: 'Miembros del grupo',
  gradebook: 'Libro de calificaciones',
  settings: 'Configuración',
  statuses: { STARTED: 'Activo', CLOSED: 'Inactivo', NOT_YET: 'Inactivo', ENDED: 'Caducado' },
  unknownStatus: '...',
  noCourses: 'Los cursos están ahora en mantenimiento...',
  tabs: 'Grupo',
  period: periodText,
  joinedLately: 'Recién unido',
  endsSoon: (last) => `Este grupo termina el ${dayText(last)}.`,
  extend: 'Prolongar',
  lateAnswers: (count) =>
    plural(count, {
      one: 'Llegaron tarde respuestas de # evaluación.',
      other: 'Llegaron tarde respuestas de # evaluaciones.',
    }),
  decideLate: 'Decidir',
  decideLateIn: (name) => `Decidir sobre las respuestas tardías de ${name}`,
  opensLater: (first, owner) => `Abre el ${dayText(first)}. Hable con ${owner} si lo necesita antes.`,
  isOver: (owner) => `Este grupo ha terminado. Hable con ${owner} si todavía lo necesita.`,
  numberOfCourses: (count) => plural(count, { one: '# curso', other: '# cursos' }),
  learners: (count) => plural(count, { one: '# estudiante', other: '# estudiantes' }),
  freePlaces: (free, size) =>
    `${plural(free, { one: '# libre', other: '# libres' })} de ${plural(size, { one: '# plaza', other: '# plazas' })}`,
  barIs: (courses) =>
    courses === 1 ? 'La barra muestra la media de las lecciones.' : 'La barra muestra la media de los cursos.',
  ringIs: 'El anillo muestra la media de las lecciones.',
  levelsAndLessons: (levels, lessons) =>
    `${plural(levels, { one: '# nivel', other: '# niveles' })} · ${plural(lessons, { one: '# lección', other: '# lecciones' })}`,
};

export const joinGroup: typeof enJoinGroup = {
  key: 'Clave del grupo',
  join: 'Unirse',
  keyHelp: 'Diez letras y cifras que le da su docente. Las mayúsculas cuentan.',
  joined: (name) => `Se ha unido a ${name}`,
  joinedAsLearner: (owner) => `Se ha unido como estudiante. Pida a ${owner} que le haga docente.`,
};
