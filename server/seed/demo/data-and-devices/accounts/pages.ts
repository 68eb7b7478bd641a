import type { PageData } from '../../course-data.ts';

const passwords = `<p>Most break-ins into companies need no genius. Somebody knew a password: because it was guessed, because it was
used elsewhere too and leaked there, or because it was handed over. Each of the three has its own remedy.</p>
<h2>Long beats complicated</h2>
<p>A computer tries billions of short passwords in no time. What stops it is <strong>length</strong>. Four or more words that have
nothing to do with each other are easy to remember and hard to guess; a short word with a digit and an exclamation mark is neither.
A sentence from a song is long, but it stands in every list of songs.</p>
<table><thead><tr><th scope="col">Idea</th><th scope="col">Judgment</th></tr></thead>
<tbody><tr><td>the name of the dog and a year</td><td>on the first page of every guessing list</td></tr>
<tr><td><code>P@ssw0rd!</code></td><td>the tricks with @ and 0 are built into every guessing program</td></tr>
<tr><td>four random words</td><td>good, if chance chose them and not your taste</td></tr>
<tr><td>20 random characters from a password manager</td><td>very good, and nobody has to remember them</td></tr></tbody></table>
<h2>One door, one key</h2>
<p>Lists of stolen passwords are traded, and robots try each pair of address and password at hundreds of other services. If yours is
different everywhere, a leak opens one door. Nobody can remember a hundred keys, so let a <strong>password manager</strong> do it:
one strong passphrase opens it, and it fills in the rest. It also refuses to fill in a password on a page with the wrong address,
which is a quiet protection against fraud.</p>
<h2>A second factor</h2>
<p>With <strong>multi-factor authentication</strong> a stolen password alone is useless: the thief also needs your phone or your
key. A code by text message is better than nothing, an app is better, a security key or a <strong>passkey</strong> is best,
because it works only with the genuine website.</p>
<ul><li>Never pass a code on, whoever asks for it.</li><li>If a request to confirm appears and you did not sign in, decline and
report it: somebody has your password.</li><li>Keep the recovery codes on paper in a safe place.</li></ul>
<p>Change a password when there is a reason to: a leak, a lost device, a colleague who knew it. Forced changes every month lead to
<code>Summer26</code>, <code>Autumn26</code> and a note under the keyboard.</p>`;

const messages = `<p>The easiest way past a lock is to have somebody open it. <strong>Phishing</strong> is the attempt to get a
password, a payment or a click by means of a forged message. It works on clever people, too, because it is aimed at haste and not
at stupidity.</p>
<h2>The pattern behind the costume</h2>
<figure><img src="media:mail-anatomy.svg" alt="A forged message with five marks: a sender address that is slightly wrong, a pressing deadline, a threat, a link that leads elsewhere, and a request for the password." width="640" height="320"><figcaption>Five marks. One is a reason to look twice; two are a reason to stop.</figcaption></figure>
<ul><li><strong>Pressure</strong>: today, at once, or else.</li><li><strong>Emotion</strong>: fear, greed, helpfulness, respect for
the boss.</li><li><strong>A detour around the usual way</strong>: “don’t tell anyone yet”, “my number has changed”.</li>
<li><strong>A request</strong>: for a password, a code, money, or a click.</li></ul>
<p>Bad spelling used to be a mark. It no longer is; forged messages are written as well as genuine ones.</p>
<h2>Read addresses from the right</h2>
<p>In a web address the part directly before the first single slash decides, read from its end:
<code>https://bank.example.org/login</code> belongs to <em>example.org</em>, while
<code>https://example.org.secure-check.example/login</code> belongs to <em>secure-check.example</em>. The name that a mail program shows for
the sender can be anything; look at the address behind it.</p>
<h2>What to do</h2>
<ol><li>Stop. No genuine matter is ruined by five minutes.</li>
<li>Check by <em>another</em> way: call the number you know, or type the address yourself.</li>
<li>Report it, even if you are not sure. One report protects everybody who got the same message.</li>
<li>If you clicked or typed something: say so at once. Nobody is blamed for a quick report; a hidden click costs days.</li></ol>
<p>The same holds for calls, text messages and codes on a poster. A voice can be imitated. A number on the display can be forged.
Calling back on the known number cannot.</p>`;

const habits = `<p>Between the big topics lie small habits that cost nothing. Taken together they close more doors than any program you
can buy.</p>
<h2>Lock when you stand up</h2>
<p>An unlocked screen is an open office. On Windows the keys <kbd>Windows</kbd> and <kbd>L</kbd> lock it, on a Mac
<kbd>Control</kbd>, <kbd>Command</kbd> and <kbd>Q</kbd>. It takes less time than putting the cap on a pen.</p>
<h2>Only as much as needed</h2>
<p>An account should be able to do what its owner’s work requires, and no more. This is called <strong>least privilege</strong>. It
is no judgment about a person. If a program slips in through an account that may install nothing, it can install nothing.</p>
<ul><li>Work with an ordinary account; use the administrator’s only for administration.</li>
<li>When somebody changes teams, rights of the old team end on the same day.</li>
<li>Nobody shares an account. Otherwise the log says that “reception” did it, and reception is five people.</li></ul>
<h2>Malware and ransom</h2>
<p><strong>Malware</strong> is software made to harm: it spies, encrypts or misuses the computer. It comes in attachments, in
pirated programs, through missing updates and on found USB drives. <strong>Ransomware</strong> encrypts the files and asks for
money. Paying is no guarantee, and it pays for the next attack. Updates, a backup out of reach and careful clicks are the three
walls against it.</p>
<h2>When something has happened</h2>
<pre><code>1  Cable out, Wi-Fi off: leave the network
2  Leave it switched on; traces are in its memory
3  Call the IT desk, from another device
4  Write down what you saw, with the time
5  Touch nothing else until you are told to</code></pre>
<p>Print this list. On the day you need it, the screen that shows it may be the one that is encrypted.</p>`;

/** The pages about accounts and fraud. */
export const pages: PageData[] = [
  { key: 'passwords', title: 'Passwords and the second factor', content: passwords },
  { key: 'messages', title: 'Messages that want something from you', content: messages },
  { key: 'habits', title: 'Small habits that close doors', content: habits },
];
