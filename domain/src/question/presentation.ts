/**
 * How one attempt shows a question: the ids of its answers in the order the server drew. Sequences show their items
 * in it, matching questions letter their descriptions by it; the other types keep the author's order.
 */
export type Presentation = { readonly order: readonly string[] };

/** The presentations of a type whose answers always stand as their author put them. */
export const authorsOrder = {
  present: (): Presentation => ({ order: [] }),
  presentAgain: () => null,
  presentPlainly: (): Presentation => ({ order: [] }),
  presentToAuthors: (): Presentation => ({ order: [] }),
};
