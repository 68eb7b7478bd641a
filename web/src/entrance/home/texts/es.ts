import type { home as en } from './en.ts';

export const home: typeof en = {
  myInstitution: 'Mi institución',
  myGroups: 'Mis grupos',
  allGroups: 'Todos los grupos',
  institutionMembers: 'Miembros de la institución',
  licenses: 'Licencias',
  history: 'Historial',
  noGroups: 'No tiene grupos asociados. Pulse arriba para unirse a un grupo',
  noGroupsStaff: 'No tiene grupos asociados. Pulse arriba para unirse a un grupo o crearlo',
  continueWhereYouStopped: 'Continúe donde lo dejó',
  continue: 'Continuar',
  placeReached: (question, total, done) => `, pregunta ${question} de ${total}, respondidas hasta ahora: ${done}`,
  comesNext: 'Lo que sigue',
  next: 'Siguiente',
  withQuestions: (questions) => `, ${questions}`,
  selected: 'Seleccionado',
  createGroup: 'Crear grupo',
  deletedGroups: 'Grupos eliminados',
  joinGroup: 'Unirse a un grupo',
};
