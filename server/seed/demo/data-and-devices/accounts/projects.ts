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

const message = `<blockquote><p><strong>From:</strong> Managing Director &lt;director@harbour-street.college.example&gt;<br>
<strong>Subject:</strong> Urgent and confidential</p>
<p>I am in a meeting and cannot be reached by phone. The enclosed invoice has to be paid today, otherwise we lose the contract. Please
confirm when it is done and don’t talk to anyone about it yet.</p></blockquote>
<p>The college’s own addresses end in <code>@harbourstreet.example</code>. Which three marks of a forged message do you find?</p>`;

const urgent: ProjectData = {
  level: 1,
  introduction: `<h2>Learn: An urgent message</h2>
<p>Thursday, 16:50, ten minutes before the office closes. In the mailbox of the bookkeeper of a college lies a message from the director: an invoice has to be paid today, and nobody shall know.</p>
<p>You sit at the next desk. “What do you think?” asks the bookkeeper.</p>`,
  key_elements: [
    { name: 'Messages that want something from you', shows: [{ page: 'messages' }] },
    { name: 'Two words for the trick', shows: [{ card: 'Phishing' }, { card: 'Social engineering' }] },
  ],
  cases: [
    [
      withFeedback(
        choice(
          message,
          yes('Pressure of time'),
          yes('A detour around the usual way'),
          no('Bad spelling'),
          yes('A sender address that is slightly different'),
        ),
        {
          correct: 'Pressure, secrecy and an address that only looks right. The spelling is faultless, as it often is.',
          first: 'Read the sender character by character, and then ask what the message wants you not to do.',
          second:
            '“Today, otherwise” is pressure, “don’t talk to anyone” a detour, and harbour-street.college is not harbourstreet. The spelling is fine.',
          hint: { page: 'messages' },
          reveal: { page: 'messages' },
        },
      ),
      withFeedback(
        choice(
          'The message says that the director cannot be reached by phone. What does the bookkeeper do first?',
          no('Reply to the message and ask whether it is genuine'),
          yes('Call the director, or the deputy, on the number in the college’s own list'),
          no('Pay, because the contract is at stake'),
          no('Delete the message and go home'),
        ),
        {
          correct: 'A check by another way. The number comes from the own list, not from the message.',
          first: 'Who would read a reply to this message?',
          second:
            'A reply goes to the forger. The check needs a way that the forger does not control: the known number. After that comes the report.',
          hint: { card: 'Social engineering' },
        },
      ),
      withFeedback(
        trueOrFalse(
          'Are these statements true or false?',
          no('A familiar name in the sender line proves who has sent a message.'),
          yes('One report can protect all others who got the same message.'),
          yes('The address behind the name may belong to somebody else.'),
        ),
        {
          correct: 'Right: names can be typed by anybody, and reports help everybody.',
          first: 'Who writes the name that is shown as the sender?',
          second: 'The shown name is chosen by whoever sends the message. Look at the address behind it, and report.',
          reveal: { page: 'messages' },
        },
      ),
    ],
    [
      withFeedback(
        sequence(
          'A colleague has typed the password into a forged page. What has to happen, in which order?',
          'Say so at once to the IT desk',
          'Change the password on the genuine page',
          'End all sessions that are signed in',
          'Look for forwarding rules and payments that nobody made',
        ),
        {
          correct: 'Good. Report first: the desk can help with all that follows and warn the others.',
          first:
            'Which step brings help for all others? And what would be the use of ending sessions while the old password still works?',
          second:
            'Report, new password, end sessions, then look for traces. Sessions that end before the password is changed are opened again with it.',
          hint: { page: 'messages' },
          reveal: { page: 'habits' },
        },
      ),
    ],
  ],
};

const everyDoor: ProjectData = {
  level: 1,
  introduction: `<h2>Learn: A key for every door</h2>
<p>Yusuf works in the parts store and has eleven accounts: mail, ordering, time sheet, four suppliers, and more. So far all of them
have the same password. Yesterday one of the suppliers wrote that its list of customers “may have become known to third parties”.</p>`,
  key_elements: [
    { name: 'Passwords and the second factor', shows: [{ page: 'passwords' }] },
    {
      name: 'Four kinds of keys',
      shows: [
        { card: 'Passphrase' },
        { card: 'Password manager' },
        { card: 'Multi-factor authentication' },
        { card: 'Passkey' },
      ],
    },
  ],
  cases: [
    [
      withFeedback(
        choice(
          'Yusuf uses the same password for all of his eleven accounts. Now one of the suppliers has lost its list of customers. Which passwords have to be changed?',
          no('Only the one of that supplier'),
          yes('All eleven, because they are the same'),
          no('None, because the supplier has fixed the leak'),
          no('Only those that are older than a year'),
        ),
        {
          correct:
            'Yes. Robots try the leaked pair everywhere. One key for eleven doors means that eleven locks have to be changed.',
          first: 'What will somebody do who holds an address and a password that match?',
          second:
            'A leaked password is tried at other services. Since it is the same everywhere, it has to be changed everywhere.',
          hint: { page: 'passwords' },
          reveal: { page: 'passwords' },
        },
      ),
      withFeedback(
        choice(
          'Which of these is the best password for the password manager itself?',
          no('Yusuf1987!'),
          no('P@ssw0rd2026'),
          yes('four words that dice have chosen from a list'),
          no('the first line of a well-known song'),
        ),
        {
          correct: 'Length and chance. Four words from dice can be remembered, and nobody can derive them.',
          first: 'Two qualities count: length, and that nobody could arrive at it by knowing you or a list.',
          second:
            'Names, years, @ for a and famous lines are the first things that guessing programs try. Words chosen by chance are not.',
          reveal: { card: 'Passphrase' },
        },
      ),
      withFeedback(
        correctOrIncorrect(
          'Yusuf’s colleagues give advice. Is it correct?',
          yes('Turn on a second factor for mail first, because other passwords are reset by mail.'),
          no('Read the code out if the support asks for it on the phone.'),
          yes('Decline a request to confirm if you were not signing in, and report it.'),
          no('Keep the recovery codes in a photo on the phone that they are for.'),
        ),
        {
          correct: 'Right. Codes are for you alone, and recovery codes must survive the loss of the phone.',
          first: 'Where are the recovery codes when the phone is gone? And who needs your code to help you?',
          second:
            'Nobody genuine asks for a code. Recovery codes belong on paper. Mail deserves the second factor first.',
          hint: { card: 'Recovery codes' },
          reveal: { page: 'passwords' },
        },
      ),
      withFeedback(
        matching(
          'Match each remedy with the danger it answers.',
          pair('A different password everywhere', 'A leak at another service'),
          pair('A long passphrase', 'A program that guesses'),
          pair('A second factor', 'A password that somebody has already stolen'),
          pair('A screen lock', 'A stranger who passes by your desk'),
          distractor('A power cut'),
        ),
        {
          correct: 'Each danger has its own remedy, and together they hold.',
          first: 'For each remedy imagine the one situation in which you would be glad to have it.',
          second:
            'Different passwords against leaks, length against guessing, a second factor against theft, a lock against passers-by.',
        },
      ),
    ],
  ],
};

