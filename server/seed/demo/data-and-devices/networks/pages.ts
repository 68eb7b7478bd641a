import type { PageData } from '../../course-data.ts';

const path = `<p>“The internet is down” can mean a dozen things. To say which one, you need a picture of the way that a message takes from
your desk to a server on the other side of the world. It is shorter than people think.</p>
<figure><img src="media:network-path.svg" alt="A laptop reaches the access point by radio; the access point, a printer and a desktop computer are connected to the switch; the switch leads to the router, and the router to the internet." width="640" height="280"><figcaption>Every step of this way can fail by itself.</figcaption></figure>
<h2>The stations on the way</h2>
<p>An <strong>access point</strong> takes the radio signal of laptops and phones and passes it on into a cable. A
<strong>switch</strong> connects the cables inside a building and sends each message to the right socket. The
<strong>router</strong> is the border post: on one side the local network, on the other the internet. At home all three sit in one
box, which is why people call the box by any of the three names. In a company they are separate and can fail separately.</p>
<h2>Addresses and names</h2>
<p>Each device in a network has an <strong>IP address</strong>, for example <code>192.168.4.21</code>. Addresses that begin with
192.168 are used inside buildings and are not reachable from outside. Normally a device is given its address automatically when it
joins. If it gets none, it makes one up that begins with <code>169.254</code>, and then you know: it is connected to something, but
nobody has answered.</p>
<p>People prefer names to numbers. The <strong>domain name system</strong> (DNS) is the telephone book: it turns
<code>www.example.org</code> into an address. When it fails, everything seems to be down, although the lines are fine.</p>
<h2>Fast, but in which way?</h2>
<table><thead><tr><th scope="col">Word</th><th scope="col">Question</th><th scope="col">Unit</th><th scope="col">You notice it in</th></tr></thead>
<tbody><tr><th scope="row">Bandwidth</th><td>How much per second?</td><td>megabits per second</td><td>large downloads</td></tr>
<tr><th scope="row">Latency</th><td>How long until the first answer?</td><td>milliseconds</td><td>calls, remote control</td></tr>
<tr><th scope="row">Packet loss</th><td>How many get lost?</td><td>percent</td><td>voices that break up</td></tr></tbody></table>
<p>Mind the unit: a line of 80 mega<em>bits</em> per second moves at most 10 mega<em>bytes</em> per second, because a byte has eight
bits.</p>`;

const fault = `<p>Good fault finders are not magicians. They halve the problem again and again: is it this device or all of them, this
room or the whole house, the name or the line?</p>
<h2>Ask before you touch</h2>
<ul><li>Since when? What was changed shortly before?</li><li>Who else has it? In which rooms?</li>
<li>Everything, or one program only?</li><li>By cable, by Wi-Fi, or both?</li></ul>
<p>If a colleague at the next desk works normally, the router, the line and the internet are fine. One question has excused half
of the network.</p>
<h2>Walk the way from near to far</h2>
<ol><li><strong>The device.</strong> Is flight mode off, is the cable in, is the right Wi-Fi chosen?</li>
<li><strong>Its address.</strong> Does it begin as usual, or with 169.254?</li>
<li><strong>The router.</strong> Does it answer?</li>
<li><strong>The world by number.</strong> Does an address outside answer?</li>
<li><strong>The world by name.</strong> Does a name work too?</li></ol>
<p>Two commands are enough for this. They do no harm and work almost everywhere (on Linux and macOS the first one is
<code>ip addr</code> or <code>ifconfig</code>):</p>
<pre><code>ipconfig               the device’s own address
ping 192.168.4.1       does the router answer?
ping 1.1.1.1           does the world answer?
ping www.example.org   does a name work too?</code></pre>
<p><code>ping</code> sends a small message and measures how long the answer takes. “Request timed out” means that no answer came;
some servers never answer on purpose, so try a second one before you draw a conclusion.</p>
<h2>Read the pattern</h2>
<table><thead><tr><th scope="col">Router</th><th scope="col">By number</th><th scope="col">By name</th><th scope="col">Look at</th></tr></thead>
<tbody><tr><td>no</td><td>no</td><td>no</td><td>device, cable, Wi-Fi</td></tr>
<tr><td>yes</td><td>no</td><td>no</td><td>router and the line to the provider</td></tr>
<tr><td>yes</td><td>yes</td><td>no</td><td>DNS</td></tr>
<tr><td>yes</td><td>yes</td><td>yes</td><td>the program or that one website</td></tr></tbody></table>
<p>Tell the help desk what you found instead of what you guess. “Room 12, all by Wi-Fi, router answers, nothing outside does, since
9:40” is a report with which somebody can begin at once.</p>`;

const wireless = `<p>Radio is convenient, shared and a little moody. Most complaints about Wi-Fi are not about the internet but about
the last twenty meters.</p>
<h2>What radio dislikes</h2>
<p>Metal stops it, water swallows it, thick walls weaken it. A steel cabinet, a lift shaft or a full fish tank between the access
point and the desk makes itself felt. The best place for an access point is high up, in the middle of the area it serves, in the
open, and not inside a metal cupboard, however tidy that looks.</p>
<p>Two bands are common. At <strong>2.4 GHz</strong> the signal reaches further and goes through walls more easily, but the band is
crowded and slower. At <strong>5 GHz</strong> it is faster over a shorter distance. Most devices choose by themselves.</p>
<h2>Shared air</h2>
<p>All devices on one channel take turns. Thirty laptops that install updates at the same moment are slow together, even if the line
to the internet is idle. What stands still (printers, desktop computers, cameras) is better connected by cable. That leaves the air
to what moves.</p>
<h2>Who may come in</h2>
<ul><li>Use the encryption <strong>WPA2</strong> or <strong>WPA3</strong>. An open network can be listened to by everybody in range.</li>
<li>Give visitors a <strong>guest network</strong> that leads to the internet and nowhere else.</li>
<li>Change the password that the maker set for the administration page. Lists of those are public.</li>
<li>Away from work, use the <strong>VPN</strong>: it carries everything in an encrypted tunnel to the company first.</li></ul>
<p>A guest network is no sign of distrust. It keeps the visitor’s infected phone away from the till, and it spares you the question of
who knows the password of the staff.</p>`;

/** The pages about networks. */
export const pages: PageData[] = [
  { key: 'path', title: 'From your desk to the internet', content: path },
  { key: 'fault', title: 'Finding a fault step by step', content: fault },
  { key: 'wireless', title: 'Wi-Fi that works and stays closed', content: wireless },
];
