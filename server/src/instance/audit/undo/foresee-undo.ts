import type { RefusalCode } from '@lectern/domain/refusal.ts';
import { PermissionChecks, type Context } from '../../../base/graphql/context.ts';
import { refusalOf } from '../../../base/graphql/errors.ts';
import { TryAgain } from '../../../base/graphql/try-again.ts';
import type { AuditEntryShape } from '../audit-entry.ts';
import { undoingOf } from '../../../base/audit-log/undoing.ts';
import { undoEntry } from './undo-entry.ts';

/** Whether an act can be taken back, and why not; neither a code nor possible where acts of its kind never are. */
export type UndoOutlook = {
  readonly possible: boolean;
  readonly code: RefusalCode | null;
  readonly details: Readonly<Record<string, unknown>> | null;
};

/** Thrown to leave nothing of an undo that was only tried. */
class Foreseen extends Error {}

/** Tries whether an act could be taken back by this viewer now, and leaves nothing of the try. */
export async function foreseeUndo(context: Context, entry: AuditEntryShape): Promise<UndoOutlook> {
  if (!undoingOf(entry.action)) return { possible: false, code: null, details: null };
  try {
    await context.db.transaction().execute(async (db) => {
      await undoEntry({ ...context, db, checks: new PermissionChecks() }, entry, true);
      throw new Foreseen();
    });
  } catch (error) {
    // What somebody else has changed in this moment is tried again once it is done.
    if (error instanceof Foreseen || error instanceof TryAgain) return { possible: true, code: null, details: null };
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const { code, issue, details } = refusal;
    return { possible: false, code, details: issue ? { ...details, issue } : details };
  }
  throw new Error('what is only tried is never kept');
}