const someoneClicked: ProjectData = {
  level: 2,
  introduction: `<h2>Apply: Someone clicked</h2>
<p>Monday, 8:20. In the office of the nursing home a window has opened on one computer: “Your files have been encrypted.” The care plans
of forty residents are on the shared drive. The other computers still work. The head of the office, who uses the administrator’s account for
everything, opened an attachment at 8:05.</p>`,
  key_elements: [
    { name: 'Small habits that close doors', shows: [{ page: 'habits' }] },
    {
      name: 'Words for the emergency',
      shows: [{ card: 'Ransomware' }, { card: 'Malware' }, { card: 'Least privilege' }],
    },
  ],
  cases: [
    [
      withFeedback(
        sequence(
          'On one computer a window says “Your files have been encrypted.” The others still work. What happens in the first minutes? Put the steps in order.',
          'Disconnect the computer from the network',
          'Call the IT desk from another device',
          'Tell everybody not to open the attachment',
          'Write down what was seen and when',
          'Wait for instructions before anything is touched again',
        ),
        {
          correct: 'Right: stop the spreading, get help, warn, record, and then keep hands off.',
          first: 'What happens on the shared drive during each minute in which the cable is still in?',
          second:
            'The network connection comes first, because the encryption spreads over it. Then help, then a warning, then notes.',
          hint: { page: 'habits' },
          reveal: { page: 'habits' },
        },
      ),
      withFeedback(
        correctOrIncorrect(
          'In the corridor suggestions are made. Is each of them correct?',
          no('Switch the computer off and on again; that helps with most things.'),
          no('Pay at once, so that the care plans come back quickly.'),
          yes('Work with the printed care plans until the drive has been checked.'),
          no('Plug the backup drive into the computer and look whether it still works.'),
        ),
        {
          correct:
            'Paper carries you over the morning. Everything else destroys traces, feeds the next attack or puts the backup at risk.',
          first: 'What would the malware do with a backup drive that is plugged in now?',
          second:
            'A restart destroys traces, a payment guarantees nothing, and a backup drive would be encrypted too. The printed plans are the right bridge.',
          reveal: { card: 'Ransomware' },
        },
      ),
    ],
    [
      withFeedback(
        choice(
          'The head of the office works with the administrator’s account and has opened an attachment with it. Why could the program encrypt files of every department?',
          no('Because the antivirus program was too slow'),
          yes('Because it ran with the rights of an administrator'),
          no('Because the care plans were not named properly'),
          no('Because the computer was connected by cable'),
        ),
        {
          correct: 'Yes. A program may do whatever the account may do under which it was started.',
          first: 'Whose rights does a program have that somebody opens?',
          second:
            'It ran with the administrator’s rights. With an ordinary account it would have reached only the files of the office.',
          hint: { card: 'Least privilege' },
          reveal: { page: 'habits' },
        },
      ),
      withFeedback(
        choice(
          'Which three measures would have made the damage smaller?',
          yes('An ordinary account for everyday work'),
          yes('A backup that is out of reach of the computers'),
          no('A rule to change all passwords each month'),
          yes('Updates that are installed when they appear'),
        ),
        {
          correct: 'Those are the three walls: few rights, a distant copy, closed holes.',
          first: 'Which measures limit what a program can reach, or bring back what it has destroyed?',
          second:
            'Fewer rights, an unreachable backup and updates help. Passwords that change every month do not hinder a program that is already inside.',
          hint: { page: 'habits' },
        },
      ),
      withFeedback(
        trueOrFalse(
          'Are these statements true or false?',
          yes('Blaming people for a report makes the next report come later.'),
          no('Whoever has paid is safe from further attacks.'),
          yes('Restored files have to be checked before they are used again.'),
        ),
        {
          correct: 'All right. A team that reports early is worth more than any program.',
          first: 'What does a payment tell the attackers about this house?',
          second: 'Blame delays reports, a payment invites the next attack, and restored files are checked first.',
        },
      ),
    ],
  ],
};

/** The study projects about accounts: two to learn and one to apply. */
export const projects: ProjectData[] = [urgent, everyDoor, someoneClicked];
