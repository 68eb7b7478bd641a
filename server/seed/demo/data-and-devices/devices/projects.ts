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

const newDesk: ProjectData = {
  level: 1,
  introduction: `<h2>Learn: A desk for the new colleague</h2>
<p>On Monday a new colleague starts in the parts store. In the cupboard there are a laptop, a screen, a keyboard and a bag of
cables without labels. You have the morning to make a desk out of them.</p>
<h3>What you will practice</h3>
<ul><li>telling connectors apart by their shape</li><li>matching the parts of a computer to their jobs</li><li>setting up a desk in an order that saves time</li></ul>`,
  key_elements: [
    { name: 'Ports, cables and screens', shows: [{ page: 'ports' }] },
    { name: 'Three plugs to know', shows: [{ card: 'USB-C' }, { card: 'HDMI' }, { card: 'RJ45' }] },
  ],
  cases: [
    [
      withFeedback(
        choice(
          'The Wi-Fi does not reach the parts store, so the laptop has to be connected to the socket in the wall. Which cable do you take out of the bag?',
          no('Flat, rectangular plug', 'media:connector-usb-a.svg'),
          no('Wide plug with two slanted corners', 'media:connector-hdmi.svg'),
          yes('Almost square plug with a clip', 'media:connector-rj45.svg'),
          no('Small, rounded plug', 'media:connector-usb-c.svg'),
        ),
        {
          correct:
            'Right: the plug with the clip is RJ45, the plug of network cables. It clicks when it sits properly.',
          first: 'The socket in the wall belongs to the network. Which plug holds itself in place with a click?',
          second:
            'Network cables end in RJ45 plugs: almost square, with a clip. HDMI carries a picture, USB data and power.',
          hint: { page: 'ports' },
          reveal: { card: 'RJ45' },
        },
      ),
      withFeedback(
        matching(
          'Your colleague asks what is inside the laptop. Match each part with its job. One job is left over.',
          pair('Processor', 'Carries out instructions'),
          pair('Memory (RAM)', 'Holds what is open at this moment'),
          pair('Storage', 'Keeps files while the power is off'),
          pair('Port', 'Connects other devices'),
          distractor('Turns mains current into sound'),
        ),
        {
          correct:
            'All four are right. Worker, bench, shelves and door: with this picture you can explain most complaints about slow computers.',
          first: 'Ask of each part: is it still full after the computer was switched off? Only one of them has to be.',
          second:
            'The processor works, the memory holds what is open, the storage keeps it for later, and ports lead outside.',
          hint: { page: 'inside' },
        },
      ),
    ],
    [
      withFeedback(
        sequence(
          'The second screen stays dark. Put the checks in an order that begins with what is quick and likely.',
          'See whether the screen has power and is switched on',
          'Push the cable in fully at both ends',
          'Choose the right input in the menu of the screen',
          'Let the display settings of the computer search for the screen',
          'Try another cable in its place',
        ),
        {
          correct: 'That is the order: power, plug, input, settings, and only then spare parts.',
          first: 'Start with what you can see without touching anything, and end with what you have to fetch.',
          second:
            'Power first, then the plugs, then the input of the screen, then the settings of the computer, and spare parts last.',
          hint: { page: 'ports' },
          reveal: { page: 'ports' },
        },
      ),
      withFeedback(
        trueOrFalse(
          'Are these statements about cables true or false?',
          yes('A port can have the shape of USB-C and still carry no picture.'),
          no('Every USB-C cable charges every laptop at full speed.'),
          yes('HDMI carries picture and sound.'),
        ),
        {
          correct: 'Exactly. USB-C is a shape; what it can do depends on the port and on the cable.',
          first: 'Think of the difference between the shape of a plug and what runs through it.',
          second:
            'USB-C names a shape. Ports and cables of that shape differ in power, speed and picture. HDMI always carries picture and sound.',
          hint: { card: 'USB-C' },
        },
      ),
    ],
  ],
};

