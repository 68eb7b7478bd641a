import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { VideoField } from '../../src/base/media/video-field.tsx';
import { loadTexts } from '../../src/texts/language.ts';
import { texts } from '../../src/texts/texts.ts';
import { clientOfSchool } from '../school.ts';
import { show } from '../show.tsx';
import { signInAs } from '../sign-in-as.ts';
import { button, type Screen } from './screen.ts';

const track = { src: '/media/c', srclang: 'en', label: '‹English›', kind: 'captions' } as const;

/** A field for a video, in which its captions are written. */
export const videoField: Screen = {
  name: 'a video with captions',
  at: '/cms/product/$productId/course/$courseId',
  open: async () => {
    signInAs('amara');
    await loadTexts('cms');
    vi.spyOn(window, 'fetch').mockImplementation(
      async () => new Response('WEBVTT\n\n00:01.000 --> 00:02.000\n‹Reef early.›\n'),
    );
    document.title = '‹Tab›';
    show(
      <VideoField
        label="‹Video›"
        language="en"
        defaultValue={{ sources: [{ src: '/media/v', type: 'video/mp4' }], tracks: [track] }}
        onChange={() => {}}
      />,
      clientOfSchool({}).client,
    );
  },
  ready: () => page.getByText(texts.media.video.tracks),
  leadsTo: [
    [
      'captions that say too little',
      async () => {
        await button(texts.media.video.edit('‹English›')).click();
        await button(texts.media.video.addLine).click();
        await button(texts.media.video.save).click();
        await expect.element(page.getByText(texts.media.video.issues.text)).toBeVisible();
      },
    ],
  ],
};
