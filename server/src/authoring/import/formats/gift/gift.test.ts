import { describe, expect, it } from 'vitest';
import { isGift, readGift } from './gift.ts';

/** What a block asks for, shortly: the kind, and its answers with what is right. */
const read = (text: string) => {
  const [item] = readGift(text);
  return item?.question?.task;
};

describe('a question in GIFT', () => {
  it.each<[string, string, object]>([
    [
      'a choice',
      "Who's buried in Grant's tomb?{~Grant ~Jefferson =no one}",
      {
        kind: 'ONE_OF',
        choices: [{ text: 'Grant', weight: 0 }, { text: 'Jefferson' }, { text: 'no one', weight: 100 }],
      },
    ],
    [
      'a choice of several, with shares that are no whole numbers',
      'Continents?{~%33.33333%Africa ~%-100%China ~%33.33333%Asia}',
      { kind: 'SEVERAL_OF', partial: true, choices: [{ weight: 33.33333 }, { weight: -100 }, { text: 'Asia' }] },
    ],
    [
      'feedback of answers and of the question',
      'Who?{=a # yes # indeed ~b#no ####See page 3}',
      {
        choices: [
          { text: 'a', feedback: 'yes # indeed' },
          { text: 'b', feedback: 'no' },
        ],
      },
    ],
    ['a statement', 'It rises in the east.{T}', { kind: 'TRUE_OR_FALSE', right: true }],
    [
      'a statement with what is said to whoever is wrong, and right',
      'It rises in the west.{FALSE#In the east.#Well done}',
      { kind: 'TRUE_OR_FALSE', right: false, wrongFeedback: 'In the east.', rightFeedback: 'Well done' },
    ],
    [
      'pairs, and a description that belongs to none',
      'Match.{=Canada -> Ottawa =Italy->Rome = -> Paris}',
      {
        kind: 'PAIRS',
        pairs: [{ concept: 'Canada', description: 'Ottawa' }, { concept: 'Italy' }],
        distractors: ['Paris'],
      },
    ],
    [
      'an answer before the first sign, which is wrong',
      'Capital?{Paris ~London =Rome}',
      { kind: 'ONE_OF', choices: [{ text: 'Paris', weight: 0 }, { text: 'London' }, { text: 'Rome', weight: 100 }] },
    ],
    [
      'pairs with an arrow in what belongs',
      'M{=a -> b -> c =d -> e}',
      { pairs: [{ concept: 'a', description: 'b -> c' }, {}] },
    ],
    ['a gap text', 'The {1:MULTICHOICE:=right~wrong} one.', { kind: 'OTHER', other: 'CLOZE' }],
    ['comparisons', 'Which?{~x<y ~y>z =q}', { choices: [{ text: 'x<y' }, { text: 'y>z' }, { text: 'q' }] }],
    [
      'a number, and what is said of others',
      'Born?{#=1822 ~#No}',
      { kind: 'NUMBER', accepted: [{ from: 1822, to: 1822 }] },
    ],
    [
      'a text to be typed',
      'Two plus two?{=four =%50%4}',
      { kind: 'SHORT_TEXT', accepted: [{ text: 'four', weight: 100 }, { weight: 50 }] },
    ],
    ['a number', 'Pi?{#3.14:0.01}', { kind: 'NUMBER', accepted: [{ from: 3.1300000000000003, to: 3.15 }] }],
    ['a range', 'Pi?{#3.1..3.2#near}', { kind: 'NUMBER', accepted: [{ from: 3.1, to: 3.2, feedback: 'near' }] }],
    [
      'numbers with shares',
      'Born?{#\n=1822:0\n=%50%1822:2}',
      { kind: 'NUMBER', accepted: [{ weight: 100 }, { weight: 50, from: 1820 }] },
    ],
    ['an essay', 'Explain.{}', { kind: 'OTHER', other: 'ESSAY' }],
    ['a text that asks nothing', 'Read this first.', { kind: 'OTHER', other: 'DESCRIPTION' }],
    [
      'an arrow in a choice',
      'Coffee?{~buy -> drink =grind -> pour}',
      { kind: 'ONE_OF', choices: [{ text: 'buy -> drink' }, { text: 'grind -> pour' }] },
    ],
  ])('%s', (_case, text, task) => {
    expect(read(text)).toMatchObject(task);
  });

  it.each<[string, string, string]>([
    ['what is escaped', 'Which \\{sign\\} \\= \\~ is it\\: \\# or \\\\?{=a ~b}', 'Which {sign} = ~ is it: # or \\?'],
    ['signs that nobody had to escape', 'Note: x = 5 [really]?{=a ~b}', 'Note: x = 5 [really]?'],
    ['a formula with braces', 'What is $\\frac{1}{2}$ of 4?{=2 ~8}', 'What is $\\frac{1}{2}$ of 4?'],
    ['HTML', '[html]<p>What <b>is</b> it?</p>{=a ~b}', '<p>What <b>is</b> it?</p>'],
    ['Markdown', "[markdown]Who is in **Grant's tomb**?{=a ~b}", 'Who is in <strong>Grant&#39;s tomb</strong>?'],
    ['plain text', '[plain]Is 1 < 2?{=a ~b}', 'Is 1 &lt; 2?'],
    ['lines', 'One\nand two\\nand three?{=a ~b}', 'One<br>and two<br>and three?'],
    ['a gap', 'Grant is {~buried =entombed} in it.', 'Grant is _____ in it.'],
    ['a full stop behind the answers', 'Two and two is {=4 ~5}.', 'Two and two is .'],
  ])('is asked with %s', (_case, text, asked) => {
    expect(readGift(text)[0]?.question?.text).toBe(asked);
  });

  it('does not divide an answer at the addresses in its tags', () => {
    expect(read('Which?{=<img src="a.png" alt="A"> ~<img alt="a>b" src="b.png">}')).toMatchObject({
      choices: [{ text: '<img src="a.png" alt="A">' }, { text: '<img alt="a>b" src="b.png">' }],
    });
  });
});

