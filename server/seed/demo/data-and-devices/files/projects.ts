import type { ProjectData } from '../../course-data.ts';
import {
  choice,
  correctOrIncorrect,
  distractor,
  matching,
  no,
  pair,
  sequence,
  trueOrFalse,
  withFeedback,
  yes,
} from '../../questions.ts';

const tidyUp: ProjectData = {
  level: 1,
  introduction: `<h2>Learn: The folder that nobody understands</h2>
<p>The folder of the Bridge Street building site holds 340 files. Among them are <code>plan.pdf</code>, <code>plan-new.pdf</code>,
<code>plan-new-final.pdf</code> and <code>Copy of plan (2).pdf</code>. The plumber has just drilled a hole according to the wrong
one.</p>
<p>You tidy up, in a way that lasts.</p>`,
  key_elements: [
    { name: 'Names and folders that others understand', shows: [{ page: 'names' }] },
    { name: 'Three words for files', shows: [{ card: 'Extension' }, { card: 'Path' }, { card: 'Archive' }] },
  ],
  cases: [
    [
      withFeedback(
        choice(
          'How do you name the plan of the first floor from 4 March 2026, so that the newest plan is always the last in the list?',
          no('<code>plan-floor-1-FINAL.pdf</code>'),
          no('<code>4.3.26 floor 1.pdf</code>'),
          yes('<code>floor-1_2026-03-04.pdf</code>'),
          no('<code>newest plan.pdf</code>'),
        ),
        {
          correct:
            'Yes. The floor comes first, so its plans stand together, and year-month-day puts them in order of time.',
          first: 'Imagine ten such files sorted by name. Which spelling of the date sorts itself?',
          second:
            'Year-month-day sorts correctly. With the day in front, 10.4. stands before 4.3., and “final” or “newest” is outdated tomorrow.',
          hint: { page: 'names' },
          reveal: { page: 'names' },
        },
      ),
      withFeedback(
        correctOrIncorrect(
          'The team makes suggestions for the folders. Is each of them a correct idea?',
          no('One folder for each person, so that everybody knows who made what.'),
          yes('One folder for each project, and in it Plans, Photos and Invoices.'),
          yes('Finished projects move to the archive.'),
          no('Nine levels of folders, so that every file has a place of its own.'),
        ),
        {
          correct: 'Folders follow the work, stay shallow, and what is finished moves out of the way.',
          first:
            'Who will look for the files when the people have changed? And how many clicks is one willing to make?',
          second:
            'Folders by person lose their meaning when people leave, and deep folders lead to second copies. By project, shallow, with an archive.',
        },
      ),
    ],
    [
      withFeedback(
        matching(
          'Four files go out today. Match each purpose with the format that suits it.',
          pair('The client shall read and print the plan', 'PDF'),
          pair('The office shall go on calculating the costs', 'XLSX'),
          pair('The list of rooms is loaded into another program', 'CSV'),
          pair('A photo of the drilled hole for the insurance', 'JPEG'),
          distractor('MP3'),
        ),
        {
          correct: 'All matched: PDF to read, XLSX to calculate, CSV to exchange, JPEG for photos.',
          first: 'Ask of each receiver: look at it, go on working with it, or load it into something?',
          second: 'Read and print: PDF. Calculate: XLSX. Exchange a plain table: CSV. Photo: JPEG. MP3 is sound.',
          hint: { page: 'formats' },
          reveal: { page: 'formats' },
        },
      ),
      withFeedback(
        trueOrFalse(
          'Are these statements about formats true or false?',
          yes('A CSV file keeps the values of a table, but not its formulas.'),
          no('A photo becomes a document when its extension is changed to .pdf.'),
          yes('Comments and hidden rows can travel along in a file that is sent out.'),
        ),
        {
          correct: 'Right. The extension is only a label, and what is hidden is not gone.',
          first: 'What does an extension change: the content, or the label on it?',
          second:
            'CSV holds values only; an extension does not convert anything; and hidden content goes along unless it is removed.',
          hint: { card: 'Extension' },
        },
      ),
    ],
  ],
};

const comeBack: ProjectData = {
  level: 1,
  introduction: `<h2>Learn: Backups that come back</h2>
<p>A small joinery with eight people keeps drawings, offers and invoices on one office computer. “We have a backup,” says the owner,
and points to a USB drive that has been plugged into the same computer for four years.</p>
<p>Watch the short video, then advise the owner.</p>`,
  key_elements: [
    { name: 'Video: three, two, one', shows: [{ clip: 'three-two-one' }] },
    { name: 'Backups: three, two, one', shows: [{ page: 'backups' }] },
  ],
  cases: [
    [
      withFeedback(
        choice(
          'The backup drive of the joinery has been plugged into the office computer for four years. Which three dangers does it not protect against?',
          yes('A fire in the office'),
          yes('Software that encrypts every drive it can reach'),
          no('A single drawing that was deleted by accident yesterday'),
          yes('A burglary in which the computer is taken away'),
        ),
        {
          correct:
            'Exactly. What stands beside the computer burns with it, is stolen with it and is encrypted with it.',
          first: 'Which events hit everything that stands on this desk or hangs on this computer?',
          second:
            'Fire, theft and ransom software reach the drive too. A deleted drawing is the one case in which it helps, if the copy is recent.',
          hint: { clip: 'three-two-one' },
          reveal: { page: 'backups' },
        },
      ),
      withFeedback(
        choice(
          'Which plan follows the 3-2-1 rule?',
          no('The computer and two USB drives in its drawer'),
          yes('The computer, a drive that is unplugged after the copy, and an online backup in another town'),
          no('The computer and a synchronized folder on every phone'),
        ),
        {
          correct: 'Three copies, two kinds of storage, one of them elsewhere, and one that is out of reach.',
          first: 'Count: copies, kinds of storage, places.',
          second:
            'Only the second plan has a copy in another place. Two drives in one drawer share their fate, and a synchronized folder follows every mistake.',
          reveal: { card: '3-2-1 rule' },
        },
      ),
      withFeedback(
        sequence(
          'The owner wants to know whether the new backup works. Put the steps of the test in order.',
          'Choose three files at random',
          'Restore them to a different place',
          'Open them and compare them with the originals',
          'Write down date, result and time needed',
        ),
        {
          correct: 'That is a restore test. Now the owner does not hope any longer, but knows.',
          first: 'You cannot compare what has not been restored, and you should not restore on top of the originals.',
          second:
            'Choose, restore elsewhere, compare, write down. Restored to the same place, a bad backup would overwrite good files.',
          hint: { card: 'Restore test' },
          reveal: { page: 'backups' },
        },
      ),
    ],
  ],
};

