import type { AuditField } from '@lectern/domain/base/audit-log/audit-fields.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { AuditAction } from './audit-action.ts';
import type { Actor } from './actor.ts';

/**
 * What an entry keeps for ever, by names that have words: `from` and `to` alone are a role; `named` and `noted` say that a
 * text changed, `undoes` which change of content was taken back.
 */
type AuditDetails = Readonly<Partial<Record<AuditField | 'to' | 'named' | 'noted' | 'undoes', unknown>>>;

/** One thing that was done, as the audit log keeps it. */
export type AuditEntry = {
  /** Whose chain it belongs to: the institution; else the product; else the person (user or account) it is about. */
  readonly chain: 'INSTITUTION' | 'PERSON' | 'PRODUCT';
  readonly chainId: string;
  readonly action: AuditAction;
  readonly object: {
    readonly type:
      | 'account'
      | 'course'
      | 'follow-up'
      | 'group'
      | 'institution'
      | 'invitation'
      | 'license'
      | 'media'
      | 'partner'
      | 'product'
      | 'user';
    readonly id: string;
  };
  /** What changed, in ids, codes and numbers: it stays for ever, so nothing that identifies a person stands here. */
  readonly details?: AuditDetails;
  /** What changed, in names and addresses: it lies beside the chain and can be erased. */
  readonly personal?: Readonly<Partial<Record<AuditField | 'before' | 'after', unknown>>>;
};

/**
 * Writes what was done into the audit log, in the transaction of the act and as its last statement, since others of the
 * same chain wait from here to the end of the transaction:
 *
 *     await writeAudit(db, actorOf(context), {
 *       chain: 'INSTITUTION',
 *       chainId: group.institution_id,
 *       action: 'GROUP_JOINED',
 *       object: { type: 'group', id: group.id },
 *       details: { role: 'STUDENT' },
 *     });
 */
export async function writeAudit(db: Database, actor: Actor, entry: AuditEntry): Promise<void> {
  await sql`/* write-audit */ select ${auditCall(actor, entry)}`.execute(db);
}

/** One of several entries; it may take another entry of its chain back, by its number. */
export type OneOfSeveral = AuditEntry & { readonly undoes?: number | undefined };

/** Writes several entries in their order, of as many chains as they name, in one statement. */
export async function writeAudits(db: Database, actor: Actor, entries: readonly OneOfSeveral[]): Promise<void> {
  const rows = entries.map(({ chain, chainId, action, object, personal = {}, ...entry }) => ({
    chain,
    chain_id: chainId,
    action,
    object_type: object.type,
    object_id: object.id,
    details: detailsOf({ ...actor, undoes: entry.undoes ?? actor.undoes }, entry.details),
    personal,
  }));
  await sql`/* write-audits */ select write_audit(e.chain, e.chain_id, ${actor.type}, ${actor.id}, e.action,
      e.object_type, e.object_id, e.details, e.personal, ${actor.address}, ${actor.requestId})
    from json_to_recordset(${JSON.stringify(rows)}::json) as e (chain text, chain_id uuid, action text, object_type text,
      object_id text, details jsonb, personal jsonb)`.execute(db);
}

/** What an entry keeps: what changed and, where it takes another one back, the number of that. */
const detailsOf = ({ undoes }: Actor, details: AuditEntry['details']) => ({
  ...details,
  ...(undoes === undefined ? {} : { undoes_entry: undoes }),
});

/** The same as the last part of another statement, which may be what finds the chain or the object. */
export function auditCall(
  actor: Actor,
  entry: Omit<AuditEntry, 'chainId' | 'object'> & {
    readonly chainId: string | RawBuilder<unknown>;
    readonly object: { readonly type: AuditEntry['object']['type']; readonly id: string | RawBuilder<unknown> };
  },
): RawBuilder<unknown> {
  const { chain, chainId, action, object, personal = {} } = entry;
  const details = detailsOf(actor, entry.details);
  return sql`write_audit(${chain}, ${chainId}, ${actor.type}, ${actor.id}, ${action},
    ${object.type}, ${object.id}, ${JSON.stringify(details)}::jsonb, ${JSON.stringify(personal)}::jsonb,
    ${actor.address}, ${actor.requestId})`;
}
