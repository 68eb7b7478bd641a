import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildASTSchema,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  isExecutableDefinitionNode,
  isTypeSystemDefinitionNode,
  Kind,
  parse,
  print,
  separateOperations,
  visit,
  type ASTNode,
  type DefinitionNode,
  type DocumentNode,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../schema.ts';
import { openDocuments } from './documents.ts';
import { limitRules } from './limits.ts';

/** What this release has changed all the same: each with the reason why no app of the release before meets it. */
const settled: Readonly<Record<string, string>> = {};

/** Values that the app of the release before does not know, each with what it makes of them. */
const unknownValues: Readonly<Record<string, string>> = {
  'GroupOperation.decideLateAnswers': 'it only asks whether those that it knows are among them',
  'InstitutionOperation.askSalesManager': 'it only asks whether those that it knows are among them',
  'InstitutionOperation.auditEntries': 'it only asks whether those that it knows are among them',
  'InstitutionOperation.setAwaitedMails': 'it only asks whether those that it knows are among them',
  'InstitutionOperation.setRenewalMails': 'it only asks whether those that it knows are among them',
  'LicenseState.STARTS_LATER':
    'a license with it has neither dot nor word until the page is loaded again; its days stand beside it',
  'RosterLineKind.ELSEWHERE': 'it lists no row of a kind that it does not know, and nothing is done with that one',
  'RosterProblem.ENCODING': 'it asks for no encoding, and only one that was asked for can be the problem',
};

const kept = parse(readFileSync(join(import.meta.dirname, '../../../test/release-before.graphql'), 'utf8'));
const documentOf = (is: (node: ASTNode) => boolean): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: kept.definitions.filter((node: DefinitionNode) => is(node)),
});
const before = buildASTSchema(documentOf(isTypeSystemDefinitionNode));
const sent = Object.entries(separateOperations(documentOf(isExecutableDefinitionNode)));

/** As the app sends it: with the type of each object below the root, for its cache. */
const withTypes = (document: DocumentNode) =>
  visit(document, {
    SelectionSet: (node, _key, parent) =>
      parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
        ? undefined
        : {
            ...node,
            selections: [...node.selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
          },
  });

describe('a browser that still shows the app of the release before', () => {
  it('sends nothing that the server refuses to read', () => {
    const read = openDocuments(schema, limitRules(true), new Set());
    const refused = sent.flatMap(([name, document]) => {
      try {
        read(print(withTypes(document)));
        return [];
      } catch (error) {
        return (error as AggregateError).errors.map(({ message }: Error) => `${name}: ${message}`);
      }
    });
    expect(refused).toEqual([]);
    expect(sent.length).toBeGreaterThan(200);
  });

  // O-26
  it('finds every field as it was, and needs to send nothing more', () => {
    const broken = findBreakingChanges(before, schema).map(({ description }) => description);
    expect(broken).toEqual(Object.keys(settled));
  });

  it('gets no value that it has no place for', () => {
    const added = findDangerousChanges(before, schema).flatMap(({ type, description }) => {
      const [, value, name] = /^(\S+) was added to (?:enum|union) type (\w+)/.exec(description) ?? [];
      const isAnswer =
        type === DangerousChangeType.VALUE_ADDED_TO_ENUM || type === DangerousChangeType.TYPE_ADDED_TO_UNION;
      return isAnswer ? [`${name}.${value}`] : [];
    });
    expect(added.toSorted()).toEqual(Object.keys(unknownValues));
  });
});
