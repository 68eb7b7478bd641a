type Name = { readonly first_name: string; readonly last_name: string };

/**
 * The first and the last name of somebody whom one cell names: "Aas, Ada" or "Ada Aas", of which the last word is the last
 * name. A name of one word is the first name.
 */
function namePartsOf(cell: string): Name {
  const [last = '', first] = cell.split(/\s*[,،]\s*/, 2);
  if (first) return { first_name: first, last_name: last };
  const [, before, word] = /^(.+) (\S+)$/.exec(last) ?? [];
  return { first_name: before ?? last, last_name: word ?? '' };
}

/** The names in the cells of a row: the whole name where neither part of it stands alone, and "Aas, Ada" in the place of one part. */
export function namesIn({ first_name, last_name, name }: Name & { readonly name: string }): Name {
  if (first_name === '' && last_name === '') return namePartsOf(name);
  const only = first_name === '' ? last_name : last_name === '' ? first_name : '';
  return /[,،]\s*\S/.test(only) ? namePartsOf(only) : { first_name, last_name };
}
