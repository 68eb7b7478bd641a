// What those read who look at the members of a group, in Spanish.
import { dayText, durationText, listText, minutesText, percentText, plural } from '../formats/es.ts';
import type * as en from './en.ts';

const learners = { one: '# estudiante', other: '# estudiantes' };
const instructors = { one: '# docente', other: '# docentes' };

/** Names of people, the first few of many. */
const namesText = (names: readonly string[]) =>
  names.length <= 5 ? listText(names) : listText([...names.slice(0, 4), `${names.length - 4} más`]);

export const members: typeof en.members = {
  instructors: 'Docentes',
  learners: 'Estudiantes',
  choices: { joined: 'Ya en el grupo', awaited: 'Pendientes', refused: 'No pudieron unirse' },
  findLearner: 'Buscar estudiante',
  name: 'Nombre',
  email: 'Correo electrónico',
  role: 'Rol',
  joined: 'Se unió',
  joinedOn: dayText,
  me: 'Yo',
  roles: { MAIN_INSTRUCTOR: 'Docente principal', INSTRUCTOR: 'Docente', STUDENT: 'Estudiante' },
  notLoaded: 'No se pudieron cargar los miembros de este grupo.',
  noLearners: 'Todavía no hay estudiantes. Agregue estudiantes, importe un archivo o comparta la clave del grupo.',
  noClassmates: 'Todavía no hay estudiantes.',
  noResults: 'Sin resultados',
  moreResults: 'Más resultados',
  places: (count, size) => `${plural(count, learners)} de ${plural(size, { one: '# plaza', other: '# plazas' })}`,
  numberOfLearners: (count) => plural(count, learners),
  found: (count) => plural(count, { one: '# estudiante encontrado', other: '# estudiantes encontrados' }),
  addLearners: {
    title: 'Añadir estudiantes',
    add: (count) => (count === 0 ? 'Añadir' : `Añadir ${plural(count, learners)}`),
    done: (count) => plural(count, { one: '# estudiante añadido', other: '# estudiantes añadidos' }),
  },
  addInstructors: {
    title: 'Añadir docentes',
    add: (count) => (count === 0 ? 'Añadir' : `Añadir ${plural(count, instructors)}`),
    done: (count) => plural(count, { one: '# docente añadido', other: '# docentes añadidos' }),
  },
  findPerson: 'Buscar una persona por nombre o correo electrónico',
  searchBegins: (characters) =>
    plural(characters, { one: 'Escriba al menos # carácter.', other: 'Escriba al menos # caracteres.' }),
  peopleNotLoaded: 'No se pudieron cargar las personas de esta institución.',
  peopleShown: (count, more) =>
    plural(count, { one: `# persona${more ? ', hay más' : ''}`, other: `# personas${more ? ', hay más' : ''}` }),
  noneToAdd:
    'Esta institución todavía no tiene estudiantes. Quien se une con la clave del grupo entra como estudiante.',
  noInstructorsToAdd: 'Esta institución todavía no tiene docentes.',
  full: 'Este grupo está completo. Amplíelo o quite antes a alguien.',
  freePlaces: (count) => plural(count, { one: '# plaza está libre', other: '# plazas están libres' }),
  wasAdded: 'Añadido',
  notDone: 'Sin cambios',
  notAdded: 'No se añadió a nadie. Inténtelo de nuevo.',
  whyNot: {
    ALREADY_MEMBER: 'Ya está en este grupo',
    GROUP_FULL: 'El grupo está completo',
    GROUP_NOT_ACTIVE: 'Este grupo está cerrado o ha terminado',
    LICENSE_EXPIRED: 'La licencia de este grupo no es válida ahora',
    NOT_FOUND: 'No tiene este rol en esta institución',
    FORBIDDEN: 'Su rol no lo permite',
    CONFLICT: 'Ha empezado el mismo ejercicio en ambos grupos',
  },
  choose: (name) => `Elegir a ${name}`,
  chooseAll: 'Elegir todos los mostrados',
  chosen: (count) => plural(count, { one: '# elegido', other: '# elegidos' }),
  chooseNone: 'No elegir ninguno',
  tooMany: (most) => `Como máximo ${most} a la vez`,
  removeFromGroup: 'Quitar del grupo',
  removeOne: (name) => `Quitar a ${name} del grupo`,
  removeTitle: (names) => `¿Quitar a ${namesText(names)}?`,
  removeText:
    'Sus resultados se conservan. Si les añade de nuevo, todo vuelve; hasta entonces no pueden unirse con la clave del grupo.',
  sitNow: (names) =>
    `${namesText(names)} ${plural(names.length, { one: 'está', other: 'están' })} haciendo una evaluación ahora. Sus respuestas se guardan y se califican hasta que se acabe el tiempo.`,
  notRemoved: (name, why) => `No se pudo quitar a ${name}: ${why}`,
  wereRemoved: (count) =>
    plural(count, { one: 'Se ha eliminado el miembro del grupo', other: 'Se han eliminado # miembros del grupo' }),
  removed: (names) =>
    `${plural(names.length, { one: 'Se quitó', other: 'Se quitaron' })} de este grupo: ${namesText(names)}.`,
  undo: 'Deshacer',
  move: 'Trasladar',
  moveTitle: (names) => `Trasladar a ${namesText(names)}`,
  moveText:
    'Su trabajo en los cursos comunes pasa al otro grupo, y también el tiempo adicional. Los resultados de ambos grupos se ordenan por fecha.',
  sitOn: (names) =>
    `${namesText(names)} ${plural(names.length, { one: 'está', other: 'están' })} haciendo una evaluación ahora. Continúa en el otro grupo, con el mismo plazo.`,
  staysBehind: (courses) =>
    `Su trabajo en ${listText(courses)} se queda en este grupo: el otro no tiene ${plural(courses.length, { one: 'este curso', other: 'estos cursos' })}.`,
  findTarget: 'Buscar un grupo',
  noTargets: 'Usted no enseña en ningún otro grupo abierto de esta institución.',
  targetsNotLoaded: 'No se pudieron cargar los otros grupos.',
  nobodyMoved: 'No se trasladó a nadie. Estas personas no se pueden trasladar juntas:',
  wasMoved: 'Trasladado',
  moved: (count, group) =>
    plural(count, { one: `# estudiante trasladado a ${group}`, other: `# estudiantes trasladados a ${group}` }),
  extraTime: {
    act: 'Tiempo adicional',
    chip: (percent) => `+${percentText(percent)} de tiempo`,
    title: (names) => `Tiempo adicional para ${namesText(names)}`,
    text: 'Se aplica a todas las pruebas iniciales y finales siguientes, también en otros grupos. Cada estudiante lo ve antes de empezar. Una evaluación en marcha conserva su tiempo; añádale minutos en Haciendo una evaluación ahora.',
    percent: 'Tiempo adicional (%)',
    percentHelp: 'Ejemplo: con 50 %, 30 minutos pasan a ser 45. 0 quita el tiempo adicional.',
    differ: 'Ahora sus tiempos adicionales son distintos. Lo que escriba los sustituye todos.',
    save: 'Guardar',
    saved: (count, percent) =>
      `${plural(count, { one: '# estudiante tiene', other: '# estudiantes tienen' })} ahora ${percent === 0 ? 'el tiempo normal' : `${percentText(percent)} más de tiempo`}`,
    required: 'Obligatorio',
    notWhole: 'Escriba un número entero',
    tooHigh: (maximum) => `Escriba ${maximum} o menos`,
    tooLow: (minimum) => `Escriba ${minimum} o más`,
    leave: {
      title: '¿Salir sin guardar?',
      text: 'Lo que ha escrito aquí no está guardado.',
      leave: 'Salir',
      stay: 'Seguir editando',
    },
  },
  refusedJoins: {
    title: 'No pudieron unirse en los últimos 7 días',
    why: {
      FULL: 'El grupo estaba completo.',
      CLOSED: 'El grupo estaba cerrado.',
      ENDED: 'El grupo había terminado.',
      LICENSE: 'La licencia no era válida.',
      REMOVED: 'Se le había quitado del grupo.',
    },
    cures: {
      FULL: 'Amplíe el grupo o quite a alguien, y después déjele entrar.',
      CLOSED: 'Abra el grupo de nuevo y después déjele entrar.',
      ENDED: 'Prolongue el grupo y después déjele entrar.',
      LICENSE: 'Haga renovar la licencia y después déjele entrar.',
      REMOVED: 'Déjele entrar y todo vuelve.',
    },
    triedOn: (on) => `Lo intentó el ${dayText(on)}.`,
    letIn: 'Dejar entrar',
    letInOf: (name) => `Dejar entrar a ${name}`,
    wasLetIn: (name) => `${name} ya está en este grupo`,
  },
  importRoster: 'Importar una lista',
  awaited: {
    title: (count) =>
      plural(count, { one: '# persona todavía no se ha unido', other: '# personas todavía no se han unido' }),
    text: 'Están en su lista, pero no tienen cuenta aquí. Se unen al iniciar sesión con la dirección de la lista; con otra dirección necesitan la clave del grupo. No ocupan plaza hasta que se unen.',
    link: 'Enlace',
    since: (on) => `desde el ${dayText(on)}`,
    removeOne: (name) => `Quitar a ${name} de la lista`,
  },
  lastImport: {
    text: (on, at, by) => `${by} importó una lista el ${dayText(on)}, ${at}.`,
    did: ({ added, moved, removed, awaited }) => {
      const parts = [
        added > 0 && plural(added, { one: '# persona añadida', other: '# personas añadidas' }),
        moved > 0 && plural(moved, { one: '# estudiante de otro grupo', other: '# estudiantes de otro grupo' }),
        removed > 0 && plural(removed, { one: '# persona quitada', other: '# personas quitadas' }),
        awaited > 0 &&
          plural(awaited, { one: '# persona se une al iniciar sesión', other: '# personas se unen al iniciar sesión' }),
      ];
      return `${listText(parts.filter((part) => part !== false))}.`;
    },
    undo: 'Deshacer la importación',
    undone: 'La importación se deshizo',
    newerImport: (name) => `${name} está también en una importación posterior: deshaga antes esa`,
    why: {
      CHANGED: (name) => `los datos de ${name} han cambiado o se ha unido desde entonces`,
      WORKED: (name) => `${name} ha trabajado aquí desde entonces`,
      GROUP_FULL: (name) => `ya no hay plaza para ${name}`,
    },
    conflict: (reasons) => `La importación ya no se puede deshacer: ${namesText(reasons)}.`,
  },
};