const slowComputer: ProjectData = {
  level: 1,
  introduction: `<h2>Learn: The computer that became slow</h2>
<p>The computer at the reception desk is three years old. In the morning it is quick. By noon, with the booking system, the mail,
a video call and forty browser tabs open, it crawls. The receptionist asks for a new one.</p>
<p>Find out what is short before anybody spends money.</p>`,
  key_elements: [{ name: 'What is inside a computer', shows: [{ page: 'inside' }] }],
  cases: [
    [
      withFeedback(
        choice(
          'The computer is quick in the morning and slow once everything is open. After closing the tabs it is quick again. Which part is most likely short?',
          no('The storage'),
          yes('The memory'),
          no('The screen'),
          no('The keyboard'),
        ),
        {
          correct:
            'Yes. Memory holds what is open. When it is full, the computer has to move data to the much slower storage and back.',
          first: 'What changes between morning and noon, and changes back when the tabs are closed?',
          second:
            'It is the memory: it fills with everything that is open, and empties when things are closed. Full storage would be full in the morning too.',
          hint: { card: 'Memory (RAM)' },
          reveal: { page: 'inside' },
        },
      ),
      withFeedback(
        choice(
          'Which two steps cost nothing and help at once?',
          yes('Close programs and tabs that nobody uses'),
          no('Delete old photos from the storage'),
          yes('Restart the computer and install the updates that are waiting'),
          no('Turn the brightness of the screen down'),
        ),
        {
          correct: 'Both free memory: closed programs give theirs back, and a restart clears what was left behind.',
          first: 'You are looking for what takes memory. Do photos in a folder take any while they are not open?',
          second:
            'Closing programs and restarting free memory. Photos lie in the storage, and brightness only saves power.',
        },
      ),
      withFeedback(
        correctOrIncorrect(
          'The receptionist has ideas for looking after the computer. Is each of them correct?',
          yes('Restart in the evening when an update asks for it.'),
          no('Pull the USB drive out while its light still blinks.'),
          no('Put the laptop on a cushion so that it does not scratch the desk.'),
          yes('Write down what was changed and whether it helped.'),
        ),
        {
          correct: 'Good care: restart for updates, eject drives, keep the air slots free, and leave a note.',
          first: 'Two of the ideas can do damage: think of air, and of data that is still being written.',
          second:
            'A blinking drive is still being written to, and a cushion blocks the air. Restarts and notes are good habits.',
          hint: { page: 'updates' },
          reveal: { page: 'updates' },
        },
      ),
    ],
  ],
};

const offers = `<p>The laptops are carried about, show drawings on a projector and run a program that wants 16 GB of memory. Which offer do you
recommend?</p>
<table><thead><tr><th scope="col">Offer</th><th scope="col">Memory</th><th scope="col">Storage</th><th scope="col">Picture</th><th scope="col">Price</th></tr></thead>
<tbody><tr><th scope="row">North</th><td>8 GB</td><td>SSD 512 GB</td><td>HDMI</td><td>520</td></tr>
<tr><th scope="row">East</th><td>16 GB</td><td>SSD 256 GB</td><td>HDMI</td><td>610</td></tr>
<tr><th scope="row">South</th><td>16 GB</td><td>hard disk 1 TB</td><td>none</td><td>560</td></tr></tbody></table>`;

