import { builder } from './graphql/builder.ts';
import { guardOperations } from './graphql/guard.ts';
import './features/account/authenticate.ts';
import './features/account/viewer.ts';
import './features/group/find-group.ts';
import './features/group/join-group.ts';

/** The whole schema, built from every feature and closed by the policy. */
export const schema = guardOperations(builder.toSchema());
