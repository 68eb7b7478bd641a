import type { ReviewRule } from '@lectern/domain/learning/assessment/review.ts';
import type { AttentionRule } from '@lectern/domain/classroom/attention/attention.ts';
import type { FollowUpQuestion } from '@lectern/domain/business/follow-up/follow-up.ts';
import type { EarlierMembership } from '@lectern/domain/business/seats/why-not-join.ts';
import type { GroupStatus } from '@lectern/domain/business/seats/group-times.ts';
import type { OfferKind } from '@lectern/domain/business/license/offer.ts';
import type { MailReaders } from '@lectern/domain/business/renewal/renewal-notices.ts';
import type { RosterChange } from '@lectern/domain/classroom/roster/roster-state.ts';
import type { ContentKind, FreeOfferKind } from '../../graphql/generated/graphql.ts';

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
