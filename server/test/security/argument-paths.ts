import {
  getNullableType,
  isInputObjectType,
  isListType,
  type GraphQLInputType,
  type GraphQLNamedInputType,
} from 'graphql';
import { schemaOperations } from './document.ts';

/** A path into the variables of an operation, such as data, answers, 0, answer, and the type of what stands there. */
type ArgumentPath = { readonly path: readonly string[]; readonly type: GraphQLNamedInputType };

/** The paths to the leaves of an argument, through inputs and into the first item of a list. */
function leafPaths(type: GraphQLInputType, path: readonly string[]): ArgumentPath[] {
  const bare = getNullableType(type);
  if (isListType(bare)) return leafPaths(bare.ofType, [...path, '0']);
  if (isInputObjectType(bare))
    return Object.values(bare.getFields()).flatMap((field) => leafPaths(field.type, [...path, field.name]));
  return [{ path, type: bare }];
}

/** Every place where an operation takes a value, whether a call fills it or not. */
export const argumentPaths = (operation: string): ArgumentPath[] =>
  schemaOperations
    .filter(({ name }) => name === operation)
    .flatMap(({ field }) => field.args.flatMap((arg) => leafPaths(arg.type, [arg.name])));

/** Every place where an operation takes a text. */
export const textPaths = (operation: string): (readonly string[])[] =>
  argumentPaths(operation).flatMap(({ path, type }) => (type.name === 'String' ? [path] : []));
