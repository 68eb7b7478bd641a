import { operations, type Operation } from '@lectern/domain/permission.ts';
import { GraphQLObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';
import { possibleValuesOf } from './possible-values.ts';
import { selectedPaths } from './selection.ts';
import { inTransaction } from './transaction.ts';

type Resolver = GraphQLFieldResolver<unknown, Context>;

/**
 * Closes every operation of the schema: one that the policy does not name cannot be built, and one that answers without
 * having asked for permission fails as a bug. A query reads once what a document asks twice. Mutations run in a
 * transaction and answer a repeated key with the first reply; those that declare `transaction: 'own'` see to both
 * themselves. No field runs with a value that no row can have.
 */
export function guardOperations(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const operation = field.name as Operation;
      if (!operations.includes(operation)) throw new Error(`The policy does not know the operation ${operation}.`);
      const resolve = permissionAsked(operation, field.resolve as Resolver);
      if (type === schema.getQueryType()) field.resolve = readOnce(operation, resolve);
      else field.resolve = recorded(operation, resolve, field.extensions);
    }
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(type instanceof GraphQLObjectType) || type.name.startsWith('__')) continue;
    passThroughPlainFields(type);
    refuseImpossibleValues(type);
  }
  return schema;
}

/** Runs a mutation in its transaction, unless it sees to that itself or its arguments say that nothing is recorded. */
function recorded(operation: Operation, resolve: Resolver, extensions: Readonly<Record<string, unknown>>): Resolver {
  if (extensions['transaction'] === 'own') return resolve;
  const inOne = inTransaction(operation, resolve);
  const recordsNothing = extensions['recordsNothing'] as ((args: unknown) => boolean) | undefined;
  if (!recordsNothing) return inOne;
  return (root, args, context, info) => (recordsNothing(args) ? resolve : inOne)(root, args, context, info);
}

function permissionAsked(operation: Operation, resolve: Resolver): Resolver {
  return async (root, args, context, info) => {
    const answer: unknown = await resolve(root, args, context, info);
    if (!context.checks.wasAsked(operation)) throw new Error(`${operation} answered without asking for permission`);
    return answer;
  };
}

/** The same question under several names in one document is asked once. */
function readOnce(operation: Operation, resolve: Resolver): Resolver {
  return (root, args, context, info) => {
    const { answers } = context;
    if (!answers) return resolve(root, args, context, info);
    const question = JSON.stringify([operation, args, [...selectedPaths(info)].toSorted()]);
    const answer = answers.get(question) ?? resolve(root, args, context, info);
    answers.set(question, answer);
    return answer;
  };
}

/** Fields that only hand on a property lose their resolver; the compiler then copies them without a call. */
function passThroughPlainFields(type: GraphQLObjectType): void {
  for (const field of Object.values(type.getFields())) {
    if (field.extensions['pothosExposedField'] === field.name) delete field.resolve;
  }
}

/** Before anything else is asked, and before a key of a repeated call is kept. */
function refuseImpossibleValues(type: GraphQLObjectType): void {
  for (const field of Object.values(type.getFields())) {
    const refuse = possibleValuesOf(field.args);
    const { resolve } = field;
    if (!refuse || !resolve) continue;
    field.resolve = (root, args, context, info) => {
      refuse(args);
      return resolve(root, args, context, info);
    };
  }
}