const onTheTrain: ProjectData = {
  level: 2,
  introduction: `<h2>Apply: The laptop on the train</h2>
<p>Friday, 17:40. Daria calls: her work laptop is still on the train, and the train is gone. On it are the offers of this week. The
offers folder is synchronized with the shared drive; the folder “Measurements” lies only on the laptop. Its backup runs
twice a week, the last time on Wednesday night.</p>`,
  key_elements: [
    { name: 'Backups: three, two, one', shows: [{ page: 'backups' }] },
    { name: 'Synchronizing and history', shows: [{ card: 'Synchronizing' }, { card: 'Version history' }] },
  ],
  cases: [
    [
      withFeedback(
        sequence(
          'Daria’s laptop is on a train that has left. The offers on it are on the shared drive as well; the measurements are only on the laptop, and its last backup ran on Wednesday night. What has to be done, in which order?',
          'Report the loss to the IT desk at once',
          'Have the laptop locked from afar and end its sessions',
          'Change the passwords that were used on it',
          'Set up a replacement and restore the backup',
          'Take the measurements of Thursday and Friday again',
        ),
        {
          correct: 'First the doors are closed, then the work is brought back, and what no copy holds is done again.',
          first: 'What can get worse with every minute, and what can wait until Monday?',
          second:
            'Report, lock, change passwords: that limits the damage. Then restore. What was made after Wednesday night exists nowhere else and has to be measured again.',
        },
      ),
      withFeedback(
        trueOrFalse(
          'The laptop was lost on Friday; its last backup ran on Wednesday night. The offers are synchronized with the shared drive, the measurements are not. Are these statements true or false?',
          yes('The offers of Friday are on the shared drive, if they were synchronized before the laptop was lost.'),
          no('The measurements of Friday are in the backup.'),
          yes('The measurements of Tuesday are in the backup.'),
          no('Whoever finds the laptop can read nothing, because it has a backup.'),
        ),
        {
          correct:
            'Right. A backup brings data back; it does not keep strangers out. That is the task of encryption and a locked screen.',
          first: 'Put three days on a line: Tuesday, the backup on Wednesday night, and Friday.',
          second:
            'The backup knows everything up to Wednesday night, the shared drive what was synchronized. Protection against reading comes from encryption, not from a copy.',
          hint: { page: 'backups' },
          reveal: { page: 'backups' },
        },
      ),
    ],
    [
      withFeedback(
        choice(
          'Two days of measurements are lost. Which two changes prevent that next time?',
          yes('Keep the folder “Measurements” on the shared drive too'),
          no('Buy laptops with larger storage'),
          yes('Run the backup every night instead of twice a week'),
          no('Write the measurements into two folders of the laptop'),
        ),
        {
          correct: 'Both shorten the time in which the laptop holds the only copy.',
          first: 'How long may work exist in one place only? Which changes make that time shorter?',
          second:
            'A shared folder and a nightly backup leave at most a day at risk. Two folders on one laptop are lost together.',
        },
      ),
      withFeedback(
        matching(
          'Match each loss with what brings the file back most quickly.',
          pair('A colleague has overwritten a paragraph in the shared offer', 'The version history of the file'),
          pair('The laptop has been stolen', 'The nightly backup'),
          pair('The office has burned down', 'The copy in another town'),
          pair('A file was deleted from the synchronized folder this morning', 'The deleted files of the service'),
        ),
        {
          correct: 'Well matched: the smallest tool that does the job is the quickest.',
          first: 'Start with the loss that destroys the most. Which copy survives it?',
          second:
            'History for a paragraph, deleted files for this morning, the backup for a laptop, the distant copy for a fire.',
          hint: { card: 'Version history' },
          reveal: { page: 'backups' },
        },
      ),
    ],
  ],
};

const archive: ProjectData = {
  level: 2,
  published: false,
  introduction: `<h2>Apply: An archive for twenty years</h2>
<p>The joinery has to keep its drawings for as long as the stairs stand. Which formats will still open in twenty years?</p>`,
  key_elements: [{ name: 'Formats and versions', shows: [{ page: 'formats' }] }],
  cases: [
    [
      withFeedback(
        choice(
          'Which format is the safest choice for drawings that shall still be readable in twenty years?',
          no('The own format of the drawing program'),
          yes('PDF/A, a form of PDF that is made for archives'),
          no('A screenshot in a mail'),
        ),
        {
          correct: 'PDF/A is an open standard that carries everything it needs, fonts included.',
          first: 'Which of these can be opened without the program that made it?',
          second:
            'PDF/A is published as a standard for keeping documents; a program and its own format may be gone in twenty years.',
          reveal: { page: 'formats' },
        },
      ),
    ],
  ],
};

/** The study projects about files: two to learn, one to apply, and a draft. */
export const projects: ProjectData[] = [tidyUp, comeBack, onTheTrain, archive];
