// What people read who look into a gradebook or at an attempt in it, in Spanish.
import { dayText, percentText, plural } from '../formats/es.ts';
import { gainFormats } from '../formats/gain-formats.ts';
import type * as en from './en.ts';

export * from '../resources/es.ts';

export const anotherAttempt: typeof en.anotherAttempt = {
  allow: 'Permitir otro intento',
  allowAt: (exercise) => `Permitir otro intento: ${exercise}`,
  title: '¿Permitir otro intento?',
  text: (learner, exercise) =>
    `${learner} puede hacer «${exercise}» una vez más. El intento anterior se conserva con su motivo, y su resultado cuenta hasta que se entregue el nuevo.`,
  reason: 'Motivo',
  reasonHelp: 'Se conserva con el intento anterior. La persona no lo ve.',
  required: 'El motivo es obligatorio',
  submit: 'Permitir',
  done: (learner) => `${learner} puede empezar otro intento`,
  notPossible: 'Esta persona ya puede empezar o continuar un intento.',
  taken: 'Ya se permitió otro intento.',
  kept: (by, day, used) =>
    `Otro intento ${used ? 'después de este' : 'permitido, todavía sin empezar'}: ${by}, ${dayText(day)}`,
  leave: {
    title: '¿Salir sin guardar?',
    text: 'Lo que ha introducido aquí no está guardado.',
    leave: 'Salir',
    stay: 'Seguir editando',
  },
};

const { pointsText, ratioText } = gainFormats('es');

const learners = { one: '# estudiante', other: '# estudiantes' };

const pointsApart = (points: number) =>
  points === 0
    ? 'los mismos puntos'
    : `${plural(Math.abs(points), { one: '# punto', other: '# puntos' })} ${points > 0 ? 'más' : 'menos'}`;
const likely = (low: number, high: number) =>
  low >= 0
    ? `, probablemente de ${low} a ${high} más`
    : high <= 0
      ? `, probablemente de ${-high} a ${-low} menos`
      : `, probablemente entre ${-low} menos y ${high} más`;

