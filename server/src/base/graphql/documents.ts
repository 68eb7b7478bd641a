import { createHash } from 'node:crypto';
import {
  execute,
  getNamedType,
  getVariableValues,
  GraphQLError,
  isInputObjectType,
  isRequiredInputField,
  Kind,
  parse,
  specifiedRules,
  typeFromAST,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type GraphQLType,
  type NamedTypeNode,
  type OperationDefinitionNode,
  type ValidationRule,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from './context.ts';
import { mostBytesOfDocument, mostTokens } from './limits.ts';
import { sizeOf } from './size-of-document.ts';

type Variables = Readonly<Record<string, unknown>>;
type Run = (context: Context, variables: Variables) => Promise<ExecutionResult> | ExecutionResult;

/** A document that may run. */
export type Operation = {
  readonly name: string | undefined;
  /** How many calls it is. */
  readonly rootFields: number;
  /** Runs it; variables that do not fit are refused with an AggregateError of what is wrong with them. */
  readonly run: (context: Context, variables: Variables) => Promise<ExecutionResult>;
};

/** What a compiled document takes in memory, as measured: 158 kB for one of 3,000 letters that asks for all there is. */
const bytesOf = (text: string) => 10_000 + 60 * text.length;
const mostBytesCompiled = 32 * 1024 * 1024;
const mostSeen = 20_000;

/**
 * Reads documents, and compiles those worth it: what the browser app is known to send, which is kept for good, and what
 * comes a second time, which is kept while there is room. What does not fit schema or limits is refused with an
 * AggregateError of all reasons; nothing of it is kept.
 */
export function openDocuments(
  schema: GraphQLSchema,
  rules: readonly ValidationRule[],
  known: ReadonlySet<string>,
): (text: string) => Operation {
  const own = new Map<string, Operation>();
  const compiled = new LRUCache<string, Operation>({
    maxSize: mostBytesCompiled,
    sizeCalculation: (_operation, text) => bytesOf(text),
  });
  const seen = new LRUCache<string, true>({ max: mostSeen });
  return (text) => {
    const ready = own.get(text) ?? compiled.get(text);
    if (ready) return ready;
    const { document, rootFields } = readDocument(schema, rules, text);
    const hash = createHash('sha256').update(text).digest('base64url');
    const isWorthIt = known.has(hash) || seen.has(hash);
    seen.set(hash, true);
    const run: Run = isWorthIt
      ? compile(schema, document)
      : (contextValue, variableValues) => execute({ schema, document, contextValue, variableValues });
    const operation = operationOf(schema, document, rootFields, run);
    if (known.has(hash)) own.set(text, operation);
    else if (isWorthIt) compiled.set(text, operation);
    return operation;
  };
}

function readDocument(schema: GraphQLSchema, rules: readonly ValidationRule[], text: string) {
  if (Buffer.byteLength(text) > mostBytesOfDocument) refuse(`A document may have ${mostBytesOfDocument} bytes.`);
  const document = parseDocument(text);
  const { rootFields, tooWide } = sizeOf(document);
  if (tooWide) refuse(tooWide);
  const wrong = validate(schema, document, [...specifiedRules, ...rules], { maxErrors: 10, hideSuggestions: true });
  if (wrong.length > 0) throw new AggregateError(wrong);
  return { document, rootFields };
}

function parseDocument(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: mostTokens, noLocation: true });
  } catch (error) {
    throw new AggregateError([error], undefined, { cause: error });
  }
}

function refuse(reason: string): never {
  throw new AggregateError([new GraphQLError(reason)]);
}

function compile(schema: GraphQLSchema, document: DocumentNode): Run {
  const query = compileQuery(schema, document);
  if (!isCompiledQuery(query)) throw new AggregateError(query.errors ?? []);
  return (context, variables) => query.query({}, context, variables);
}

function operationOf(schema: GraphQLSchema, document: DocumentNode, rootFields: number, run: Run): Operation {
  const isOperation = (node: { kind: Kind }): node is OperationDefinitionNode =>
    node.kind === Kind.OPERATION_DEFINITION;
  const operation = document.definitions.find(isOperation);
  if (!operation) refuse('A document holds an operation.');
  const definitions = operation.variableDefinitions ?? [];
  const isLoose = definitions.some(({ type }) => mayBeEmpty(typeFromAST(schema, type as NamedTypeNode)));
  const refuseOdd = (variables: Variables) => {
    const { errors } = getVariableValues(schema, definitions, variables);
    if (errors) throw new AggregateError(errors);
  };
  return {
    name: operation.name?.value,
    rootFields,
    run: async (context, variables) => {
      if (isLoose) refuseOdd(variables);
      const result = await run(context, variables);
      if ('data' in result) return result;
      // The compiler says no to the same variables, but in fewer words.
      refuseOdd(variables);
      throw new AggregateError(result.errors ?? []);
    },
  };
}

/** Whether an object without fields is a value of the type, or lies in one: there the compiler takes an empty list for it. */
function mayBeEmpty(type: GraphQLType | undefined, above: readonly GraphQLType[] = []): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || above.includes(named)) return false;
  const fields = Object.values(named.getFields());
  return !fields.some(isRequiredInputField) || fields.some((field) => mayBeEmpty(field.type, [...above, named]));
}
