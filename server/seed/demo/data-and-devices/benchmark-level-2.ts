import type { BenchmarkData } from '../course-data.ts';
import { choice, correctOrIncorrect, matching, no, of, pair, sequence, trueOrFalse, yes } from '../questions.ts';
import { samplesLevel2 } from './free-samples.ts';

const devices = 'devices-and-connections';
const files = 'files-folders-and-backups';
const networks = 'networks-and-finding-the-fault';
const accounts = 'safe-accounts';
const spreadsheets = 'spreadsheets-you-can-trust';
const privacy = 'personal-data-in-everyday-work';

/** Level 2: situations that call for a decision. */
export const benchmarkLevel2: BenchmarkData = {
  level: 2,
  description: 'Situations from work that call for a decision, two or three for each lesson.',
  summary: 'Situations from work again, now with everything you have practiced.',
  time: 1200,
  questions: [
    of(
      devices,
      choice(
        'A driver needs a tablet that is carried about all day and shows large maps. Which two properties count most?',
        yes('Storage without moving parts'),
        no('Two HDMI ports'),
        yes('Enough memory for the maps that are open'),
        no('A docking station'),
      ),
    ),
    of(
      devices,
      choice(
        'Keyboard, screen and network of one desk fail at the same moment. What do you check first?',
        no('The driver of the keyboard'),
        yes('The plug of the docking station'),
        no('The router'),
        no('The resolution of the screen'),
      ),
    ),
    of(
      devices,
      sequence(
        'A laptop is made ready for a new colleague. Put the steps in order.',
        'Compare the delivery with the order',
        'Install the updates and restart',
        'Install the programs',
        'Test them',
        'Hand it over with a note',
      ),
    ),
    of(
      files,
      matching(
        'Match each loss with the best remedy.',
        pair('A wrong paragraph in a shared text', 'Version history'),
        pair('A stolen laptop', 'The nightly backup'),
        pair('A fire in the building', 'The copy in another place'),
      ),
    ),
    of(
      files,
      trueOrFalse(
        'A backup runs at 22:00 each day. At 15:00 a laptop breaks. Are these statements true or false?',
        yes('What was written since 22:00 yesterday is not in the backup.'),
        no('The backup also holds what was saved at 14:00.'),
        yes('A file that is on the shared drive too is not lost.'),
      ),
    ),
    of(
      networks,
      choice(
        '<p>The router answers, <code>1.1.1.1</code> answers, <code>www.example.org</code> is not found. Where is the fault?</p>',
        no('In the cable of the computer'),
        no('In the line to the provider'),
        yes('In the domain name system'),
      ),
    ),
    of(
      networks,
      choice(
        'Where in the hall does the access point belong?',
        no('In a steel cabinet', 'media:wifi-cabinet.svg'),
        no('On the floor behind machines', 'media:wifi-floor.svg'),
        yes('Under the ceiling in the middle', 'media:wifi-middle.svg'),
        no('Behind the concrete wall', 'media:wifi-office.svg'),
      ),
    ),
    of(
      accounts,
      sequence(
        'A computer shows a demand for ransom. Put the steps in order.',
        'Disconnect it from the network',
        'Call the IT desk from another device',
        'Write down what was seen',
        'Wait before anything is touched again',
      ),
    ),
    of(
      accounts,
      correctOrIncorrect(
        'The director writes from a new address and asks for a quick payment. Is each reaction correct?',
        no('Reply and ask whether it is genuine.'),
        yes('Call the number in the own list.'),
        yes('Report the message even if it turns out to be genuine.'),
      ),
    ),
    of(
      accounts,
      choice(
        'Which kind of second factor protects best against a forged sign-in page?',
        no('A code by text message'),
        no('A code from an app'),
        yes('A passkey or security key'),
      ),
    ),
    of(
      spreadsheets,
      choice(
        'A bar chart makes an increase of 2 percent look like a tripling. What is most likely wrong?',
        no('The bars are too narrow'),
        yes('The axis does not begin at zero'),
        no('The title is missing'),
      ),
    ),
    of(
      spreadsheets,
      matching(
        'Match each question with its tool.',
        pair('What did repairs of lifts cost?', 'SUMIF'),
        pair('How many repairs were there in May?', 'COUNTIF'),
        pair('Do older houses need more repairs?', 'Scatter chart'),
      ),
    ),
    of(
      privacy,
      choice(
        'A study replaces names with codes. The list of codes lies with the head of the study. What is this called?',
        no('Anonymizing'),
        yes('Pseudonymizing'),
        no('Encrypting'),
      ),
    ),
    of(
      privacy,
      trueOrFalse(
        'A list with names was sent to the wrong firm in the European Union. Are these statements true or false?',
        no('It is no breach if the firm deletes the list.'),
        yes('Whether the authority is informed is decided by the person responsible, not by the sender.'),
        yes('The 72 hours run from the moment the organization becomes aware of it.'),
      ),
    ),
    ...samplesLevel2,
  ],
};
