import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** The largest document in tokens; the parser stops there. */
export const mostTokens = 2000;

/** The largest document in bytes: ten times the largest of the browser app. What it is about stands in variables. */
export const mostBytesOfDocument = 20_000;

/** The largest request in bytes. */
export const mostBytes = 1024 * 1024;

const report = (context: ValidationContext | null, error: GraphQLError): void => context?.reportError(error);
const options = { propagateOnRejection: false, onReject: [report] };

/** Acts that answer guesses or cost much; each may stand in a document once. */
const oncePerDocument = [
  'joinGroup',
  'authenticate',
  'inviteInstitutionMember',
  'inviteInstitutionMembers',
  'checkFreeAnswer',
  'freeBenchmark',
  'freeBenchmarkResult',
  'freeStudyProject',
];

/** One operation in a document, so that a compiled document means one thing; guessable acts once in it. */
const singleUse: ValidationRule = (context) => {
  const seen = new Set<string>();
  let operationCount = 0;
  return {
    [Kind.OPERATION_DEFINITION]: (node) => {
      operationCount += 1;
      if (operationCount > 1)
        context.reportError(new GraphQLError('Send one operation in a document.', { nodes: node }));
    },
    [Kind.FIELD]: (node) => {
      const name = node.name.value;
      if (!oncePerDocument.includes(name)) return;
      if (seen.has(name))
        context.reportError(new GraphQLError(`${name} may stand in a document once.`, { nodes: node }));
      seen.add(name);
    },
  };
};

/** The rules every document must satisfy before anything of it runs; introspection is closed in production. */
export function limitRules(production: boolean): ValidationRule[] {
  const rules = [
    maxDepthRule({ n: 10, ...options }),
    maxAliasesRule({ n: 15, ...options }),
    maxDirectivesRule({ n: 10, ...options }),
    costLimitRule({ maxCost: 5000, depthCostFactor: 1.2, ...options }),
    singleUse,
  ] as ValidationRule[];
  return production ? [...rules, NoSchemaIntrospectionCustomRule] : rules;
}
