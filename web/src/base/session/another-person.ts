/** What a renewal comes to where the provider's session is another person's by now. */
export const anotherPerson = Symbol('another person');
