import { texts } from '../../texts/texts.ts';

/** What is said over both copies: of two people, or of two windows of one. */
export const conflictWords = ({ own = false }: { readonly own?: boolean }) =>
  own ? texts.workingCopy.conflict : texts.cms.conflict;
