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

const copied = `<p>The tax rate stands in F1. The formula in row 3 was copied down. What is the mistake in row 4?</p>
<table><thead><tr><th scope="col">Row</th><th scope="col">A</th><th scope="col">B</th><th scope="col">C</th><th scope="col">D</th></tr></thead>
<tbody><tr><th scope="row">3</th><td>Rose</td><td>10.00</td><td>2</td><td><code>=B3*C3*(1+F1)</code></td></tr>
<tr><th scope="row">4</th><td>Fern</td><td>5.00</td><td>4</td><td><code>=B4*C4*(1+F2)</code></td></tr></tbody></table>`;

const priceList: ProjectData = {
  level: 1,
  introduction: `<h2>Learn: The price list that adds up wrong</h2>
<p>The garden center keeps its prices in a spreadsheet. Column B holds the net price, column C the quantity, column D the amount. The tax
rate stands in F1. Somebody has written a formula into D3 and copied it down. The first row is right; all the others are too low.</p>`,
  key_elements: [
    { name: 'Cells, formulas and references', shows: [{ page: 'formulas' }] },
    { name: 'Moves along or stays', shows: [{ card: 'Relative reference' }, { card: 'Absolute reference' }] },
  ],
  cases: [
    [
      withFeedback(
        choice(
          copied,
          no('The plus sign inside the brackets'),
          yes('The reference to the tax rate has moved from F1 to F2'),
          no('The quantity should come before the price'),
          no('The equals sign is missing'),
        ),
        {
          correct: 'Yes. F2 is empty and counts as zero, so the tax is left out from row 4 on.',
          first: 'Compare the two formulas character by character. What should have stayed the same?',
          second: 'When it was copied one row down, F1 became F2. That cell is empty, so nothing is added for tax.',
          hint: { card: 'Relative reference' },
          reveal: { page: 'formulas' },
        },
      ),
      withFeedback(
        choice(
          'The price is in B3, the quantity in C3 and the tax rate in F1. Which formula in D3 can be copied down without becoming wrong?',
          no('<code>=$B$3*$C$3*(1+F1)</code>'),
          yes('<code>=B3*C3*(1+$F$1)</code>'),
          no('<code>=$B$3*$C$3*(1+$F$1)</code>'),
          no('<code>B3*C3*(1+F1)</code>'),
        ),
        {
          correct: 'Price and quantity move along, the tax rate stays.',
          first:
            'Go through the three references one by one: which of them shall move with the row, and which shall stay?',
          second:
            'Dollar signs belong at F1 only. If they stand at B3 and C3 too, every row shows the amount of the rose.',
          hint: { card: 'Absolute reference' },
          reveal: { page: 'formulas' },
        },
      ),
      withFeedback(
        matching(
          'D3 to D12 hold the amounts. Match each formula with what it gives.',
          pair('<code>=SUM(D3:D12)</code>', 'The total of all amounts'),
          pair('<code>=AVERAGE(D3:D12)</code>', 'The mean amount'),
          pair('<code>=MAX(D3:D12)</code>', 'The largest amount'),
          pair('<code>=COUNT(D3:D12)</code>', 'How many cells hold a number'),
          distractor('The amount that occurs most often'),
        ),
        {
          correct: 'All four are right. With these functions you can answer most everyday questions.',
          first: 'Two of them do not depend on how the amounts are spread: the total and the count.',
          second: 'SUM adds, AVERAGE divides the sum by the number, MAX finds the largest, COUNT counts the numbers.',
        },
      ),
    ],
    [
      withFeedback(
        correctOrIncorrect(
          'Colleagues fill in the list. Is each entry correct?',
          no('In the column Quantity: “12 pcs”'),
          yes('In the heading: “Weight in kg”, and below it: 2.5'),
          no('In the formula: <code>=B3*1.19</code>'),
          yes('In F1: the tax rate, and next to it a label that says so'),
        ),
        {
          correct:
            'Units into the heading, rates into a cell of their own: then the sheet can calculate, and people can read it.',
          first: 'What can be added up? And where would you look for the rate if it changes next year?',
          second:
            '“12 pcs” is text and is not added up, and a rate hidden in formulas is found in one of them and overlooked in the others.',
          hint: { page: 'formulas' },
        },
      ),
      withFeedback(
        sequence(
          'You write a new calculation. Put the steps in an order that finds errors early.',
          'Put fixed values such as the tax rate into labeled cells',
          'Write the formula in the first row',
          'Check it with a case you can do in your head',
          'Copy it down',
          'Look at the last row and at the total',
        ),
        {
          correct:
            'Check first, copy afterwards. A mistake that has been copied two hundred times is two hundred mistakes.',
          first: 'When is it cheapest to find a mistake: before or after copying?',
          second:
            'Fixed values, formula, check, copy, last row. What is checked before it is copied need not be repaired in every row.',
          reveal: { page: 'formulas' },
        },
      ),
    ],
  ],
};

