import type { PageData } from '../../course-data.ts';

const what = `<p>Data about people is borrowed, not owned. Whoever collects it owes the people concerned that it is used for what they were
told, that it is kept safe, and that it is deleted when it is no longer needed. Laws such as the European Union’s General Data
Protection Regulation (GDPR) turn this into duties; the idea behind them is the same in most countries.</p>
<h2>What counts as personal</h2>
<p><strong>Personal data</strong> is everything that relates to a person who is identified or can be identified. A name is one way to
identify somebody, but not the only one:</p>
<figure><img src="media:personal-data.svg" alt="Three rings: in the middle name and photo, around it customer number, license plate and voice, outside job, town and date, which identify somebody only together." width="640" height="300"><figcaption>What does not identify anybody alone may do so together.</figcaption></figure>
<p>“The only female roofer in Westport” contains no name and needs none. Put together job, town and date of birth, and most people can
be found. Some data deserves particular protection, because it can hurt a person when it becomes known: data about
<strong>health</strong>, beliefs, origin, sexual orientation or trade union membership, and fingerprints or faces that are used to
recognize people.</p>
<h2>Hidden, coded, gone</h2>
<table><thead><tr><th scope="col">Method</th><th scope="col">What happens</th><th scope="col">Still personal?</th></tr></thead>
<tbody><tr><th scope="row">Pseudonymizing</th><td>names become codes; the list of codes is kept apart</td><td>yes, for whoever can get at the list</td></tr>
<tr><th scope="row">Anonymizing</th><td>nobody can tell any longer who is meant, by any reasonable means</td><td>no</td></tr>
<tr><th scope="row">Encrypting</th><td>unreadable without the key</td><td>yes, for whoever has the key</td></tr></tbody></table>
<p>A black bar over a name in a document is often only a drawing on top of the text. Copy the line into an editor and the name is
back. Delete the text, or print and scan, before you call something anonymous.</p>
<h2>One question before you collect</h2>
<blockquote><p>What will we do with it, and could we do that with less?</p></blockquote>
<p>If nobody knows what the date of birth is for, the field comes off the form. Data that was never collected cannot be lost.</p>`;

const everyday = `<p>Most incidents with personal data are no attacks. They are a wrong address, an open list of receivers, a folder that everybody
can see. Everyday habits prevent them.</p>
<h2>Share less</h2>
<ul><li><strong>Purpose.</strong> Use data for what it was collected for. The phone list for emergencies is not for birthday
messages.</li>
<li><strong>Need to know.</strong> Give access to those who need it for their work, and take it back when they no longer do.</li>
<li><strong>Bcc.</strong> In a message to many people who do not know each other, the addresses belong into the field
<em>Bcc</em>. In <em>To</em> and <em>Cc</em> everybody sees everybody.</li>
<li><strong>Look at the receiver twice.</strong> Mail programs complete names, and the second Martin is in the competing
company.</li></ul>
<h2>Keep shorter</h2>
<table><thead><tr><th scope="col">Data</th><th scope="col">Needed until</th></tr></thead>
<tbody><tr><td>list for the summer party</td><td>the week after the party</td></tr>
<tr><td>applications that were declined</td><td>the period set by law or policy has passed</td></tr>
<tr><td>invoices</td><td>the years that tax law demands</td></tr></tbody></table>
<p>A <strong>retention period</strong> says how long something is kept and what happens then. Without one, everything stays, and one day
everything leaks. Old paper goes into the shredder, and old drives are wiped or destroyed before they leave the house.</p>
<h2>Report sooner</h2>
<p>A <strong>breach</strong> is any loss, change or disclosure of personal data that was not intended, the wrong receiver included.
Where the GDPR applies, the organization has 72 hours from becoming aware of a breach to notify the authority, unless a risk for
people is unlikely. These hours do not begin when it is convenient. That is why every suspicion goes to the person responsible
at once:</p>
<pre><code>What:   list of 40 addresses to the wrong company
When:   today 10:15, noticed by a reply at 10:40
Whose:  parents of class 3b, names and numbers
Done:   receiver asked to delete it, confirmed</code></pre>
<p>You do not have to judge whether it is serious. You have to make sure that somebody can.</p>
<h2>When people ask</h2>
<p>People may ask what you keep about them, have mistakes corrected and, in many cases, have data deleted. Pass such a request on the same day. First
make sure that it really comes from that person: giving data to the wrong one would be the next breach.</p>`;

/** The pages about personal data. */
export const pages: PageData[] = [
  { key: 'what', title: 'What counts as personal data', content: what },
  { key: 'everyday', title: 'Share less, keep shorter, report sooner', content: everyday },
];
