import type { ReviewRule } from '@lectern/domain/assessment/review.ts';
import type { AttentionRule } from '@lectern/domain/attention/attention.ts';
import type { FollowUpQuestion } from '@lectern/domain/follow-up/follow-up.ts';
import type { EarlierMembership, GroupStatus } from '@lectern/domain/group/group.ts';
import type { OfferKind } from '@lectern/domain/license/offer.ts';
import type { MailReaders } from '@lectern/domain/license/renewal-notices.ts';
import type { RosterChange } from '@lectern/domain/roster/roster-state.ts';
import type { ContentKind, FreeOfferKind } from '../../../../graphql/generated/graphql.ts';

/** What the values of an entry may be that are neither typed nor called anything. */
export type AuditCode =
  | AttentionRule
  | ContentKind
  | EarlierMembership
  | FollowUpQuestion
  | FreeOfferKind
  | GroupStatus
  | MailReaders
  | OfferKind
  | ReviewRule
  | Exclude<RosterChange['act'], 'AWAIT'>;
