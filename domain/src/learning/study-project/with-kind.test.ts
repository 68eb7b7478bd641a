import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { introductionHead, type StudyProjectKind } from './introduction.ts';
import { withKind } from './with-kind.ts';

describe('an introduction of a kind', () => {
  it.each<[string, StudyProjectKind, string]>([
    ['<h2>Learn</h2><p>x</p>', 'LEARN', '<h2>Learn</h2><p>x</p>'],
    ['<h2>learn: A gateway</h2>', 'APPLY', '<h2>Apply: A gateway</h2>'],
    ['<h2><em>Apply</em> it</h2>', 'LEARN', '<h2><em>Learn</em> it</h2>'],
    ['<h2 class="learn">Apply</h2>', 'LEARN', '<h2 class="learn">Learn</h2>'],
    ['<p>x</p>', 'APPLY', '<h2>Apply</h2><p>x</p>'],
    ['<h2>Goals</h2>', 'LEARN', '<h2>Learn</h2><h2>Goals</h2>'],
    ['<h2>Learn</h2><p>x</p>', 'NONE', '<p>x</p>'],
    ['<h2>Apply: A gateway</h2><p>x</p>', 'NONE', '<h2>A gateway</h2><p>x</p>'],
    ['<h2 dir="ltr">What you will learn</h2>', 'NONE', '<h3 dir="ltr">What you will learn</h3>'],
    ['<h2>Learn</h2><h2>Apply</h2>', 'NONE', ''],
  ])('%s as %s is %s', (html, kind, expected) => {
    expect(withKind(html, kind)).toBe(expected);
  });

  it('says that kind whatever it said, and stays as it is where it says it already', () => {
    const parts = fc.constantFrom(
      '<h2>',
      '<h2 title="apply">',
      '</h2>',
      '<h3>',
      '</h3>',
      'Learn',
      'apply',
      ': ',
      ' ',
      '<',
      '>',
      '<b>',
      '</b>',
      'x',
    );
    fc.assert(
      fc.property(
        fc.array(parts, { maxLength: 30 }).map((list) => list.join('')),
        fc.constantFrom<StudyProjectKind>('LEARN', 'APPLY', 'NONE'),
        (html, kind) => {
          const changed = withKind(html, kind);
          expect(introductionHead(changed).kind).toBe(kind);
          expect(withKind(changed, kind)).toBe(changed);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
