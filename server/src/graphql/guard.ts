import { operations, type Operation } from '@lectern/domain/permission.ts';
import { GraphQLObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';
import { possibleValuesOf } from './possible-values.ts';
import { inTransaction } from './transaction.ts';

type Resolver = GraphQLFieldResolver<unknown, Context>;

/**
 * Closes every operation of the schema: one that the policy does not name cannot be built, and one that answers without
 * having asked for permission fails as a bug. Mutations run in a transaction and answer a repeated key with the first
 * reply; those that declare `transaction: 'own'` see to both themselves. No field runs with a value that no row can have.
 */
export function guardOperations(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const operation = field.name as Operation;
      if (!operations.includes(operation)) throw new Error(`The policy does not know the operation ${operation}.`);
      const resolve = permissionAsked(operation, field.resolve as Resolver);
      const wrapped = type === schema.getMutationType() && field.extensions['transaction'] !== 'own';
      field.resolve = wrapped ? inTransaction(operation, resolve) : resolve;
    }
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(type instanceof GraphQLObjectType) || type.name.startsWith('__')) continue;
    passThroughPlainFields(type);
    refuseImpossibleValues(type);
  }
  return schema;
}

function permissionAsked(operation: Operation, resolve: Resolver): Resolver {
  return async (root, args, context, info) => {
    const answer: unknown = await resolve(root, args, context, info);
    if (!context.checks.wasAsked(operation)) throw new Error(`${operation} answered without asking for permission`);
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
