import type { BenchmarkQuestionData } from '../course-data.ts';
import { choice, correctOrIncorrect, matching, no, of, pair, sequence, trueOrFalse, yes } from '../questions.ts';

const sample = (question: BenchmarkQuestionData): BenchmarkQuestionData => ({ ...question, is_free_sample: true });

/** What visitors are asked of level 1, and no group is. */
export const samplesLevel1: readonly BenchmarkQuestionData[] = [
  of(
    'devices-and-connections',
    choice(
      'Which of these takes sound in?',
      yes('A microphone'),
      no('A loudspeaker'),
      no('A projector'),
      no('A printer'),
    ),
  ),
  of(
    'files-folders-and-backups',
    trueOrFalse(
      'Are these statements about copies true or false?',
      yes('A copy on the same disk does not help when the disk fails.'),
      no('A file in the trash is a backup.'),
    ),
  ),
  of(
    'networks-and-finding-the-fault',
    sequence(
      'A page does not open. Put the checks in order, the nearest first.',
      'See whether the cable or Wi-Fi is connected',
      'Open another page',
      'Restart the router',
      'Call the provider',
    ),
  ),
  of(
    'safe-accounts',
    matching(
      'What is each of these for?',
      pair('Password', 'Something you know'),
      pair('Phone with a code', 'Something you have'),
      pair('Fingerprint', 'Something you are'),
    ),
  ),
  of(
    'spreadsheets-you-can-trust',
    choice(
      'Column B holds prices. Which formula adds the first ten?',
      yes('<code>=SUM(B1:B10)</code>'),
      no('<code>=B1+B10</code>'),
      no('<code>SUM(B1:B10)</code>'),
      no('<code>=COUNT(B1:B10)</code>'),
    ),
  ),
].map(sample);

/** The same of level 2. */
export const samplesLevel2: readonly BenchmarkQuestionData[] = [
  of(
    'devices-and-connections',
    choice(
      'A laptop charges at one USB-C port and not at the other. What is the likeliest reason?',
      no('The battery is broken'),
      yes('Only one of the ports takes power'),
      no('The screen needs the power'),
      no('The cable is too long'),
    ),
  ),
  of(
    'files-folders-and-backups',
    sequence(
      'A file was overwritten by mistake. Put the steps in order.',
      'Close the file without saving again',
      'Look for an earlier version',
      'Restore it under another name',
      'Compare the two',
    ),
  ),
  of(
    'networks-and-finding-the-fault',
    correctOrIncorrect(
      'One room has no Wi-Fi. Are these conclusions correct?',
      yes('If the next room has it, the provider is not the fault.'),
      no('If one phone has it, the access point of the room is broken.'),
    ),
  ),
  of(
    'safe-accounts',
    choice(
      'Somebody calls, says they are from IT and asks for the code on your phone. What do you do?',
      no('Read the code out'),
      yes('Hang up and call IT yourself'),
      no('Send the code by mail'),
      no('Ask for their name, then read it out'),
    ),
  ),
  of(
    'personal-data-in-everyday-work',
    trueOrFalse(
      'A class photo is to go on the website. Are these statements true or false?',
      yes('Whoever is in it is asked first.'),
      no('A photo without names is never personal data.'),
    ),
  ),
].map(sample);
