/** What an author types is kept with each pause, in a row that says when; it is no act on content before it is saved. */
export const ownCopies = { unaudited: 'working_copies keeps it; what is saved of it is audited' };
