import type { CardData, LessonData } from '../../course-data.ts';
import { pages } from './pages.ts';
import { projects } from './projects.ts';

const cards: CardData[] = [
  { term: 'Passphrase', definition: 'A long password made of several words that have nothing to do with each other.' },
  {
    term: 'Password manager',
    definition: 'A program that keeps a different, long password for every service behind one passphrase.',
  },
  {
    term: 'Multi-factor authentication',
    definition:
      'Signing in with two kinds of proof, such as a password and a code from your phone. A stolen password alone is then useless.',
  },
  {
    term: 'Passkey',
    definition: 'A key kept on your device in place of a password. It works only with the genuine website.',
  },
  { term: 'Phishing', definition: 'A forged message that is after a password, a payment or a click.' },
  {
    term: 'Social engineering',
    definition: 'Getting past a lock by persuading a person instead of breaking the lock.',
  },
  { term: 'Malware', definition: 'Software made to harm: it spies, encrypts or misuses the computer.' },
  { term: 'Ransomware', definition: 'Malware that encrypts files and asks for money.' },
  { term: 'Least privilege', definition: 'Every account may do what its owner’s work requires, and no more.' },
  { term: 'Screen lock', definition: 'Closes the screen until you sign in again. Use it whenever you stand up.' },
  {
    term: 'Recovery codes',
    definition: 'Codes for the day the phone is lost. They are kept on paper in a safe place.',
  },
];

/** Safe accounts. */
export const accounts: LessonData = {
  name: 'Safe accounts',
  slug: 'safe-accounts',
  description: 'Passwords that hold, a second factor, forged messages, and what to do when something has happened.',
  logo: 'lesson-accounts.svg',
  pages,
  cards,
  projects,
};
