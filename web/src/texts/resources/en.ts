// What whoever teaches with files reads, and who writes about them, in English.
import type { ResourceType } from '@lectern/domain/learning/course/instructor-resource.ts';

const types: Record<ResourceType, string> = {
  BENCHMARK: 'For benchmarks',
  LEARN_EXERCISE: 'For exercises to learn',
  APPLY_EXERCISE: 'For exercises to apply',
  SUMMARY: 'For summaries',
  ANY: 'For any lesson',
};

export const instructorResource = {
  types,
  none: "There're no any resource yet",
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  downloadAll: 'Download all',
  size: (kilobytes: number) =>
    kilobytes < 1000
      ? `${kilobytes} kB`
      : `${(kilobytes / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`,
  saved: (name: string) => `Saved as ${name}`,
  failed: (name: string) => `${name} could not be downloaded. Check the connection and press Download again.`,
};