export const sittingNow: typeof en.sittingNow = {
  title: 'Haciendo una evaluación ahora',
  nobody: 'Nadie está haciendo una evaluación ahora.',
  count: (count) => plural(count, { one: '# evaluación en curso', other: '# evaluaciones en curso' }),
  notLoaded: 'No se pudieron cargar las evaluaciones en curso.',
  noReply: 'Sin respuesta.',
  knownSince: (seconds) => `Actualizado hace ${durationText(seconds)}.`,
  learner: 'Estudiante',
  question: 'Pregunta',
  questionOf: (question, questions) => `Pregunta ${question} de ${questions}`,
  left: 'Tiempo restante',
  noClock: 'Sin límite de tiempo',
  over: 'Terminado',
  added: (minutes) => `+${minutesText(minutes)}`,
  saved: 'Último guardado',
  noContact: (minutes) => `Sin contacto desde hace ${minutesText(minutes)}`,
  savedAgo: (seconds) => (seconds < 1 ? 'Guardado ahora' : `Guardado hace ${durationText(seconds)}`),
  choose: (name) => `Elegir a ${name}`,
  chooseAll: 'Elegir a todos los que tienen límite de tiempo',
  chosen: (count) => plural(count, { one: '# elegido', other: '# elegidos' }),
  minutes: 'Más tiempo',
  some: minutesText,
  add: 'Añadir',
  wereAdded: (count, minutes) =>
    `${minutesText(minutes)} más para ${plural(count, { one: '# estudiante', other: '# estudiantes' })}`,
  wereOver: (added, count) =>
    `${added}. ${plural(count, { one: '# evaluación ya había terminado.', other: '# evaluaciones ya habían terminado.' })}`,
  allOver: 'Estas evaluaciones ya han terminado. No se añadió nada.',
  late: {
    title: 'Respuestas que llegaron tarde',
    lead: 'Llegaron después del tiempo y no cuentan por sí solas. Compare cuándo se escribieron y decida.',
    mainDecides: 'Llegaron después del tiempo y no cuentan por sí solas. Decide quien dirige el grupo.',
    questions: (numbers) =>
      plural(numbers.length, {
        one: `pregunta ${listText(numbers.map(String))}`,
        other: `preguntas ${listText(numbers.map(String))}`,
      }),
    times: (entered, arrived) =>
      `Escritas ${durationText(Math.abs(entered))} ${entered > 0 ? 'después' : 'antes'} del final, según el reloj del dispositivo; llegaron ${durationText(arrived)} después.`,
    clock: (ahead) => `Ese reloj iba ${minutesText(Math.abs(ahead))} ${ahead > 0 ? 'adelantado' : 'atrasado'}.`,
    score: (before, after) => `${percentText(before)} sin ellas, ${percentText(after)} con ellas`,
    count: 'Contar',
    countOf: (name) => `Contar las respuestas tardías de ${name}`,
    leave: 'No contar',
    leaveOf: (name) => `No contar las respuestas tardías de ${name}`,
    counted: 'Contadas',
    left: 'No contadas',
    nowCounted: 'Las respuestas tardías cuentan ahora',
    gone: 'Estas respuestas ya no están aquí. La lista está al día.',
    notCounted: 'Las respuestas tardías no cuentan',
  },
};
