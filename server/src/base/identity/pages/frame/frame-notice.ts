import { html } from '../html.ts';
import { heading, layout } from '../layout.ts';
import { texts } from '../texts/texts.ts';

/** Why a course is not open in a frame. */
export const frameReasons = ['USED', 'EXPIRED', 'UNKNOWN', 'PLACE', 'ENDED', 'STORAGE'] as const;
export type FrameReason = (typeof frameReasons)[number];

/** A page inside a frame that says why no course is open, what to do, and how to do without the frame. */
export function frameNotice(why: FrameReason, more: Readonly<Record<string, string>> = {}): string {
  const { title, lead } = texts.frame[why];
  return frameCard(title, lead, { ...more, why });
}

/** A page inside a frame with the way out of it; what its script reads stands beside. */
export function frameCard(title: string, lead: string, data: Readonly<Record<string, string>> = {}): string {
  return layout({
    title,
    body: html`${heading(title, lead)}
      <p data-frame="${JSON.stringify(data)}">
        <a href="/" target="_blank" rel="noopener">${texts.frame.ownWindow}</a>
      </p>`,
  });
}