describe('a GIFT file', () => {
  it('has each question with its line, title, category and tags', () => {
    const file = [
      '\uFEFF// [tag:easy] [tag:unit 1]',
      '::First::One?{=a ~b}',
      '$CATEGORY: $course$/top/Ships//boats/Hulls',
      '',
      '// a comment',
      'Two?{',
      '// inside',
      '=a',
      '~b}',
      '::Third::Three?{T}',
    ].join('\r\n');
    expect(readGift(file.slice(1)).map(({ place, title, group, tags }) => ({ place, title, group, tags }))).toEqual([
      { place: { line: 2 }, title: 'First', group: [], tags: ['easy', 'unit 1'] },
      { place: { line: 6 }, title: null, group: ['Ships/boats', 'Hulls'], tags: [] },
      { place: { line: 10 }, title: 'Third', group: ['Ships/boats', 'Hulls'], tags: [] },
    ]);
  });

  it('names what it cannot read, and reads on', () => {
    const items = readGift('Open {=a ~b\n\nNumber?{#many}\n\nGood?{=a ~b}');
    expect(items.map(({ place, remarks }) => [place, remarks[0]])).toEqual([
      [{ line: 1 }, { code: 'NOT_READ', near: 'Open {=a ~b' }],
      [{ line: 3 }, { code: 'NOT_READ', near: '#many' }],
      [{ line: 5 }, undefined],
    ]);
  });

  it('names a block in which answers stand twice, and parts two that only a comment stands between', () => {
    const [twice, first, second] = readGift('One{T}\nTwo{F}\n\nThree{T}\n// four\nFour{F}');
    expect(twice?.remarks).toEqual([{ code: 'NOT_READ', near: 'One{T} Two{F}' }]);
    expect([first?.question?.text, second?.question?.text]).toEqual(['Three', 'Four']);
  });

  it('names what nests too deeply, and reads on', () => {
    const [deep, other] = readGift(`[markdown]${'> '.repeat(20_000)}deep{=a ~b}\n\nGood?{=a ~b}`);
    expect([deep?.question, deep?.remarks[0]?.code]).toEqual([null, 'NOT_READ']);
    expect(other?.question?.text).toBe('Good?');
  });

  it('of one block with very many signs is divided in one pass', () => {
    const many = 200_000;
    expect(read(`Which?{${'=<b class=x>a</b> ~b '.repeat(many)}}`)).toMatchObject({ choices: { length: 2 * many } });
    expect(readGift('::a\n'.repeat(many))).toHaveLength(1);
    expect(readGift(`// ${'[tag:'.repeat(many)}`)).toEqual([]);
    expect(readGift(`Which?{=${'<a b '.repeat(many)} ~c}`)).toHaveLength(1);
  });

  it('is told from a text with braces that are no answers', () => {
    expect(isGift('Who?{=a ~b}')).toBe(true);
    expect(isGift('{ "name": "x" }')).toBe(false);
    expect(isGift('Dear all,\n\nnothing is asked here.')).toBe(false);
  });
});
