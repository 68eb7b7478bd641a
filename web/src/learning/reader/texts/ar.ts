import { lines } from '../../../texts/formats/arabic-nouns.ts';
import { isolated, plural } from '../../../texts/formats/ar.ts';
import type { reader as en } from './en.ts';

export const reader: typeof en = {
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  sentenceBefore: 'الجملة السابقة',
  sentenceAfter: 'الجملة التالية',
  settings: 'الصوت والسرعة والنص',
  voice: 'الصوت',
  anyVoice: 'صوت هذا المتصفح',
  speed: 'السرعة',
  rate: (rate) => isolated(`${rate} ×`),
  lines: 'الأسطر في بؤرة التركيز',
  lineCount: (count) => (count === 0 ? 'الكل' : plural(count, lines)),
  brokeOff: 'انقطع صوت هذا المتصفح. يُرجى اختيار صوت آخر في «الصوت والسرعة والنص».',
};
