/** The letter on each concept, by the concept's id. */
export type Letters = Readonly<Record<string, string>>;

/** Puts a letter on a concept. It leaves the concept it was on; a letter it displaces is free again. */
export function placed(letters: Letters, concept: string, letter: string): Letters {
  return { ...without(letters, (_concept, other) => other === letter), [concept]: letter };
}

/** Exchanges what two concepts have; where one has none, the letter moves. */
export function swapped(letters: Letters, one: string, other: string): Letters {
  const [first, second] = [letters[one], letters[other]];
  const rest = without(letters, (concept) => concept === one || concept === other);
  return {
    ...rest,
    ...(second === undefined ? {} : { [one]: second }),
    ...(first === undefined ? {} : { [other]: first }),
  };
}

/** Takes the letter of a concept away. */
export function cleared(letters: Letters, concept: string): Letters {
  return without(letters, (one) => one === concept);
}

function without(letters: Letters, isOut: (concept: string, letter: string) => boolean): Letters {
  return Object.fromEntries(Object.entries(letters).filter(([concept, letter]) => !isOut(concept, letter)));
}
