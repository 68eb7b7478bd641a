import { describe, expect, it } from 'vitest';
import { lessonLink, withinCourse } from './lesson-link.ts';

describe('links between lessons', () => {
  it('are the same everywhere and are completed where they are shown', () => {
    const link = lessonLink('التربة', '0b6f3c52-9d3e-4c1a-8a57-2f6f2f0d9c11');
    expect(withinCourse(link, '/group/1/course/2')).toBe(
      '/group/1/course/2/library/e-book/%D8%A7%D9%84%D8%AA%D8%B1%D8%A8%D8%A9?page=0b6f3c52-9d3e-4c1a-8a57-2f6f2f0d9c11',
    );
    expect(withinCourse(lessonLink('soil'), '/cms/preview/course/2')).toBe('/cms/preview/course/2/library/e-book/soil');
  });

  it('lead nowhere in a view without a library, and leave other links alone', () => {
    expect(withinCourse(lessonLink('soil'), null)).toBeNull();
    expect(withinCourse('https://example.org/library/e-book/soil', '/group/1')).toBe(
      'https://example.org/library/e-book/soil',
    );
    expect(withinCourse('/group/9', null)).toBe('/group/9');
  });
});
