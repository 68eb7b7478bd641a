import { percentText } from '../../../texts/formats/es.ts';
import type { welcome as en } from './en.ts';

export const welcome: typeof en = {
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
