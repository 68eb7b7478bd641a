/** The first cell of somebody who cannot be chosen, beside those who can. */
// Nothing can be done in it.
// oxlint-disable-next-line control-has-associated-label
export const NoChoiceCell = () => <td />;
