/** What programs that show mails make a link of: an address with a scheme, of a page, or of a person. */
const addressLike = /:\/\/|@|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}/iu;

/**
 * The name of a person, a group, an institution, a course or a license as mails write it; nothing where it reads like an
 * address, which a reader would be led to open.
 */
export const nameInMail = (name: string): string => (addressLike.test(name) ? '' : name.trim());
