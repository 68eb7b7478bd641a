// What people read who have no group yet, and everyone in free mode, in English.
import { percentText } from '../formats/en.ts';

export const welcome = {
  title: 'Prepare for your certification',
  text: 'Lectern is where institutions prepare their learners for certification. A benchmark shows where you stand, lessons and study projects take you further, and a summary shows what you have gained.',
  createAccount: 'No account yet? You can create one on the same page. It costs nothing.',
  howItGoes: 'How a course goes',
  steps: {
    benchmark: {
      title: 'See where you stand',
      text: 'A benchmark for each level, lesson by lesson. You know what to read before you begin.',
    },
    study: {
      title: 'Study at your own pace',
      text: 'E-books, flash cards and clips, then study projects that give a hint before a verdict. Every answer is saved as you go.',
    },
    summary: {
      title: 'See what you have gained',
      text: (line: number) =>
        `A summary at the end of each level, beside what the benchmark said: ${percentText(line)} passes.`,
    },
  },
  instructors: {
    title: 'For instructors',
    text: 'A gradebook of the whole group: who is where, what was right at the first try, and which lesson to go over again. A key is all your learners need to join.',
  },
  free: {
    title: 'Test your knowledge in',
    text: 'Take a free benchmark, without an account. Nothing is recorded; at the end you see how you did.',
    lessons: 'Free lessons',
    try: 'Try a free benchmark',
    of: (level: number, course: string) => `Level ${level} of ${course}`,
    notLoaded: 'The free benchmarks could not be loaded.',
  },
  costs: {
    title: 'What is free',
    benchmarks: 'Some benchmarks and lessons are free for everyone, also without an account.',
    account: 'An account is free, for learners and instructors.',
    key: 'Courses come with a Group key from your institution, which holds the license. Learners pay nothing here.',
  },
  demo: {
    question: 'The vents of a greenhouse open when the air is too warm. Which part notices it first?',
    answers: ['A sensor', 'An actuator', 'A camera'],
    right: 'Correct',
    explanation: 'A sensor notices, an actuator acts.',
    lessons: ['Networks', 'Sensors', 'Safety online'],
    exercises: ['A guest network', 'Sensors for a greenhouse', 'A home that listens'],
    levels: ['Level 1', 'Level 2', 'Level 3'],
    learners: ['Amara', 'Benedikt', 'Chiara', 'Dae-jung'],
    columns: ['Project 1', 'Project 2', 'Summary'],
    percent: percentText,
  },
  learner: {
    title: (name: string) => `Welcome, ${name}`,
    haveAKey: 'Have a Group key?',
    opens: 'What a key opens',
    group: 'Your group, with your instructor in it',
    courses: 'Its courses: e-books, flash cards, study projects, benchmarks and summaries',
    results: 'Your results, which your instructor sees too',
    expected: 'Does your school expect you? Then your class appears here by itself.',
    look: 'Look for my class',
    where: "Your instructor gives you the key. They find it on the group's page.",
  },
  staff: {
    title: 'Your areas',
    about: {
      cms: 'Products, courses, books and questions: write, check and publish them.',
      'sales-management': 'Institutions, their licenses and who looks after them: quote, activate and renew.',
      'manage-jasperactive': 'People: find them, see where they belong and give them a role.',
    },
  },
};

export const free = {
  exercise: {
    reminder: 'Reminder: No information is recorded during a free lesson',
    exit: 'Nothing is recorded here: your answers are gone once you exit.',
    howOften: 'You can take it as often as you like.',
    timesOver: 'When the time is up, your answers are submitted. The time keeps running while you are away.',
    withheld: 'A free benchmark shows your score, but not which answers are right.',
    completed: 'Nothing was recorded. You can start again at any time.',
  },
  sheet: {
    howOften: 'You can take three sheets a day. Each asks eight questions or fewer.',
    withheld: (line: number) =>
      `Your result is a band: review needed, good (${line}% or more) or excellent (all right). It does not say how many answers were right, because learners are graded with the same questions.`,
    completed: 'Your answers were not recorded.',
    incomplete: 'You did not answer every question, so there is no result. Answer all of them on your next sheet.',
    rested: 'This is your result.',
  },
  toLesson: 'Back to the lesson',
  lesson: 'Free lesson',
  sections: { projects: 'Study Projects', library: 'E-book', quickdeck: 'Quickdeck' },
  noProjects: 'This lesson has no study projects yet.',
  notOffered: 'This benchmark is not free now. See Home for what is free.',
};
