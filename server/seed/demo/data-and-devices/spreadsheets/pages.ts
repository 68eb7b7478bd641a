import type { PageData } from '../../course-data.ts';

const formulas = `<p>A spreadsheet is a grid of cells, and its strength is that a cell can hold a <em>recipe</em> in place of a number. Change
the price in one place, and every sum that depends on it is right again a moment later. That works if the recipe is written
well.</p>
<h2>Values and formulas</h2>
<p>A cell is named by its column and row: <code>B3</code> is column B, row 3. What begins with an equals sign is a
<strong>formula</strong>; anything else is a value. <code>=B3*C3</code> multiplies two neighbors, <code>=SUM(D3:D12)</code> adds the
whole <strong>range</strong> from D3 to D12. Functions such as SUM, AVERAGE, MIN, MAX and COUNT take a range between their
brackets.</p>
<figure><img src="media:cell-reference.svg" alt="A price list. The formula in D3 is copied down: B3 becomes B4 and B5, while $F$1 stays $F$1." width="640" height="300"><figcaption>Copied down, plain references move along; references with dollar signs stay.</figcaption></figure>
<h2>Two kinds of references</h2>
<p>Copy <code>=B3*C3</code> one row down and it becomes <code>=B4*C4</code>. This is a <strong>relative</strong> reference: it means
“two cells to my left”. Mostly that is what you want. But the tax rate stands in one cell, F1, for all rows. A plain
<code>F1</code> would become F2, F3 and so on, and those are empty. Dollar signs nail it down: <code>$F$1</code> is an
<strong>absolute</strong> reference and stays the same wherever it is copied.</p>
<pre><code>=B3*C3*(1+$F$1)    price × quantity, plus tax
=SUM(D3:D12)       total
=AVERAGE(C3:C12)   mean quantity</code></pre>
<h2>Three rules that prevent most errors</h2>
<ol><li><strong>No naked numbers in formulas.</strong> <code>=B3*1.19</code> hides the tax rate in a hundred cells. Put it into one
cell with a label and refer to it.</li>
<li><strong>One kind of thing per column.</strong> “12 pcs” is text, and text is not added up. Write 12 and put the unit into the
heading.</li>
<li><strong>Check with a case you can do in your head.</strong> Ten pieces at 2.00 are 20.00. If the sheet says something else,
the sheet is wrong.</li></ol>`;

const lists = `<p>A list becomes an answer by three tools: sorting puts rows in order, filtering hides what is not asked for, and
functions add up what is left. All three need a list that is built like a list.</p>
<h2>What a list looks like</h2>
<table><caption>Hours in the workshop</caption><thead><tr><th scope="col">date</th><th scope="col">name</th><th scope="col">machine</th><th scope="col">hours</th></tr></thead>
<tbody><tr><td>2026-03-02</td><td>Amara</td><td>lathe</td><td>3.5</td></tr><tr><td>2026-03-02</td><td>Kenji</td><td>mill</td><td>2.0</td></tr>
<tr><td>2026-03-03</td><td>Amara</td><td>mill</td><td>4.0</td></tr></tbody></table>
<p>One heading row, one row for each event, one kind of value in each column, no empty rows, no merged cells, no sums in the middle.
It looks plain. It can be sorted, filtered and counted, and a pretty one cannot.</p>
<h2>Sort without tearing apart</h2>
<p>Select the whole list before you sort. If only the column of names is sorted, the names move and the hours stay, and every row is
wrong without any error message. Programs ask whether to “expand the selection”: say yes.</p>
<h2>Ask with functions</h2>
<pre><code>=SUM(D2:D200)                    all hours
=SUMIF(C2:C200;"mill";D2:D200)   hours on the mill
=COUNTIF(B2:B200;"Amara")        entries of Amara</code></pre>
<p>Depending on the language of the program the parts are separated by semicolons or by commas.</p>
<h2>Average or median?</h2>
<p>Five orders: 20, 22, 25, 28 and 405. The <strong>average</strong> is 100, and no order is anywhere near it. The
<strong>median</strong>, the one in the middle, is 25 and describes the usual order. One outlier pulls the average along and leaves
the median where it is. When the two differ a lot, look at the list before you report either.</p>
<h2>What an error value wants to say</h2>
<table><thead><tr><th scope="col">Error</th><th scope="col">Meaning</th></tr></thead>
<tbody><tr><td><code>#DIV/0!</code></td><td>a division by zero or by an empty cell</td></tr>
<tr><td><code>#REF!</code></td><td>the cell referred to has been deleted</td></tr>
<tr><td><code>#NAME?</code></td><td>a function or name is misspelled</td></tr>
<tr><td><code>#VALUE!</code></td><td>text stands where a number is needed</td></tr>
<tr><td><code>####</code></td><td>no error: the column is too narrow</td></tr></tbody></table>`;

const charts = `<p>A chart answers one question at a glance. If you cannot say the question in one sentence, the chart cannot answer it
either.</p>
<h2>Question first, chart second</h2>
<table><thead><tr><th scope="col">Question</th><th scope="col">Chart</th></tr></thead>
<tbody><tr><td>How does something change over time?</td><td>line chart</td></tr>
<tr><td>Which of these is larger?</td><td>bar chart</td></tr>
<tr><td>How is a whole divided into few parts?</td><td>pie chart, with up to about five parts</td></tr>
<tr><td>Do two quantities go together?</td><td>scatter chart</td></tr></tbody></table>
<h2>Where charts lie</h2>
<figure><img src="media:axis-compare.svg" alt="The same two values, 96 and 98, as bars: with an axis from 95 to 99 one bar is three times as tall as the other, with an axis from 0 to 100 they are almost equal." width="640" height="300"><figcaption>The same values, two axes, two stories.</figcaption></figure>
<p>A bar shows its value by its <strong>length</strong>. Cut the axis off below, and the lengths no longer say the truth: from 96 to 98
is an increase of two percent, but on an axis that begins at 95 the second bar is three times as tall. Bars begin at zero. Lines may
begin elsewhere, because they show change by their slope; then the axis has to say so clearly.</p>
<ul><li>Every axis has a name and a unit.</li><li>The title says what is to be seen: “Complaints have halved since May” and not
“Complaints 2026”.</li><li>No third dimension; depth makes the parts in front look larger.</li><li>Colors carry meaning or they are left
out. About one man in twelve confuses red and green, so a chart must not depend on them.</li></ul>
<h2>Before you send it</h2>
<p>Show the chart to somebody for five seconds, take it away and ask what it says. If the answer is not your title, change the
chart and not the person.</p>`;

/** The pages about spreadsheets. */
export const pages: PageData[] = [
  { key: 'formulas', title: 'Cells, formulas and references', content: formulas },
  { key: 'lists', title: 'From a list to an answer', content: lists },
  { key: 'charts', title: 'Charts that tell the truth', content: charts },
];
