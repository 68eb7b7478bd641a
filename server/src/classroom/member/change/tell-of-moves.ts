import { sql } from 'kysely';
import { getViewerId, type Context } from '../../../base/graphql/context.ts';
import { queueMails } from '../../../base/mail/queue-mail.ts';
import type { AttemptMove } from '../../../learning/attempt/move-attempts.ts';
import { movedMail, type Moved } from './moved-mail.ts';
import { wholeNameIn } from '../../../base/database/whole-name.ts';

/** Tells main instructors by mail whom somebody else has moved from their groups; only an address that was confirmed is written to. */
export async function tellOfMoves(context: Context, moves: readonly AttemptMove[]): Promise<void> {
  if (moves.length === 0) return;
  const { db, env } = context;
  const { rows } = await sql<Moved>`/* whom-moves-concern */
    select u.email, u.language, ${wholeNameIn('u')} as name, there.name as to_name, g.name as from_name,
      x."to", (select ${wholeNameIn('v')} from users v where v.id = ${getViewerId(context)}) as by,
      array_agg(${wholeNameIn('p')} order by p.last_name, p.first_name, p.id) as people
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as x(user_id uuid, "from" uuid, "to" uuid)
    join groups g on g.id = x."from" join groups there on there.id = x."to" join users p on p.id = x.user_id
    join group_members m on m.group_id = g.id and m.role = 'MAIN_INSTRUCTOR' and m.deleted_on is null
    join users u on u.id = m.user_id and u.deleted_on is null and u.email_verified and u.id <> ${getViewerId(context)}
    group by g.id, there.id, u.id, x."to" order by g.id, there.id`.execute(db);
  if (rows.length === 0) return;
  await queueMails(
    db,
    rows.map((moved) => movedMail(env.publicUrl, moved)),
  );
}