export const gradebook: typeof en.gradebook = {
  noCourse: 'Ningún curso seleccionado',
  noResults: 'Sin resultados',
  course: 'Curso',
  chooseCourse: 'Elija un curso',
  level: 'Nivel',
  findLearner: 'Buscar estudiante',
  found: (found, all) => `${found} de ${plural(all, learners)}`,
  noLearners: 'Todavía no hay estudiantes en este grupo.',
  learnerName: (first, last) => [last, first].filter((name) => name !== '').join(', '),
  fullName: (first, last) => `${first} ${last}`.trim(),
  grid: 'Estudiantes y ejercicios',
  learner: 'Estudiante',
  noUser: 'No hay usuario',
  progress: 'Progreso',
  progressIs: 'Progreso, media de las lecciones',
  time: 'Tiempo',
  benchmark: 'Prueba inicial',
  summary: 'Prueba final',
  project: (number) => `Proyecto ${number}`,
  projectOfLevel: (level, number) => `N${level} · Proyecto ${number}`,
  headName: (label, name) => `${label}, ${name}`,
  inLesson: (lesson, exercise) => `${lesson} – ${exercise}`,
  atLevel: (exercise, level) => `${exercise} (nivel ${level})`,
  unpublishedName: (exercise) => `${exercise}, sin publicar`,
  shown: (found, all) => (found === all ? `${all}` : `${found} de ${all}`),
  doneOf: (done, total) => `${done}/${total}`,
  score: percentText,
  low: (score, line) => `${score}, menos de ${line}`,
  full: (score) => `${score}, todo correcto`,
  unpublished: (score) => `${score}, sin publicar`,
  inProgress: (done, total) => `En curso, ${done} de ${total}`,
  openName: (done, total) => `${done}/${total}, en curso`,
  notStarted: 'Sin empezar',
  nothingToComplete: 'Nada que completar',
  tip: {
    correct: (corrects, total, percent) => `${corrects} de ${total} correctas (${percentText(percent)})`,
    firstTry: (corrects, total, percent) => `A la primera: ${corrects} de ${total} (${percentText(percent)})`,
    attempt: (attempt) => `Intento ${attempt}`,
    time: (minutes, hours) => `Tiempo ${minutes} (${hours})`,
    again: (done, total) => `Nuevo intento en curso, ${done} de ${total}`,
  },
  export: {
    button: 'Exportar a Excel',
    title: 'Exportar a Excel',
    sheets: {
      excel: 'Una hoja para las pruebas iniciales y finales, y otra para las lecciones de cada nivel.',
      csv: 'Una tabla con todos los ejercicios, para otros programas.',
    },
    format: 'Archivo',
    formats: { excel: 'Hojas de Excel', csv: 'Archivo CSV' },
    identified: 'Correos e ID externo',
    identifiedHelp: 'El correo de cada estudiante, si puede verlo, y el ID externo del grupo.',
    learnersOf: 'Estudiantes de este curso en',
    thisGroup: 'Este grupo',
    allGroups: 'Todos mis grupos',
    save: 'Exportar',
    tryAgain: 'Intentar de nuevo',
    preparing: 'Preparando la hoja de cálculo…',
    received: (kilobytes) => `${kilobytes} kB recibidos`,
    saved: (name) => `Guardado como ${name}`,
    failed: 'Vaya, algo salió mal; vuelva a cargar la página e inténtelo de nuevo.',
  },
  key: {
    title: 'Leyenda',
    lowest: (_line, low) => `menos de ${low}`,
    low: (line, low) => `${low} a ${line - 1}`,
    good: (line) => `${line} a 99`,
    full: '100',
    open: 'en curso, preguntas hechas',
    none: 'sin empezar',
    taken: 'ahora sin publicar',
  },
  views: { title: 'Vista', scores: 'Puntuaciones', gain: 'Aprendizaje', questions: 'Preguntas' },
  gain: {
    title: 'Lo que aprendió el grupo',
    gained: 'Mejora en puntos',
    normalised: 'Mejora normalizada',
    learners: 'Estudiantes',
    questions: 'Preguntas',
    points: pointsText,
    ratio: ratioText,
    interval: (low, high) => `probablemente ${pointsText(low)} a ${pointsText(high)}`,
    worse: 'Empeoró',
    unclear: 'Sin cambio claro',
    sentence: (before, after, low, high) =>
      `De ${before} a ${after}: ${pointsApart(after - before)}${low === null || high === null ? '' : likely(Math.round(low), Math.round(high))}.`,
    ofLearners: (count) =>
      `Porcentaje de aciertos en la primera prueba inicial y en la primera final, sobre las preguntas comunes a ambas: media de ${plural(count, learners)}.`,
    normalisedIs: (ratio) => `Mejora normalizada: ${ratio}.`,
    tooFewLearners: (counted, least) =>
      `Hacen falta ${least} estudiantes que hayan terminado ambas pruebas (hasta ahora ${counted}).`,
    tooFewQuestions: (counted, least) =>
      counted === 0
        ? 'La prueba inicial y la final todavía no están terminadas.'
        : `Hacen falta ${least} preguntas comunes a ambas pruebas (hasta ahora ${counted}).`,
    tooFewAnswers: (counted, least) => `Hacen falta ${least} (hasta ahora ${counted})`,
    how: 'Cómo se calcula',
    explained: (least) => [
      'La mejora es la primera prueba final terminada menos la primera prueba inicial terminada, en puntos porcentuales, sobre las preguntas comunes a ambas y sus primeras respuestas.',
      'En el grupo y en cada lección, cada estudiante cuenta lo mismo; los intentos posteriores no cuentan.',
      'La mejora normalizada es la parte de lo que faltaba en la prueba inicial que se aprendió (Hake 1998). No existe si la prueba inicial fue del todo correcta.',
      'El intervalo junto a los puntos es el intervalo de confianza del 95 % de diferencias pareadas: para grupos, con la t de Student sobre sus estudiantes; para una persona o una pregunta, con el método de Bonett y Price (2012).',
      `Con menos de ${least} estudiantes, preguntas o respuestas no se muestra ninguna cifra: sería sobre todo azar.`,
    ],
    progress: 'Progreso a lo largo del tiempo',
    progressAside: 'proyectos de estudio completados',
    progressSummary: (percent, completed, possible, day) =>
      `Hasta el ${dayText(day)} se completó el ${percentText(percent)} de los proyectos de estudio: ${completed} de ${possible}, en el grupo entero.`,
    day: 'Día',
    completed: 'Completados',
    share: 'Parte',
    lessons: 'Lecciones, de la prueba inicial a la final',
    lesson: 'Lección',
    byLearner: 'Mejora por estudiante',
    hardest: 'Preguntas, primero las más difíciles',
    hardestAbout: 'Primeros intentos terminados. Abra una pregunta para ver su respuesta correcta.',
    questionCount: (count) => plural(count, { one: '# pregunta', other: '# preguntas' }),
    assessment: 'Prueba',
    question: 'Pregunta',
    rightAtFirst: 'Correctas a la primera',
    answers: 'Respuestas',
    discrimination: 'Discriminación',
    noBenchmark: 'Nadie ha terminado todavía una prueba inicial.',
    key: 'Pregunta con su respuesta correcta',
  },
  plots: {
    menu: (plot) => `Más sobre ${plot}`,
    asTable: 'Mostrar como tabla',
    asPlot: 'Mostrar como gráfico',
    required: (line) => `${line} exigido`,
    scores: 'Puntuaciones de las pruebas finales',
    latestOf: (count) => `${plural(count, learners)}, último intento`,
    scoresSummary: (count, passed, line) =>
      `Puntuaciones finales de ${plural(count, learners)}: ${passed} llegaron a ${line}, ${count - passed} todavía no.`,
    noSummary: 'Nadie ha terminado todavía una prueba final.',
    score: 'Puntuación',
    learners: 'Estudiantes',
    range: (from, to) => `${from} a ${to}`,
    change: 'De la prueba inicial a la final',
    beforeMark: 'antes',
    afterMark: 'después',
    level: 'Nivel',
    before: 'Prueba inicial',
    after: 'Prueba final',
    noAssessment: 'Nadie ha terminado todavía una prueba inicial ni final.',
    noSummaryMark: 'sin prueba final todavía',
    noBenchmarkMark: 'sin prueba inicial',
    nothingYet: 'nada terminado todavía',
    changed: (level, before, after, count) =>
      `Nivel ${level}: de ${before} a ${after}, media de ${plural(count, learners)}.`,
    unchanged: (level, before, after) =>
      `Nivel ${level}: prueba inicial ${before ?? 'sin terminar'}, prueba final ${after ?? 'sin terminar'}.`,
    firstTry: 'Correctas a la primera, por lección',
    lowestFirst: 'de menor a mayor',
    lowestOf: (shown, all) => `las ${shown} más bajas de ${all}`,
    firstTrySummary: (lessons, weak, line, lowest, percent) =>
      `Correctas a la primera en ${plural(lessons, { one: '# lección', other: '# lecciones' })}: ${weak} por debajo de ${line}. La más baja es ${lowest}, con ${percentText(percent)}.`,
    noProject: 'Nadie ha terminado todavía un proyecto de estudio.',
    lesson: 'Lección',
    firstTryShare: 'A la primera',
    questions: 'Preguntas',
  },
  figures: {
    assessments: 'Pruebas iniciales y finales',
    completed: 'Ejercicios completados',
    correct: 'Preguntas correctas, todos los ejercicios',
    atFirstTry: 'Correctas a la primera',
    projectsAtFirstTry: 'Correctas a la primera, proyectos de estudio',
    firstTry: (corrects, total) => `${corrects} de ${total} a la primera`,
    time: (minutes) => `Tiempo ${minutes}`,
    unpublished: 'sin publicar',
    earlier: (attempts) => plural(attempts, { one: '# intento anterior', other: '# intentos anteriores' }),
    day: dayText,
    attemptOn: (attempt, percent, day) => `Intento ${attempt}: ${percentText(percent)} el ${dayText(day)}`,
  },
  own: {
    emptyTitle: 'Sus resultados aparecerán aquí',
    empty: 'Termine una prueba inicial o un proyecto de estudio para ver cómo le fue.',
    toExercises: 'Ir a los ejercicios',
    title: (complete, total) =>
      `${complete} de ${plural(total, { one: '# proyecto de estudio completado', other: '# proyectos de estudio completados' })}`,
    firstTry: (percent) => `Resolvió a la primera ${percentText(percent)} de sus preguntas.`,
    gained: (level, questions, before, after) =>
      `Nivel ${level}: de ${questions} preguntas que aparecieron en la prueba inicial y en la primera final, acertó el ${percentText(before)} al principio y el ${percentText(after)} después de estudiar. ¡Bien hecho!`,
    kept: (level, questions, before, after) =>
      `Nivel ${level}: de ${questions} preguntas que aparecieron en la prueba inicial y en la primera final, acertó el ${percentText(before)} al principio y el ${percentText(after)} después de estudiar: tantas como antes.`,
    lost: (level, questions, before, after) =>
      `Nivel ${level}: de ${questions} preguntas que aparecieron en la prueba inicial y en la primera final, acertó el ${percentText(before)} al principio y el ${percentText(after)} después de estudiar. Vuelva a leer sus lecciones para recuperarlas.`,
    unclear: (level, questions, before, after) =>
      `Nivel ${level}: de ${questions} preguntas que aparecieron en la prueba inicial y en la primera final, acertó el ${percentText(before)} al principio y el ${percentText(after)} después de estudiar. Con tan pocas preguntas no es un cambio claro.`,
    allWell: (line) =>
      `Hasta ahora, en todas las lecciones ha acertado ${percentText(line)} o más a la primera. ¡Siga así!`,
    readAgain: 'Lo que más le ayudará es volver a leer estas lecciones',
  },
};
