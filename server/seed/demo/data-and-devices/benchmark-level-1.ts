import type { BenchmarkData } from '../course-data.ts';
import {
  choice,
  correctOrIncorrect,
  distractor,
  matching,
  no,
  of,
  pair,
  sequence,
  trueOrFalse,
  yes,
} from '../questions.ts';
import { samplesLevel1 } from './free-samples.ts';

const devices = 'devices-and-connections';
const files = 'files-folders-and-backups';
const networks = 'networks-and-finding-the-fault';
const accounts = 'safe-accounts';
const spreadsheets = 'spreadsheets-you-can-trust';
const privacy = 'personal-data-in-everyday-work';

/** Level 1: four questions of each lesson, one that still has no lesson, and what visitors are asked. */
export const benchmarkLevel1: BenchmarkData = {
  level: 1,
  description:
    'What do you know already? 24 questions about devices, files, networks, accounts, spreadsheets and privacy.',
  summary: 'The questions of the benchmark again. What have you gained?',
  time: 1440,
  questions: [
    of(
      devices,
      choice(
        'Which plug connects a computer to a network socket in the wall?',
        yes('Almost square, with a clip', 'media:connector-rj45.svg'),
        no('Flat and rectangular', 'media:connector-usb-a.svg'),
        no('Small and rounded', 'media:connector-usb-c.svg'),
        no('Wide, with two slanted corners', 'media:connector-hdmi.svg'),
      ),
    ),
    of(
      devices,
      choice(
        'Which part keeps files while the power is off?',
        no('The processor'),
        no('The memory (RAM)'),
        yes('The storage (SSD or hard disk)'),
        no('The graphics card'),
      ),
    ),
    of(
      devices,
      trueOrFalse(
        'Are these statements about devices true or false?',
        yes('A hard disk can be damaged if it falls while it is running.'),
        no('Every USB-C port can drive a screen.'),
        yes('Printers and access points need updates too.'),
      ),
    ),
    of(
      devices,
      sequence(
        'A screen stays dark. Put the checks in order, the quickest first.',
        'See whether it is switched on',
        'Push in the cable at both ends',
        'Choose the right input in its menu',
        'Fetch another cable',
      ),
    ),
    of(
      files,
      choice(
        'Which names sort themselves in the order of time?',
        no('<code>4-3-2026.pdf</code>, <code>10-2-2026.pdf</code>'),
        yes('<code>2026-02-10.pdf</code>, <code>2026-03-04.pdf</code>'),
        no('<code>March 4.pdf</code>, <code>February 10.pdf</code>'),
      ),
    ),
    of(
      files,
      matching(
        'Match each format with its purpose.',
        pair('PDF', 'Reading and printing, the same everywhere'),
        pair('CSV', 'Moving a plain table between programs'),
        pair('PNG', 'A screenshot with fine text'),
        distractor('Playing music'),
      ),
    ),
    of(
      files,
      correctOrIncorrect(
        'Is each of these backup habits correct?',
        yes('Unplug the backup drive after the copy.'),
        no('Rely on a synchronized folder as the only backup.'),
        yes('Restore some files now and then to see that it works.'),
      ),
    ),
    of(
      files,
      choice(
        'What does the “one” stand for in the 3-2-1 rule?',
        no('One backup each month'),
        yes('One copy in another place'),
        no('One person who may restore files'),
      ),
    ),
    of(
      networks,
      choice(
        'What does the domain name system (DNS) do?',
        yes('It turns names into addresses'),
        no('It encrypts the Wi-Fi'),
        no('It stores web pages for later'),
        no('It measures the speed of a line'),
      ),
    ),
    of(
      networks,
      matching(
        'Match each device with its task.',
        pair('Router', 'Connects the local network to the internet'),
        pair('Switch', 'Connects the cables inside a building'),
        pair('Access point', 'Takes the radio signal of laptops'),
      ),
    ),
    of(
      networks,
      choice(
        'Your colleague at the next desk can use the internet, you cannot. Where do you look first?',
        no('At the line to the provider'),
        yes('At your own device and its connection'),
        no('At the router of the company'),
      ),
    ),
    of(
      networks,
      trueOrFalse(
        'Are these statements about Wi-Fi true or false?',
        yes('A steel cabinet weakens the signal.'),
        no('A guest network gives visitors access to the shared drive.'),
        yes('Many devices on one channel slow each other down.'),
      ),
    ),
    of(
      accounts,
      choice(
        'Which password is the hardest to guess?',
        no('<code>P@ssw0rd!</code>'),
        no('The name of your first pet and your year of birth'),
        yes('Four words that dice have chosen'),
        no('<code>qwertz2026</code>'),
      ),
    ),
    of(
      accounts,
      choice(
        'Which two are typical marks of a forged message?',
        yes('It says that something must be done today'),
        no('It comes in the morning'),
        yes('It asks you to leave out the usual way'),
        no('It contains a greeting'),
      ),
    ),
    of(
      accounts,
      correctOrIncorrect(
        'Is each of these reactions correct?',
        no('Read the sign-in code out to the support on the phone.'),
        yes('Lock the screen when you stand up.'),
        yes('Report a click on a suspicious link at once.'),
      ),
    ),
    of(
      accounts,
      choice(
        'Why should every service have a password of its own?',
        no('Because short passwords can be reused then'),
        yes('Because a leak at one service then opens one door only'),
        no('Because services exchange their passwords'),
      ),
    ),
    of(
      spreadsheets,
      choice(
        '<p><code>=B3*$F$1</code> is copied from row 3 to row 4. What stands there?</p>',
        no('<code>=B3*$F$1</code>'),
        yes('<code>=B4*$F$1</code>'),
        no('<code>=B4*$F$2</code>'),
        no('<code>=B3*$F$2</code>'),
      ),
    ),
    of(
      spreadsheets,
      choice(
        'Which chart shows best how a value changes over a year?',
        no('Slices of a circle', 'media:chart-pie.svg'),
        yes('A line', 'media:chart-line.svg'),
        no('A cloud of dots', 'media:chart-scatter.svg'),
      ),
    ),
    of(
      spreadsheets,
      trueOrFalse(
        'The values are 1, 2, 3, 4 and 90. Are these statements true or false?',
        yes('The average is 20.'),
        yes('The median is 3.'),
        no('The largest value changes the median.'),
      ),
    ),
    of(
      spreadsheets,
      matching(
        'Match each function with its result.',
        pair('<code>SUM</code>', 'All values added up'),
        pair('<code>AVERAGE</code>', 'The mean'),
        pair('<code>COUNT</code>', 'How many numbers there are'),
        pair('<code>MAX</code>', 'The largest value'),
      ),
    ),
    of(
      privacy,
      choice(
        'Which three are personal data?',
        yes('A customer number'),
        yes('The license plate of a private car'),
        no('The number of visitors of a museum in June'),
        yes('A photo of a face'),
      ),
    ),
    of(
      privacy,
      choice(
        'You write to 60 people who do not know each other. Into which field do their addresses go?',
        no('To'),
        no('Cc'),
        yes('Bcc'),
      ),
    ),
    of(
      privacy,
      trueOrFalse(
        'Are these statements true or false?',
        yes('Data should be deleted when it is no longer needed.'),
        no('A form should ask for everything that might be useful one day.'),
        yes('Data about health is particularly protected.'),
      ),
    ),
    of(
      privacy,
      sequence(
        'A list of customers went to the wrong address. Put the steps in order.',
        'Report it to the person responsible',
        'Ask the receiver to delete it',
        'Write down what happened and when',
        'Change the way such lists are sent',
      ),
    ),
    of(
      null,
      choice(
        'Which of these tasks would you not give to an AI assistant?',
        no('Suggesting a clearer sentence'),
        no('Listing ideas for a title'),
        yes('Deciding alone who is invited to an interview'),
      ),
    ),
    ...samplesLevel1,
  ],
};
