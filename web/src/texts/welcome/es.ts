// What people read who have no group yet, and everyone in free mode, in Spanish.
import { percentText } from '../formats/es.ts';
import type * as en from './en.ts';

export const welcome: typeof en.welcome = {
  title: 'Prepárese para su certificación',
  text: 'Lectern es donde las instituciones preparan a sus estudiantes para la certificación. Una prueba inicial muestra en qué punto está, las lecciones y los proyectos de estudio le llevan más lejos y una prueba final muestra lo que ha ganado.',
  createAccount: '¿Todavía no tiene cuenta? Puede crearla en la misma página. No cuesta nada.',
  howItGoes: 'Cómo es un curso',
  steps: {
    benchmark: {
      title: 'Vea en qué punto está',
      text: 'Una prueba inicial por nivel, lección por lección. Sabrá qué leer antes de empezar.',
    },
    study: {
      title: 'Estudie a su ritmo',
      text: 'Libros electrónicos, tarjetas y clips, y después proyectos de estudio que dan una pista antes del veredicto. Cada respuesta se guarda sobre la marcha.',
    },
    summary: {
      title: 'Vea lo que ha ganado',
      text: (line) =>
        `Una prueba final al terminar cada nivel, junto a lo que dijo la inicial: se aprueba con ${percentText(line)}.`,
    },
  },
  instructors: {
    title: 'Para docentes',
    text: 'Un libro de calificaciones de todo el grupo: quién va por dónde, qué fue correcto a la primera y qué lección conviene repasar. Sus estudiantes solo necesitan una clave para unirse.',
  },
  free: {
    title: 'Ponga a prueba sus conocimientos en',
    text: 'Haga una prueba inicial gratuita, sin cuenta. No se registra nada; al final ve cómo le ha ido.',
    lessons: 'Lecciones gratuitas',
    try: 'Hacer una prueba inicial gratuita',
    of: (level, course) => `Nivel ${level} de ${course}`,
    notLoaded: 'No se pudieron cargar las pruebas iniciales gratuitas.',
  },
  costs: {
    title: 'Qué es gratuito',
    benchmarks: 'Algunas pruebas iniciales y lecciones son gratuitas para todos, también sin cuenta.',
    account: 'La cuenta es gratuita, para estudiantes y docentes.',
    key: 'Los cursos llegan con una clave de grupo de su institución, que tiene la licencia. Quien estudia no paga nada aquí.',
  },
  demo: {
    question:
      'Las ventanas de un invernadero se abren cuando el aire está demasiado caliente. ¿Qué parte lo nota primero?',
    answers: ['Un sensor', 'Un actuador', 'Una cámara'],
    right: 'Correcto',
    explanation: 'Un sensor nota, un actuador actúa.',
    lessons: ['Redes', 'Sensores', 'Seguridad en línea'],
    exercises: ['Una red de invitados', 'Sensores para un invernadero', 'Una casa que escucha'],
    levels: ['Nivel 1', 'Nivel 2', 'Nivel 3'],
    learners: ['Amara', 'Benedikt', 'Chiara', 'Dae-jung'],
    columns: ['Proyecto 1', 'Proyecto 2', 'Prueba final'],
    percent: percentText,
  },
  learner: {
    title: (name) => `Le damos la bienvenida, ${name}`,
    haveAKey: '¿Tiene una clave de grupo?',
    opens: 'Qué abre una clave',
    group: 'Su grupo, con su docente',
    courses: 'Sus cursos: libros electrónicos, tarjetas, proyectos de estudio, pruebas iniciales y finales',
    results: 'Sus resultados, que también ve su docente',
    expected: '¿Su centro ya le espera? Entonces su clase aparece aquí sola.',
    look: 'Buscar mi clase',
    where: 'Su docente le da la clave. La encuentra en la página del grupo.',
  },
  staff: {
    title: 'Sus áreas',
    about: {
      cms: 'Productos, cursos, libros y preguntas: escribirlos, comprobarlos y publicarlos.',
      'sales-management': 'Instituciones, sus licencias y quién las atiende: presupuestar, activar y renovar.',
      'manage-jasperactive': 'Personas: encontrarlas, ver a qué pertenecen y darles un rol.',
    },
  },
};

export const free: typeof en.free = {
  exercise: {
    reminder: 'Recuerde: durante una lección gratuita no se registra ninguna información',
    exit: 'Aquí no se registra nada: sus respuestas se pierden al salir.',
    howOften: 'Puede hacerla tantas veces como quiera.',
    timesOver:
      'Cuando termine el tiempo, se entregarán sus respuestas. El tiempo sigue corriendo mientras usted no está.',
    withheld: 'Una prueba inicial gratuita muestra su puntuación, pero no qué respuestas son correctas.',
    completed: 'No se registró nada. Puede empezar de nuevo cuando quiera.',
  },
  sheet: {
    howOften: 'Puede hacer tres hojas al día. Cada una hace ocho preguntas o menos.',
    withheld: (line) =>
      `Su resultado es una banda: necesita repaso, bien (${line} % o más) o excelente (todo correcto). No se dice cuántas respuestas eran correctas, porque las mismas preguntas cuentan para la calificación en los grupos.`,
    completed: 'Sus respuestas no se han registrado.',
    incomplete: 'No respondió a todas las preguntas, así que no hay resultado. Respóndalas todas en su próxima hoja.',
    rested: 'Este es su resultado.',
  },
  toLesson: 'Volver a la lección',
  lesson: 'Lección gratuita',
  sections: { projects: 'Proyectos de estudio', library: 'Libro electrónico', quickdeck: 'Quickdeck' },
  noProjects: 'Esta lección todavía no tiene proyectos de estudio.',
  notOffered: 'Esta prueba inicial no es gratuita ahora. Vea en Inicio lo que es gratuito.',
};
