import type { CardData, LessonData } from '../../course-data.ts';
import { pages } from './pages.ts';
import { projects } from './projects.ts';

const cards: CardData[] = [
  { term: 'Access point', definition: 'Passes the radio signal of laptops and phones on into the cable.' },
  { term: 'Switch', definition: 'Connects the cables inside a building and sends each message to the right socket.' },
  { term: 'Router', definition: 'The border post between the local network and the internet.' },
  {
    term: 'IP address',
    definition: 'The number by which a device is reached in a network, such as <code>192.168.4.21</code>.',
  },
  {
    term: 'DNS',
    definition: 'The domain name system: it turns names such as <code>www.example.org</code> into addresses.',
  },
  { term: 'Bandwidth', definition: 'How much data can pass each second, in bits per second.' },
  { term: 'Latency', definition: 'How long the first answer takes, in milliseconds.' },
  { term: 'ping', definition: 'A command that asks an address for an answer and measures how long it takes.' },
  { term: 'Guest network', definition: 'A network for visitors that leads to the internet and nowhere else.' },
  { term: 'VPN', definition: 'An encrypted tunnel through a foreign network into your own.' },
  { term: 'WPA3', definition: 'The newest common encryption of Wi-Fi; WPA2 is its predecessor and still acceptable.' },
];

/** Networks, and how to find a fault in them. */
export const networks: LessonData = {
  name: 'Networks and finding the fault',
  slug: 'networks-and-finding-the-fault',
  description: 'The way from a desk to the internet, and how to find out in five steps where it is interrupted.',
  logo: 'lesson-networks.svg',
  pages,
  cards,
  projects,
};