const workshopLaptops: ProjectData = {
  level: 2,
  introduction: `<h2>Apply: Laptops for the training workshop</h2>
<p>The training workshop buys twelve laptops. They are carried from bench to bench, show drawings on a projector and run a drawing
program that wants at least 16 GB of memory. The budget is tight, and three offers lie on the table. You prepare the decision, and
then the laptops.</p>`,
  key_elements: [
    { name: 'Parts and storage', shows: [{ page: 'inside' }] },
    {
      name: 'Words in an offer',
      shows: [{ card: 'Memory (RAM)' }, { card: 'Solid-state drive (SSD)' }, { card: 'Gigabyte (GB)' }],
    },
  ],
  cases: [
    [
      withFeedback(
        choice(
          offers,
          no('North: it is the cheapest and has the larger SSD'),
          yes('East: enough memory, an SSD, and HDMI for the projector'),
          no('South: it has the most storage for the money'),
        ),
        {
          correct:
            'East meets every need: 16 GB for the drawing program, an SSD that can be carried, and HDMI. Drawings fit into 256 GB and belong on the shared drive anyway.',
          first:
            'Write down the three needs (memory, being carried, projector) and strike out every offer that misses one.',
          second:
            'North has too little memory for the program. South has a hard disk that dislikes being carried, and no picture output. East meets all needs.',
          hint: { page: 'inside' },
        },
      ),
      withFeedback(
        choice(
          'South offers a hard disk of 1 TB, East an SSD of 256 GB. Which two reasons speak against the hard disk in laptops that are carried about?',
          yes('A fall while it runs can destroy it'),
          no('It forgets its files when the power is off'),
          yes('Programs start more slowly from it than from an SSD'),
          no('It holds less than the SSD'),
        ),
        {
          correct:
            'Moving parts make it sensitive and slow. It keeps its data without power, and it holds four times as much.',
          first: 'What do turning plates mean for a laptop that is carried about?',
          second:
            'A hard disk has moving parts: it can break in a fall and it is slower. Both kinds of storage keep data without power, and 1 TB is more than 256 GB.',
          reveal: { card: 'Solid-state drive (SSD)' },
        },
      ),
    ],
    [
      withFeedback(
        sequence(
          'The laptops have arrived. In which order do you make one ready for the workshop?',
          'Compare the delivery with the order and note the serial number',
          'Charge it and switch it on',
          'Install all updates and restart',
          'Install the drawing program and open a sample drawing',
          'Test picture and sound on the projector',
          'Hand it over with a label and a note of what was checked',
        ),
        {
          correct:
            'A sound order. The delivery is checked first, and everything is tested before a learner depends on it.',
          first:
            'What must be known before anything is switched on? And what makes no sense before the updates are in?',
          second:
            'Check the delivery, power, updates, program, projector, handover. Whatever is tested before the updates would have to be tested again.',
        },
      ),
      withFeedback(
        matching(
          'In the first week four faults are reported. Match each with the first thing you look at.',
          pair('The projector shows “no signal”', 'The cable at both ends and the chosen input'),
          pair('Drawings cannot be saved: “disk full”', 'How much of the storage is used'),
          pair('The fan roars and the laptop gets slow on a foam mat', 'Whether the air slots are free'),
          pair('Screen, mouse and network fail together at one bench', 'The one plug of the docking station'),
        ),
        {
          correct:
            'Well matched. Looking at what several faults share, as with the docking station, saves the most time.',
          first:
            'For each fault ask which part is concerned: picture, storage, heat, or something that several devices share?',
          second:
            'No signal: cable and input. Disk full: storage. Heat: air. Several at once: the docking station that they share.',
          hint: { card: 'Docking station' },
          reveal: { page: 'ports' },
        },
      ),
      withFeedback(
        trueOrFalse(
          'One laptop battery has swollen. Are these statements true or false?',
          no('It can be used until the replacement arrives, as long as it is plugged in.'),
          yes('It must be neither used nor charged any more.'),
          yes('It has to be reported at once and kept away from things that burn.'),
        ),
        {
          correct: 'Right. A swollen battery can catch fire; nobody waits for a replacement part here.',
          first: 'This is about safety first, and about the lesson plan second.',
          second: 'Stop using it, do not charge it, report it at once. A swollen battery can catch fire at any time.',
          reveal: { page: 'updates' },
        },
      ),
    ],
  ],
};

/** The study projects about devices: two to learn and one to apply. */
export const projects: ProjectData[] = [newDesk, slowComputer, workshopLaptops];
