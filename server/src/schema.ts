import { builder } from './base/graphql/builder.ts';
import { guardOperations } from './base/graphql/guard.ts';
import './content-kinds.ts';
import './joined-events.ts';
import './acts.ts';
import './learning/late-answers/own-late-answers.ts';
import './business/license/licenses-of-institution.ts';

/** The whole schema, built from every feature and closed by the policy. */
export const schema = guardOperations(builder.toSchema());
