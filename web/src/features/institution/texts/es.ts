import { plural } from '../../../texts/formats/es.ts';
import type { institution as en } from './en.ts';

const counted = (one: string, other: string) => (count: number, more: boolean) =>
  plural(count, { one: `# ${one}${more ? ', hay más' : ''}`, other: `# ${other}${more ? ', hay más' : ''}` });

export const institution: typeof en = {
  findGroup: 'Buscar un grupo o un docente',
  noGroupsYet: 'Esta institución todavía no tiene grupos.',
  groupsShown: counted('grupo', 'grupos'),
  members: 'Miembros de la institución',
  findMember: 'Buscar un miembro',
  searchBegins: (characters) =>
    plural(characters, { one: 'Escriba al menos # carácter.', other: 'Escriba al menos # caracteres.' }),
  membersShown: counted('miembro', 'miembros'),
  membersNotLoaded: 'No se pudieron cargar los miembros.',
  noResults: 'Sin resultados',
  moreResults: 'Más resultados',
  name: 'Nombre',
  email: 'Correo electrónico',
  role: 'Rol',
  me: 'Yo',
  roles: { CENTER_ADMIN: 'Administrador del centro', INSTRUCTOR: 'Docente', STUDENT: 'Estudiante' },
};
