import type { PageData } from '../../course-data.ts';

const names = `<p>A file is found by people who did not save it: by the colleague on the late shift, by your replacement, by you in two
years. Good names and a shallow set of folders cost a few seconds when you save, and save minutes every time somebody looks.</p>
<h2>A name that answers three questions</h2>
<p>What is it? Which one is it? How old is it? Write the date as year-month-day, and files sort themselves in the order of time,
in every program and in every country:</p>
<pre><code>2026-03-04_inspection-report_room-12.pdf
2026-03-04_inspection-report_room-14.pdf
2026-04-01_inspection-report_room-12.pdf</code></pre>
<p>Leave out what the folder says already, and avoid the characters <code>/ \\ : * ? " &lt; &gt; |</code>, because some systems
refuse them. The part after the last dot is the <strong>extension</strong>. It tells the computer which program opens the file.
Change it and you change only the label, not the content: a picture that is renamed to <code>.pdf</code> is still a picture.</p>
<h2>Folders by work, not by person</h2>
<figure><img src="media:folder-tree.svg" alt="A folder Projects with a folder for each project, and in one of them the folders Plans, Photos and Invoices." width="640" height="300"><figcaption>Three levels are enough for most teams: area, project, kind.</figcaption></figure>
<p>“Olga’s files” is a folder that nobody understands once Olga has moved on. Name folders after the work they belong to. Keep
them shallow; what lies seven folders deep is saved a second time somewhere else by somebody who did not find it. A
<strong>path</strong> is the way to a file through its folders, such as <code>Projects/Bridge Street/Plans/floor-1.pdf</code>.</p>
<h2>A small agreement</h2>
<ul><li>One place for each kind of thing, and everybody knows it.</li>
<li>No <code>final</code>, <code>final2</code>, <code>really-final</code>: the date or a number shows which one is newer.</li>
<li>Whoever makes a new folder says what goes into it.</li>
<li>What is finished moves to an archive, and is not deleted.</li></ul>
<p>Rules that fit on a sticky note are followed. Rules that need a handbook are not.</p>`;

const formats = `<p>The same table can be a spreadsheet, a PDF or plain text. Which of them is right depends on what the next person wants
to do with it: go on working, look and print, or feed it into another program.</p>
<h2>Choose the format for the reader</h2>
<table><thead><tr><th scope="col">Format</th><th scope="col">Good for</th><th scope="col">Not for</th></tr></thead>
<tbody><tr><th scope="row">DOCX, ODT</th><td>texts that others go on writing</td><td>looking the same everywhere</td></tr>
<tr><th scope="row">XLSX, ODS</th><td>tables with formulas</td><td>long texts</td></tr>
<tr><th scope="row">PDF</th><td>reading and printing, same look everywhere</td><td>further editing</td></tr>
<tr><th scope="row">CSV</th><td>moving a plain table from program to program</td><td>formulas, colors, several sheets</td></tr>
<tr><th scope="row">JPEG</th><td>photos</td><td>drawings and screenshots with fine text</td></tr>
<tr><th scope="row">PNG</th><td>screenshots, drawings</td><td>large photos (the files get big)</td></tr></tbody></table>
<p>A <strong>CSV</strong> file is plain text: one line for each row, the values separated by commas. That is why almost every
program can read it, and why everything but the values is lost.</p>
<pre><code>date,room,temperature
2026-03-04,12,21.5
2026-03-04,14,19.0</code></pre>
<h2>Working on one file together</h2>
<p>A copy sent by mail is the beginning of two truths. Five people reply with five changed copies, and somebody spends an evening
putting them together. Share <strong>one</strong> file in a common place instead and send the link. Office programs and shared
drives keep a <strong>version history</strong>: they remember how the file looked yesterday, who changed it, and they can bring
an older version back.</p>
<h2>When a link is not enough</h2>
<p>Some receivers cannot open your shared drive. Then send a PDF if they shall only read, or the file itself if they shall go on
working, and agree on who holds the file until when. Say in the message which version it is. Before anything leaves the house,
ask whether the receiver may see everything in it: hidden rows, comments and the history of changes travel along with the
file.</p>`;

const backups = `<p>Every drive fails one day. Laptops are dropped, stolen and left on trains; a wrong click deletes a folder; a criminal
encrypts the files and asks for money. A <strong>backup</strong> is a separate copy from which you can get your work back.</p>
<h2>Three, two, one</h2>
<p>An old and simple rule has survived every change of technology:</p>
<ul><li><strong>three</strong> copies of everything that matters, the one you work on included</li>
<li>on <strong>two</strong> different kinds of storage, so that one weakness does not hit both</li>
<li><strong>one</strong> of them in another place, so that fire, water and thieves do not find it</li></ul>
<figure><img src="media:backup-321.svg" alt="A laptop with the working copy, an external drive in the same office with the second copy, and a data center in another town with the third." width="640" height="300"><figcaption>Three copies, two kinds of storage, one in another place.</figcaption></figure>
<h2>Synchronizing is not a backup</h2>
<p>A synchronized folder looks the same on all your devices. That is its purpose, and that is the problem: delete a file on the
laptop and it disappears everywhere; save nonsense into it and the nonsense is everywhere a moment later. Many services keep
deleted files for some days. It is good to know how many, and it is no replacement for a copy that does not follow your
mistakes.</p>
<h2>A copy that stays out of reach</h2>
<p>Software that encrypts files for ransom looks for every drive it can write to, including the backup drive that is always
plugged in. At least one copy must be out of reach: a drive that is unplugged after the copy, or a service in which old versions
cannot be overwritten.</p>
<h2>The test that most people skip</h2>
<p>A backup has not been made until something was restored from it. Four times a year:</p>
<ol><li>Choose three files at random, among them one from a folder nobody thinks of.</li>
<li>Restore them to a <em>different</em> place, so that nothing good is overwritten.</li>
<li>Open them and compare them with the originals.</li>
<li>Write down the date, the result and how long it took.</li></ol>
<p>The fourth line decides how calm you are on the day it counts.</p>`;

/** The pages about names, formats and backups. */
export const pages: PageData[] = [
  { key: 'names', title: 'Names and folders that others understand', content: names },
  { key: 'formats', title: 'Formats and versions', content: formats },
  { key: 'backups', title: 'Backups: three, two, one', content: backups },
];
