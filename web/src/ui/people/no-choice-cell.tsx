/** The first cell of somebody who cannot be chosen, beside those who can. */
export const NoChoiceCell = () => <td>{null}</td>;
