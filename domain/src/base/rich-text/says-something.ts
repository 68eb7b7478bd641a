const shows = /<(?:img|video|audio|table|svg|iframe|hr)\b/i;

/** Whether HTML shows anything: a text beyond spaces, or a picture, sound, video or table. */
export function saysSomething(html: string): boolean {
  return shows.test(html) || html.replace(/<[^>]*>|&nbsp;|&#160;/g, '').trim() !== '';
}
