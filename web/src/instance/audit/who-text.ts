import type { AuditActorType } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';

/** Who did something: by name, else what they were. */
export const whoText = ({ type, name }: { readonly type: AuditActorType; readonly name?: string | null | undefined }) =>
  name || texts.audit.actors[type];
