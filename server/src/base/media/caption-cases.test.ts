import { existsSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { captionsIn } from './store-media.ts';

const shared = new URL('../../../../../shared/cases/captions/', import.meta.url);

describe('a file of captions from elsewhere', () => {
  beforeEach(({ skip }) => skip(!existsSync(shared), '../shared/cases is not on this machine.'));

  const readCase = (name: string) => {
    const { cues, wrong, encoding } = captionsIn(readFileSync(new URL(name, shared)));
    return {
      encoding,
      cues: cues.map(({ start, end, text }) => `${start}-${end} ${text}`),
      wrong: wrong.map(({ line, text }) => `${line}: ${text}`),
    };
  };

  it.each([
    ['latin1.srt', ['1-2 Ação rápida']],
    ['no-blank-between.srt', ['1-2 Hello', '3-4 Again']],
    ['no-millis.vtt', ['1-2 Hello']],
    ['no-spaces-arrow.vtt', ['25-27 No spaces round the arrow']],
  ])('%s has all its lines', (name, cues) => {
    expect(readCase(name)).toMatchObject({ cues, wrong: [] });
  });

  it('has the others beside a line that is none, which is named', () => {
    expect(readCase('blank-line-in-cue.srt')).toMatchObject({
      cues: ['1-2 Hello', '3-4 Again'],
      wrong: ['5: still the same cue'],
    });
  });

  it('is refused by its line where that is all there is', () => {
    expect(() => readCase('zero-length.vtt')).toThrow(
      expect.objectContaining({ issue: { code: 'CAPTION_LINE', line: 3 } }),
    );
  });
});