const workshopHours: ProjectData = {
  level: 1,
  introduction: `<h2>Learn: Hours in the workshop</h2>
<p>Since January the workshop has noted who used which machine for how long: 1,240 rows. The head wants to know three things by noon. How
many hours did the mill run? Did use increase over the months? And what does a usual booking look like?</p>`,
  key_elements: [
    { name: 'From a list to an answer', shows: [{ page: 'lists' }] },
    { name: 'Charts that tell the truth', shows: [{ page: 'charts' }] },
    { name: 'In the middle', shows: [{ card: 'Average' }, { card: 'Median' }] },
  ],
  cases: [
    [
      withFeedback(
        choice(
          'The head asks whether use has increased from month to month. Which chart answers that best?',
          no('A circle in slices', 'media:chart-pie.svg'),
          yes('A line from left to right', 'media:chart-line.svg'),
          no('A cloud of dots', 'media:chart-scatter.svg'),
        ),
        {
          correct: 'A line shows change over time by its slope.',
          first: 'Which of the three has time running along its bottom edge?',
          second: 'Change over time belongs in a line chart. A pie divides one whole, and dots compare two quantities.',
          hint: { page: 'charts' },
          reveal: { page: 'charts' },
        },
      ),
      withFeedback(
        choice(
          'The machine stands in column C, the hours in column D. Which formula gives the hours of the mill only?',
          no('<code>=SUM(D2:D1241)</code>'),
          no('<code>=COUNTIF(C2:C1241;"mill")</code>'),
          yes('<code>=SUMIF(C2:C1241;"mill";D2:D1241)</code>'),
          no('<code>=AVERAGE(D2:D1241)</code>'),
        ),
        {
          correct: 'SUMIF: where to look, what to look for, what to add up.',
          first: 'You need a function that adds up, but only under a condition.',
          second: 'SUMIF adds up column D where column C says “mill”. COUNTIF would count the bookings, not the hours.',
          hint: { page: 'lists' },
          reveal: { page: 'lists' },
        },
      ),
      withFeedback(
        trueOrFalse(
          'The bookings of one day: 1, 1, 2, 2 and 24 hours. Are these statements true or false?',
          yes('The average is 6 hours.'),
          yes('The median is 2 hours.'),
          no('The average describes the usual booking best.'),
        ),
        {
          correct: 'Right. Somebody forgot to log off, and that one value has tripled the average.',
          first: 'Add them up and divide by five. Then sort them and look at the one in the middle.',
          second:
            'The sum is 30, so the average is 6. The one in the middle is 2. One outlier pulls the average far away from what is usual.',
          hint: { card: 'Median' },
        },
      ),
      withFeedback(
        matching(
          'In the sheet errors appear. Match each with its meaning.',
          pair('<code>#DIV/0!</code>', 'A division by zero or by an empty cell'),
          pair('<code>#REF!</code>', 'The cell referred to was deleted'),
          pair('<code>#NAME?</code>', 'The name of a function is misspelled'),
          pair('<code>####</code>', 'The column is too narrow'),
        ),
        {
          correct: 'Read like this, an error message is the quickest help there is.',
          first: 'Three of them speak: DIV, REF, NAME. Only the fourth has nothing to do with the calculation.',
          second: 'DIV is a division, REF a reference, NAME a name. #### only wants a wider column.',
          hint: { card: '#REF!' },
          reveal: { page: 'lists' },
        },
      ),
    ],
  ],
};

