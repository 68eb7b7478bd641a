import type { CardData, LessonData } from '../../course-data.ts';
import { pages } from './pages.ts';
import { projects } from './projects.ts';

const cards: CardData[] = [
  {
    term: 'Processor',
    definition: 'The part that carries out instructions: it calculates, compares and moves data.',
  },
  {
    term: 'Memory (RAM)',
    definition: 'Fast working space for what is open right now. It is emptied when the power goes off.',
  },
  { term: 'Storage', definition: 'Keeps programs and files while the power is off, on an SSD or a hard disk.' },
  {
    term: 'Solid-state drive (SSD)',
    definition: 'Storage in chips, without moving parts: quick, silent and safe to carry about.',
  },
  {
    term: 'Operating system',
    definition:
      '<p>The program that runs all others. It shares out processor, memory and storage among them.</p><p>Examples: Windows, macOS, Linux, Android, iOS.</p>',
  },
  {
    term: 'Driver',
    definition: 'A small program by which the operating system speaks to one kind of device, such as a printer.',
  },
  {
    term: 'Firmware',
    definition:
      'The program built into a device itself, for example into a printer or an access point. It needs updates too.',
  },
  {
    term: 'USB-C',
    definition:
      'A small plug that fits both ways round. What it can do (data, power, picture) depends on the port and the cable.',
    image: 'media:connector-usb-c.svg',
  },
  {
    term: 'HDMI',
    definition: 'A plug for picture and sound, found on most screens and projectors.',
    image: 'media:connector-hdmi.svg',
  },
  {
    term: 'RJ45',
    definition: 'The plug of a network cable, almost square, with a clip that clicks.',
    image: 'media:connector-rj45.svg',
  },
  { term: 'Docking station', definition: 'One plug for a whole desk: screens, keyboard, network and power.' },
  {
    term: 'Gigabyte (GB)',
    definition: 'A thousand million bytes, or a thousand megabytes.',
  },
  {
    term: 'Refresh rate',
    definition: 'How many times a second a screen draws its picture, in hertz (Hz).',
    published: false,
  },
];

/** Computers, their ports and their care. */
export const devices: LessonData = {
  name: 'Devices and connections',
  slug: 'devices-and-connections',
  description: 'What the parts of a computer do, which plug goes where, and how to keep devices working.',
  logo: 'lesson-devices.svg',
  pages,
  cards,
  projects,
};
