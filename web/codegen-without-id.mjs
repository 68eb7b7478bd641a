/** Lists the object types of the schema that have no id, or not always one; the cache keeps their values inside the object that holds them. */
export const plugin = (schema) => {
  const names = Object.values(schema.getTypeMap())
    .filter(({ name, astNode }) => astNode?.kind === 'ObjectTypeDefinition' && !['Query', 'Mutation'].includes(name))
    .filter((type) => String(type.getFields().id?.type) !== 'ID!')
    .map(({ name }) => name)
    .toSorted((one, other) => one.localeCompare(other));
  return `export const typesWithoutId: readonly string[] = ${JSON.stringify(names, null, 2)};\n`;
};
