import type { PageData } from '../../course-data.ts';

const inside = `<p>A workplace computer, a tablet and the scanner in a delivery driver’s hand look different, but the same four
parts do the work in each of them. Once you know what each part does, a sentence in a catalog or a complaint such as
“it is slow” turns into something you can act on.</p>
<figure><img src="media:inside-computer.svg" alt="The processor in the middle exchanges data with the memory; the memory loads from the storage; ports connect keyboard, screen and network." width="640" height="320"><figcaption>Data moves from storage into memory, and from memory to the processor and back.</figcaption></figure>
<h2>Four parts, four jobs</h2>
<p>The <strong>processor</strong> carries out instructions: it adds, compares and moves data, billions of times a second.
The <strong>memory</strong>, also called RAM, holds what is being worked on at this moment. It is fast, and it is empty
again as soon as the power goes off. The <strong>storage</strong> keeps programs and files while the power is off. The
<strong>ports</strong> and the radio parts connect all of this to people, to screens and to the network.</p>
<table><thead><tr><th scope="col">Part</th><th scope="col">Think of it as</th><th scope="col">What you notice when it is short</th></tr></thead>
<tbody><tr><th scope="row">Processor</th><td>the worker at the bench</td><td>large calculations and video exports take long, the fan runs</td></tr>
<tr><th scope="row">Memory</th><td>the top of the bench</td><td>everything slows down once many programs are open</td></tr>
<tr><th scope="row">Storage</th><td>the shelves behind it</td><td>“disk full” messages, updates that cannot be installed</td></tr>
<tr><th scope="row">Network part</th><td>the door to the street</td><td>pages and shared files load slowly, local work does not</td></tr></tbody></table>
<h2>Two kinds of storage</h2>
<p>A <strong>solid-state drive</strong> (SSD) keeps data in chips. It has no moving parts, so it is quick, silent and does
not mind being carried about. A <strong>hard disk</strong> keeps data on turning plates. It costs less for the same space
and still serves well where a lot of data is kept and rarely moved, for example in a backup drive. A fall while it is
running can destroy it.</p>
<h2>Units without fear</h2>
<p>Storage is counted in bytes. One byte holds about one plain letter. A kilobyte (kB) is a thousand bytes, a megabyte (MB)
a million, a gigabyte (GB) a thousand million and a terabyte (TB) a million million. A photo from a phone takes a few
megabytes, so a drive of 256 GB has room for tens of thousands of them, once the operating system has taken its share.</p>
<blockquote><p>Before you ask for a new computer, find out which part is short. Memory and storage can often be added for a
fraction of the price.</p></blockquote>`;

const ports = `<p>Most calls to a help desk about “a broken screen” end with a cable. Two minutes of looking at plugs can save an hour
of waiting. Look at the shape first, and then ask what this particular port can do.</p>
<h2>Know them by their shape</h2>
<table><thead><tr><th scope="col">Connector</th><th scope="col">Shape</th><th scope="col">Carries</th></tr></thead>
<tbody><tr><th scope="row">USB-A</th><td>flat rectangle, fits one way only</td><td>data, and power for small devices</td></tr>
<tr><th scope="row">USB-C</th><td>small, rounded, fits both ways round</td><td>data; depending on the port also power and picture</td></tr>
<tr><th scope="row">HDMI</th><td>wide, with two slanted lower corners</td><td>picture and sound</td></tr>
<tr><th scope="row">DisplayPort</th><td>wide, with one slanted corner</td><td>picture and sound</td></tr>
<tr><th scope="row">Network (RJ45)</th><td>almost square, with a clip that clicks</td><td>network data, sometimes power</td></tr></tbody></table>
<h2>The trap with USB-C</h2>
<p>USB-C is the name of a shape, not of an ability. One laptop charges through it, drives two screens and copies a film in
seconds; another one with the very same opening only moves data, slowly. The same is true of cables: a cable that came with
a phone may charge a laptop poorly and carry no picture at all. Small marks beside the port, or the manual, tell what it
can do. If a screen stays dark, try the cable that came with that screen before you suspect anything else.</p>
<h2>Docking stations</h2>
<p>A docking station turns one USB-C plug into a whole desk: screens, keyboard, network and power. That is convenient, and
it means that one loose plug can look like five faults at once. When several things fail together, check what they share.</p>
<h2>When a screen stays dark</h2>
<ol><li>Is the screen switched on, and does its light show that it has power?</li>
<li>Is the cable pushed in fully at <em>both</em> ends?</li>
<li>Does the screen listen to the right input? Its menu lists them by name.</li>
<li>Does the computer know about it? Open the display settings and let it search.</li>
<li>Does another cable, or another screen, work in its place?</li></ol>
<p>Change one thing at a time. If you swap the cable and the port together and the picture comes back, you still do not
know which of the two is broken, and it will return to annoy a colleague.</p>`;

const updates = `<p>A device that is looked after lasts years longer and fails less often on the day it is needed. Care takes
a few minutes a week, and most of it is a matter of not putting things off.</p>
<h2>Updates close doors</h2>
<p>Programs contain mistakes. Some of them let a stranger in. When a maker finds such a mistake it publishes an update, and
from that day on everybody can read what was wrong, attackers included. An update that waits for three weeks is a door that
stands open for three weeks with a sign on it. This holds for the <strong>operating system</strong>, for programs, and for
the <strong>firmware</strong> inside printers, cameras and access points, which is the one people forget.</p>
<p>Restart when an update asks for it. Until the restart, parts of the old version may still be running. Save your work, end
the day with a restart, and the machine is ready in the morning.</p>
<h2>Heat, batteries and cables</h2>
<ul><li>Keep the slots of a laptop free. On a cushion it cannot breathe, and a hot processor slows itself down.</li>
<li>A battery that swells, smells or grows hot is dangerous: stop using the device, do not charge it, and report it.</li>
<li>Pull the plug, not the cord. Most broken cables break next to the plug.</li>
<li>Eject a USB drive before you pull it out. The computer may still be writing to it.</li></ul>
<h2>A note for the next person</h2>
<p>Write down what you changed, when and why. Three lines are enough, and they are worth more than memory:</p>
<pre><code>2026-03-04  Room 12, left screen
Fault:    no picture
Changed:  HDMI cable replaced (old one bent at the plug)
Checked:  picture for 30 minutes, both inputs</code></pre>
<p>The last line matters most. A repair is finished when it has been checked, not when something has been changed.</p>`;

/** The pages about computers, their ports and their care. */
export const pages: PageData[] = [
  { key: 'inside', title: 'What is inside a computer', content: inside },
  { key: 'ports', title: 'Ports, cables and screens', content: ports },
  { key: 'updates', title: 'Updates and everyday care', content: updates },
];
