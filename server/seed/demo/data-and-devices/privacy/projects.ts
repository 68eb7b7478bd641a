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

const signUpSheet: ProjectData = {
  level: 1,
  introduction: `<h2>Learn: The sign-up sheet</h2>
<p>A sports club offers a first-aid course. For signing up a sheet lies on the counter: name, address, date of birth, telephone, illnesses,
bank account, signature. Everybody who signs up can read all lines above the own one.</p>
<p>Help the club to a better sheet.</p>`,
  key_elements: [
    { name: 'What counts as personal data', shows: [{ page: 'what' }] },
    { name: 'Less is safer', shows: [{ card: 'Data minimization' }, { card: 'Purpose' }, { card: 'Consent' }] },
  ],
  cases: [
    [
      withFeedback(
        choice(
          'The first-aid course of the club is free, takes one evening and is open to all adults. Which two entries does the sign-up sheet really need?',
          yes('Name'),
          no('Bank account'),
          no('Illnesses'),
          yes('A telephone number or address for changes'),
        ),
        {
          correct: 'Who comes, and how to reach them. Nothing else is needed for a free evening.',
          first: 'Ask of each entry: what will the club do with it on that evening?',
          second:
            'A name, and a way to say that the course has been moved. A free course needs no bank account, and illnesses are particularly protected.',
          hint: { card: 'Data minimization' },
          reveal: { page: 'what' },
        },
      ),
      withFeedback(
        trueOrFalse(
          'Is this personal data? Mark true or false.',
          yes('The license plate of a car'),
          yes('“The only female roofer in Westport”'),
          no('“62 percent of the members prefer Tuesday”'),
          yes('A recording of a voice'),
        ),
        {
          correct: 'Right. A name is not needed if the rest leads to one person.',
          first: 'Could somebody find out who is meant, perhaps together with other facts?',
          second:
            'Plate, voice and a description that fits one person lead to somebody. A share of all members leads to nobody.',
          hint: { page: 'what' },
          reveal: { page: 'what' },
        },
      ),
      withFeedback(
        matching(
          'Match each method with what it does.',
          pair('Pseudonymizing', 'Names become codes, and the list is kept apart'),
          pair('Anonymizing', 'Nobody can tell any longer who is meant'),
          pair('Encrypting', 'Unreadable without the key'),
          distractor('The file gets a shorter name'),
        ),
        {
          correct: 'Right. Only anonymized data is no longer personal.',
          first: 'With which method is there still a list that leads back?',
          second: 'Codes and a list: pseudonymizing. No way back: anonymizing. A key: encrypting.',
          hint: { card: 'Pseudonymizing' },
        },
      ),
    ],
    [
      withFeedback(
        choice(
          'The club writes to all 60 participants, who do not know each other. Into which field do the addresses go?',
          no('To'),
          no('Cc'),
          yes('Bcc'),
        ),
        {
          correct: 'Bcc hides the receivers from each other.',
          first: 'Who shall see the addresses of the other 59?',
          second: 'In To and Cc everybody sees all addresses. Bcc hides them from each other.',
          hint: { page: 'everyday' },
          reveal: { card: 'Bcc' },
        },
      ),
      withFeedback(
        correctOrIncorrect(
          'What happens to the list when the course is over? Is each idea correct?',
          no('The club keeps it forever; storage costs nothing.'),
          yes('It goes into the shredder once nobody needs it any more.'),
          no('The chairman uses the numbers for his election.'),
        ),
        {
          correct: 'The purpose was the course. When it is over, the list has done its duty.',
          first: 'What was said to people when they gave their numbers?',
          second:
            'Data serves the purpose that was named, and ends with it. An election is another purpose, and “forever” is no period.',
          reveal: { page: 'everyday' },
        },
      ),
    ],
  ],
};

