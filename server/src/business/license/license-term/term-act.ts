/** What began a term of a license. */
export type TermAct = 'ACTIVATION' | 'RENEWAL';
