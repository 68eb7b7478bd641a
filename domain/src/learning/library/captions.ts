import { latinDigits } from '../../latin-digits.ts';

/** One line of captions: what is read between two moments of a video, in seconds. */
export type Cue = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Where the line stands in the picture, as WebVTT says it; empty for the usual place. */
  readonly settings: string;
};

/** A line of a file that is no part of captions, or begins some that cannot be shown. */
export type WrongLine = {
  /** Counted from 1. */
  readonly line: number;
  /** What stands there, or as much of it as tells it. */
  readonly text: string;
};

/** What a file of captions has, in its order, and the lines that were not taken. */
export type ReadCaptions = { readonly cues: readonly Cue[]; readonly wrong: readonly WrongLine[] };

const moment = String.raw`(?:(\d{1,4}):)?([0-5]?\d):([0-5]?\d)(?:[.,](\d{1,3}))?`;
const timing = new RegExp(String.raw`^\s*${moment}\s*-->\s*${moment}(?:\s+(.*))?$`);
const setting = /^(?:vertical|line|position|size|align|region):\S+$/;
const counter = /^\s*\d{1,6}\s*$/;
const mostCues = 20_000;
const mostWrong = 100;

/**
 * The lines of a file of captions, WebVTT or SRT; null where it is neither. A part that cannot be shown, such as one that
 * ends when it begins, or words that belong to no times, is left out and named by its line; the others are taken. Notes and
 * styles of WebVTT are left out, and so are the tags of SRT that browsers do not know.
 */
export function readCaptions(file: string): ReadCaptions | null {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const isVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '');
  if (!isVtt && !lines.some((line) => timing.test(line))) return null;
  const cues: Cue[] = [];
  const wrong: WrongLine[] = [];
  const refuse = (at: number) => {
    if (wrong.length < mostWrong) wrong.push({ line: at + 1, text: (lines[at] ?? '').trim().slice(0, 80) });
  };
  const isTimes = (at: number) => (lines[at] ?? '').includes('-->');
  const isBlank = (at: number) => (lines[at] ?? '').trim() === '';
  for (let at = isVtt ? endOfBlock(0) : 0; at < lines.length; at++) {
    if (isBlank(at)) continue;
    if (isTimes(at)) at = takeCue(at) - 1;
    // What stands alone above times is the number or name of their lines.
    else if (isTimes(at + 1)) continue;
    else {
      const end = endOfBlock(at);
      if (!isVtt || !/^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(lines[at] ?? '')) refuse(at);
      at = end - 1;
    }
  }
  return cues.length + wrong.length > 0 ? { cues, wrong } : null;

  /** Where the words end that begin at a line: at an empty one, at times, or at the number above times. */
  function endOfBlock(from: number): number {
    let at = from + 1;
    while (at < lines.length && !isBlank(at) && !isTimes(at) && !(counter.test(lines[at] ?? '') && isTimes(at + 1)))
      at++;
    return at;
  }

  /** Takes the lines whose times stand at `at`; returns where the next may begin. */
  function takeCue(at: number): number {
    const end = endOfBlock(at);
    const found = timing.exec(lines[at] ?? '');
    const [start = 0, stop = 0] = found ? [secondsOf(found.slice(1, 5)), secondsOf(found.slice(5, 9))] : [];
    if (!found || stop <= start || cues.length === mostCues) refuse(at);
    else {
      const settings = (found[9] ?? '').split(/\s+/).filter((one) => setting.test(one));
      const text = cleaned(lines.slice(at + 1, end).join('\n'), isVtt);
      cues.push({ start, end: stop, text, settings: settings.join(' ') });
    }
    return end;
  }
}

/** A WebVTT file of these lines. */
export function writeCaptions(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, text, settings }) => {
    const times = `${vttTime(start)} --> ${vttTime(end)}`;
    return `${[times, settings].filter(Boolean).join(' ')}\n${text}`;
  });
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
}

/** A moment of a video as WebVTT writes it, such as 00:01:05.250. */
export function vttTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const whole = `${two(milliseconds / 3_600_000)}:${two((milliseconds / 60_000) % 60)}:${two((milliseconds / 1000) % 60)}`;
  return `${whole}.${String(milliseconds % 1000).padStart(3, '0')}`;
}

const typed = /^(?:(?:(?:(\d{1,4}):)?([0-5]?\d):)?([0-5]?\d)|(\d{1,5}))(?:[.,](\d{1,3}))?$/;

/** A moment of a video as people type it, such as 5, 1:05 or 1:01:05.25, in seconds; null where it is none. */
export function readTime(text: string): number | null {
  const found = typed.exec(latinDigits(text).trim());
  if (!found) return null;
  const [, hours, minutes, seconds, alone, fraction = ''] = found;
  return secondsOf([hours, minutes ?? '0', alone ?? seconds, fraction.padEnd(3, '0')]);
}

function secondsOf([hours = '0', minutes = '', seconds = '', milliseconds = '']: (string | undefined)[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(milliseconds.padEnd(3, '0')) / 1000;
}

const srtTags = /<\/?(?!(?:b|i|u)>)[a-z][^<>]*>|\{\\[^{}]*\}/gi;

/** An arrow in a line would begin another one. */
const cleaned = (text: string, isVtt: boolean): string =>
  (isVtt ? text : text.replaceAll(srtTags, '')).replaceAll('-->', '→').trim();
