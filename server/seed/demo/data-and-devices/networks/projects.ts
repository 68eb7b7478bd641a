import type { ProjectData } from '../../course-data.ts';
import {
  choice,
  correctOrIncorrect,
  matching,
  no,
  pair,
  sequence,
  trueOrFalse,
  withFeedback,
  yes,
} from '../../questions.ts';

const room12: ProjectData = {
  level: 1,
  introduction: `<h2>Learn: No internet in room 12</h2>
<p>9:45 on Tuesday. The trainer in room 12 calls: “The internet is down!” In room 11 everybody works as usual. Eighteen learners
look at you.</p>
<p>Before you run to the server room, look at the way that a message takes.</p>`,
  key_elements: [
    { name: 'From your desk to the internet', shows: [{ page: 'path' }] },
    {
      name: 'Stations on the way',
      shows: [{ card: 'Access point' }, { card: 'Switch' }, { card: 'Router' }, { card: 'DNS' }],
    },
    { name: 'Finding a fault step by step', shows: [{ page: 'fault' }] },
  ],
  cases: [
    [
      withFeedback(
        choice(
          'Room 11 works, room 12 does not. What can you rule out with this alone?',
          yes('A fault of the line to the provider'),
          no('A fault of the access point in room 12'),
          no('A loose cable in room 12'),
          no('A wrong Wi-Fi on the laptops in room 12'),
        ),
        {
          correct: 'Yes. Both rooms share the line; it carries room 11, so it is fine.',
          first: 'Which station on the way do both rooms share?',
          second:
            'Whatever both rooms use is fine: the router and the line to the provider. The fault lies where only room 12 goes through.',
          hint: { page: 'path' },
          reveal: { page: 'fault' },
        },
      ),
      withFeedback(
        matching(
          'Match each station with what it does.',
          pair('Access point', 'Passes radio on into the cable'),
          pair('Switch', 'Connects the cables of a building'),
          pair('Router', 'Leads from the local network to the internet'),
          pair('DNS', 'Turns names into addresses'),
        ),
        {
          correct: 'That is the way of a message: access point, switch, router, and DNS as its telephone book.',
          first: 'Begin with the one that deals with radio, and the one that deals with names.',
          second: 'Access point: radio. Switch: cables inside. Router: to the outside. DNS: names.',
          hint: { card: 'Switch' },
        },
      ),
      withFeedback(
        sequence(
          'You sit down at one of the laptops. Put the checks in order, from near to far.',
          'Is the right Wi-Fi chosen and flight mode off?',
          'Which address does the laptop have?',
          'Does the router answer?',
          'Does an address outside answer?',
          'Does a name outside work?',
        ),
        {
          correct: 'From near to far: device, address, router, number, name. The first “no” tells you where to look.',
          first: 'Whatever is nearer has to work first. A name is only looked up when the line works.',
          second:
            'Device, own address, router, an address outside, a name outside. Each step relies on the one before it.',
          hint: { page: 'fault' },
          reveal: { page: 'fault' },
        },
      ),
    ],
    [
      withFeedback(
        choice(
          'The laptop shows the address <code>169.254.17.3</code>. What does this tell you?',
          no('The website that was called is broken.'),
          yes('The laptop asked for an address and nobody answered.'),
          no('The laptop is too old for this Wi-Fi.'),
          no('The password of the user has expired.'),
        ),
        {
          correct:
            'Right. It made this address up itself. The way to the device that hands out addresses is interrupted.',
          first: 'Addresses of this house begin with 192.168.4. Who made up the other one?',
          second:
            'A 169.254 address is made up by the device itself when it is given none. So the fault is near: the access point or its cable.',
          reveal: { page: 'path' },
        },
      ),
      withFeedback(
        trueOrFalse(
          'Are these statements true or false?',
          yes('A missing answer to ping can also mean that the server does not want to answer.'),
          no('A line of 80 megabits per second downloads 80 megabytes each second.'),
          yes('High latency disturbs a call even if the bandwidth is large.'),
        ),
        {
          correct: 'All three right. Eight bits make a byte, so 80 megabits are 10 megabytes.',
          first: 'How many bits are in a byte?',
          second:
            '80 megabits are 10 megabytes. Some servers do not answer to ping on purpose, and calls suffer from slow answers, not from narrow lines only.',
          hint: { card: 'Latency' },
          reveal: { page: 'path' },
        },
      ),
    ],
  ],
};

