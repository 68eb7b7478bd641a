/** One line of captions: what is read between two moments of a video, in seconds. */
export type Cue = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Where the line stands in the picture, as WebVTT says it; empty for the usual place. */
  readonly settings: string;
};

const moment = String.raw`(?:(\d{1,4}):)?([0-5]?\d):([0-5]?\d)[.,](\d{3})`;
const timing = new RegExp(String.raw`^\s*${moment}\s+-->\s+${moment}\s*(.*)$`);
const setting = /^(?:vertical|line|position|size|align|region):\S+$/;
const mostCues = 20_000;

/**
 * The lines of a file of captions, WebVTT or SRT, in their order; null where it is neither, has no line, or has a line
 * that ends before it begins. Notes and styles of WebVTT are left out, and so are the tags of SRT that browsers do not know.
 */
export function readCaptions(file: string): Cue[] | null {
  const text = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const isVtt = /^WEBVTT(?:[ \t\n]|$)/.test(text);
  const cues: Cue[] = [];
  for (const block of text.split(/\n{2,}/)) {
    const lines = block.split('\n').filter((line, at, all) => line !== '' || (at > 0 && at < all.length - 1));
    const at = lines.findIndex((line) => line.includes('-->'));
    if (at === -1) {
      if (isVtt || lines.length === 0) continue;
      return null;
    }
    const found = at <= 1 ? timing.exec(lines[at] ?? '') : null;
    if (!found) return null;
    const start = secondsOf(found.slice(1, 5));
    const end = secondsOf(found.slice(5, 9));
    if (end <= start || cues.length === mostCues) return null;
    const settings = (found[9] ?? '').split(/\s+/).filter((one) => setting.test(one));
    cues.push({ start, end, text: cleaned(lines.slice(at + 1).join('\n'), isVtt), settings: settings.join(' ') });
  }
  return cues.length > 0 ? cues : null;
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
  const found = typed.exec(text.trim());
  if (!found) return null;
  const [, hours, minutes, seconds, alone, fraction = ''] = found;
  return secondsOf([hours, minutes ?? '0', alone ?? seconds, fraction.padEnd(3, '0')]);
}

function secondsOf([hours = '0', minutes = '', seconds = '', milliseconds = '']: (string | undefined)[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(milliseconds) / 1000;
}

const srtTags = /<\/?(?!(?:b|i|u)>)[a-z][^<>]*>|\{\\[^{}]*\}/gi;

/** An arrow in a line would begin another one. */
const cleaned = (text: string, isVtt: boolean): string =>
  (isVtt ? text : text.replaceAll(srtTags, '')).replaceAll('-->', '→').trim();