const wrongRecipient: ProjectData = {
  level: 2,
  introduction: `<h2>Apply: The wrong recipient</h2>
<p>Wednesday, 10:15. The school office wanted to send the list of class 3b with 40 names and telephone numbers, and notes on allergies, to
Martin Keller, the class teacher. The mail program completed “Martin K” to Martin Kern, who works for a supplier. At 10:40 he replies:
“I think this is not for me.” The school is in the European Union.</p>`,
  key_elements: [
    { name: 'Share less, keep shorter, report sooner', shows: [{ page: 'everyday' }] },
    { name: 'Two words for the day', shows: [{ card: 'Breach' }, { card: 'Particularly protected data' }] },
  ],
  cases: [
    [
      withFeedback(
        sequence(
          'A list with names, telephone numbers and allergies of class 3b went to a supplier instead of the class teacher. The supplier has noticed. What does the school office do, in which order?',
          'Tell the person responsible for data protection at once',
          'Ask Martin Kern to delete the list and to confirm it',
          'Write down what happened, when, and whose data it was',
          'Let the person responsible decide whether authority and parents are informed',
          'Change how such lists are sent',
        ),
        {
          correct: 'Good. Report, limit, record, decide, improve.',
          first: 'Which step must not wait for any other? And which one only makes sense at the end?',
          second:
            'First the report, because the clock runs. Then limit the damage, record it, let the right person decide, and learn from it.',
          hint: { page: 'everyday' },
          reveal: { page: 'everyday' },
        },
      ),
      withFeedback(
        trueOrFalse(
          'The list with allergies went to the wrong receiver, who was honest and said so. The school is in the European Union. Are these statements true or false?',
          yes('The notes on allergies are data about health and particularly protected.'),
          no('It is no breach, because the receiver was honest.'),
          yes('The 72 hours begin when the school becomes aware of the breach.'),
          no('The office should first find out for itself whether it is serious.'),
        ),
        {
          correct: 'All right. Honesty of the receiver lowers the risk; it does not undo the disclosure.',
          first: 'Who may judge, and from when does the time run?',
          second:
            'Allergies are health data. An unintended disclosure is a breach. The time runs from becoming aware of it, so the person responsible hears of it at once.',
          hint: { card: 'Breach' },
        },
      ),
    ],
    [
      withFeedback(
        choice(
          'The mail program had completed “Martin K” to the wrong Martin. Which two changes make the same mistake harmless next time?',
          yes('Share the list in a folder that only the teachers of 3b can open'),
          no('Write “confidential” into the subject'),
          yes('Leave out of the list what the teacher does not need for the trip'),
          no('Send such lists in the evening only'),
        ),
        {
          correct: 'A folder with few keys and a shorter list: a wrong click then does little harm.',
          first: 'Which changes still help when somebody picks the wrong name?',
          second:
            'A word in the subject protects nothing. If the list stays in a folder for those concerned and holds only what is needed, a wrong address does no harm.',
          reveal: { page: 'everyday' },
        },
      ),
      withFeedback(
        correctOrIncorrect(
          'A father calls: he wants to know what the school keeps about his child. Is each reaction correct?',
          yes('Pass the request on the same day.'),
          no('Read everything out to him on the phone.'),
          yes('Make sure that it is really he who asks.'),
          no('Tell him that such lists are secret.'),
        ),
        {
          correct: 'People may ask, and the answer goes to the right person only.',
          first: 'How do you know who is on the phone?',
          second:
            'He may ask, and he gets an answer once it is certain who he is. On the phone, an answer could be the next breach.',
          hint: { page: 'everyday' },
        },
      ),
      withFeedback(
        matching(
          'Match each situation with the principle that was missed.',
          pair('The bank account is asked for a free course', 'Data minimization'),
          pair('The emergency list is used for advertising', 'Purpose'),
          pair('Former staff can still open the folder', 'Need to know'),
          pair('Applications from eleven years ago lie in the cabinet', 'Retention period'),
        ),
        {
          correct: 'Four principles, four situations. Whoever can name the principle finds the remedy.',
          first: 'Too much, for something else, for too many, for too long: which is which?',
          second:
            'Too much: minimization. Something else: purpose. Too many people: need to know. Too long: retention period.',
          hint: { card: 'Retention period' },
          reveal: { page: 'everyday' },
        },
      ),
    ],
  ],
};

/** The study projects about personal data: one to learn and one to apply. */
export const projects: ProjectData[] = [signUpSheet, wrongRecipient];