const boardReport: ProjectData = {
  level: 2,
  introduction: `<h2>Apply: A report for the board</h2>
<p>The housing association reports on repairs. A colleague has prepared the sheet: five years, one row per repair, and a bar chart that
shows complaints “exploding” from 96 to 98. The board meets tonight. You look it over.</p>`,
  key_elements: [
    { name: 'Charts that tell the truth', shows: [{ page: 'charts' }] },
    { name: 'From a list to an answer', shows: [{ page: 'lists' }] },
  ],
  cases: [
    [
      withFeedback(
        choice(
          'A bar chart shows 96 complaints last year and 98 this year. Its axis begins at 95. What do you do?',
          no('Leave it: the increase is easier to see'),
          yes('Let the axis begin at zero'),
          no('Use three-dimensional bars instead'),
          no('Leave out the axis'),
        ),
        {
          correct:
            'Bars speak by their length, so they begin at zero. From 96 to 98 is two percent, and that is what one should see.',
          first: 'By what does a bar show its value?',
          second:
            'Cut off below, one bar is three times as tall as the other, for a difference of two percent. The axis begins at zero.',
          hint: { page: 'charts' },
          reveal: { page: 'charts' },
        },
      ),
      withFeedback(
        choice(
          'The average duration of a repair is 31 days, the median 6 days. Which two conclusions are sound?',
          yes('A few repairs took very long'),
          no('Most repairs take about a month'),
          yes('Half of the repairs took six days or less'),
          no('One of the two figures must be miscalculated'),
        ),
        {
          correct: 'Exactly: the usual repair is quick, and a few drag on. The board should hear both.',
          first: 'What pulls an average up, and leaves the median where it is?',
          second:
            'Outliers pull the average up. The median says that half of the repairs took six days or less; both figures can be right.',
          hint: { card: 'Median' },
          reveal: { page: 'lists' },
        },
      ),
    ],
    [
      withFeedback(
        sequence(
          'After sorting, names and amounts no longer belong together. What do you do, in which order?',
          'Close nothing and save nothing',
          'Undo the sorting, or open the earlier version',
          'Select the whole list with all columns',
          'Sort again',
          'Check three rows against the originals',
        ),
        {
          correct: 'Right. As long as nothing has been saved, the way back is short.',
          first: 'What would make the way back impossible?',
          second:
            'Do not save, go back, select everything, sort, check. Only one column had been selected the first time.',
          hint: { page: 'lists' },
        },
      ),
      withFeedback(
        correctOrIncorrect(
          'For the last slide there are suggestions. Is each of them correct?',
          yes('The title says what is to be seen: “Repairs are twice as fast as in 2024”.'),
          no('Red for late and green for in time, without any labels.'),
          yes('Each axis with a name and a unit.'),
          no('A pie with fourteen slices, so that every district appears.'),
        ),
        {
          correct: 'Good. The title carries the statement, and nothing depends on color alone.',
          first: 'Who in the room might not be able to tell red from green? And how many slices can one compare?',
          second: 'About one man in twelve confuses red and green, and fourteen slices cannot be compared; bars can.',
          reveal: { page: 'charts' },
        },
      ),
      withFeedback(
        matching(
          'Match each question of the board with the tool that answers it.',
          pair('How much did repairs of lifts cost?', 'SUMIF'),
          pair('How many repairs were there in May?', 'COUNTIF'),
          pair('Has the number changed over five years?', 'Line chart'),
          pair('Do older houses need more repairs?', 'Scatter chart'),
          distractor('Merged cells'),
        ),
        {
          correct: 'Well matched: add up, count, change over time, two quantities.',
          first: 'Ask of each question: add up, count, follow over time, or compare two quantities?',
          second:
            'Cost: SUMIF. Number: COUNTIF. Over time: line. Age against repairs: scatter. Merged cells only get in the way.',
        },
      ),
    ],
  ],
};

/** The study projects about spreadsheets: two to learn and one to apply. */
export const projects: ProjectData[] = [priceList, workshopHours, boardReport];