const workshopWifi: ProjectData = {
  level: 2,
  introduction: `<h2>Apply: Wi-Fi for the workshop</h2>
<p>The metal workshop gets tablets for its drawings. At the far benches the drawings load slowly or not at all. The single access
point sits in a steel cabinet at the entrance, “so that it does not get dirty”. On open days two hundred visitors use the same
network.</p>`,
  key_elements: [
    { name: 'Wi-Fi that works and stays closed', shows: [{ page: 'wireless' }] },
    { name: 'Finding a fault step by step', shows: [{ page: 'fault' }] },
  ],
  cases: [
    [
      withFeedback(
        choice(
          'Where do you place the access point?',
          no('In the steel cabinet at the entrance', 'media:wifi-cabinet.svg'),
          yes('Under the ceiling in the middle of the hall', 'media:wifi-middle.svg'),
          no('On the floor behind the machines', 'media:wifi-floor.svg'),
          no('In the office behind the concrete wall', 'media:wifi-office.svg'),
        ),
        {
          correct:
            'High up, in the open, in the middle: the shortest way to every bench and nothing made of metal in between.',
          first: 'What does radio dislike, and how much of it stands in this hall?',
          second:
            'Steel cabinets, machines and concrete weaken the signal. Under the ceiling in the middle, the access point looks down on every bench.',
          hint: { page: 'wireless' },
        },
      ),
      withFeedback(
        correctOrIncorrect(
          'Is each of these measures correct?',
          yes('Connect the workshop printer by cable.'),
          no('Give visitors the password of the staff network for one day.'),
          yes('Set up a guest network for the open day.'),
          no('Turn off encryption so that the tablets connect more quickly.'),
        ),
        {
          correct: 'Cables for what stands still, a network of their own for visitors, and never without encryption.',
          first: 'Which measures open a door that should stay closed?',
          second:
            'A password that two hundred people know is none, and without encryption everybody in range can listen. The other two measures help.',
          reveal: { page: 'wireless' },
        },
      ),
    ],
    [
      withFeedback(
        choice(
          '<p>At a bench the router answers in 3 ms, and <code>1.1.1.1</code> answers in 20 ms, but <code>www.example.org</code> is “not found”. What do you look at?</p>',
          no('The access point'),
          no('The line to the provider'),
          yes('DNS'),
          no('The processor of the tablet'),
        ),
        {
          correct: 'Yes. The line works by number; only the name is not found.',
          first: 'Which row of the pattern table is this: yes, yes, no?',
          second: 'Router yes, number yes, name no: the telephone book is missing. Look at the DNS setting.',
          hint: { page: 'fault' },
          reveal: { card: 'DNS' },
        },
      ),
      withFeedback(
        sequence(
          'Order the reports by how quickly the help desk can begin, the best one first.',
          '“Metal workshop, all tablets since 9:40, router answers, nothing outside does.”',
          '“In the workshop the tablets have no internet.”',
          '“The internet is down.”',
          '“Nothing works.”',
        ),
        {
          correct:
            'The first report names place, extent, time and what was tried. That is where the help desk can begin.',
          first: 'Count in each sentence what the help desk need not ask any more.',
          second:
            'Place, extent, time and what was tested make a report. Each sentence further down leaves more to be asked.',
          reveal: { page: 'fault' },
        },
      ),
      withFeedback(
        matching(
          'Match each observation with its most likely cause.',
          pair('Slow at the far benches only', 'Weak signal because of distance and metal'),
          pair('Slow everywhere while thirty tablets update', 'All devices share the channel'),
          pair('Voices in calls break up, downloads are fine', 'Latency or packet loss'),
          pair('One website fails, all others work', 'A fault of that website'),
        ),
        {
          correct: 'Good reading. Place, time and kind of use point to different causes.',
          first: 'What is special in each line: the place, the time, the kind of use, or the address?',
          second: 'By place: signal. By time: shared air. By use: latency or loss. By address: that website.',
          hint: { page: 'wireless' },
        },
      ),
    ],
  ],
};

/** The study projects about networks: one to learn and one to apply. */
export const projects: ProjectData[] = [room12, workshopWifi];
