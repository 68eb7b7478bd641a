import { sql } from 'kysely';
import { buildPartner } from '../server/seed/partner.ts';
import { startFlow } from '../server/test/visitor.ts';
import type { Attack, Target } from './attack.ts';
import { inParallel } from './caller.ts';
import { kindOf, Replies } from './replies.ts';

const parent = 'https://portal.example';
const replays = 500;
const racedCodes = 40;
const atOnce = 10;
const wrongParents = 500;
/** With those before, fewer than the sign-ins that one address may begin in a minute. */
const wrongSites = 50;

/** What T32 tries with the codes of a partner's frame: used again, by many at once, and in other places than their own. */
export const frameAttacks: readonly Attack[] = [
  {
    what: `${replays} replays of a frame's code`,
    run: replay,
    gets: { '200 with a ticket': 1, '410 USED': replays },
  },
  {
    what: `${racedCodes} frame's codes and their tickets, each used by ${atOnce} at once`,
    run: race,
    gets: {
      '200 with a ticket': racedCodes,
      '410 USED': racedCodes * (atOnce - 1),
      '200 with a sign-in': racedCodes,
      '400 invalid_grant': racedCodes * (atOnce - 1),
    },
  },
  {
    what: `${wrongParents} frames in a wrong page, ${wrongParents} codes for one, and ${wrongSites} sign-ins from another site`,
    run: openElsewhere,
    gets: { '403 PLACE': wrongParents + wrongSites, '403 FORBIDDEN': wrongParents, '200 with a ticket': 1 },
  },
];

type Minted = { readonly code: string; readonly url: string };

/** A partner of the demo school, which makes codes for one of its learners. */
async function partnerOf({ db, origin }: Target) {
  const { rows } = await sql<{ institution_id: string; email: string; group_id: string; course_id: string }>`
    select g.institution_id, u.email, g.id as group_id, c.course_id from identity_accounts a
    join users u on u.subject = a.id::text and u.email_verified and u.role = 'STUDENT'
    join institution_members i on i.user_id = u.id and i.deleted_on is null
    join groups g on g.institution_id = i.institution_id and g.status = 'STARTED'
    join group_members m on m.group_id = g.id and m.user_id = u.id and m.deleted_on is null
    join group_courses c on c.group_id = g.id order by u.email, g.id, c.course_id limit 1`.execute(db);
  const [learner] = rows;
  if (!learner) throw new Error('the demo school has no learner with an account in a group');
  const { institution_id, ...whom } = learner;
  const { authorization } = await buildPartner(db, { institution_id, origins: [parent] });
  const mint = (parent_origin: string) =>
    fetch(`${origin}/partner/iframe-code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ ...whom, parent_origin }),
    });
  return { mint, minted: async () => (await (await mint(parent)).json()) as Minted };
}

const into = (site: string, more: Record<string, string> = {}) => ({
  headers: { accept: 'text/html', 'sec-fetch-dest': 'iframe', 'sec-fetch-site': site, ...more },
});

const open = ({ origin }: Target, code: string, site = 'same-origin') =>
  fetch(`${origin}/identity/autologin?ac=${code}`, into(site));

async function replay(target: Target): Promise<Replies> {
  const { code } = await (await partnerOf(target)).minted();
  const replies = new Replies();
  replies.note(await kindOf(await open(target, code)));
  await inParallel(Array.from({ length: replays }), 20, async () => {
    replies.note(await kindOf(await open(target, code)));
  });
  return replies;
}

async function race(target: Target): Promise<Replies> {
  const partner = await partnerOf(target);
  const replies = new Replies();
  const together = <Result>(act: () => Promise<Result>) => Promise.all(Array.from({ length: atOnce }, act));
  for (let n = 0; n < racedCodes; n++) {
    const { code } = await partner.minted();
    const tickets = await together(async () => {
      const reply = await open(target, code);
      const ticket = ticketIn(await reply.clone().text());
      replies.note(await kindOf(reply));
      return ticket;
    });
    const ticket = tickets.find(Boolean) ?? '';
    await together(async () => {
      const reply = await change(target, ticket);
      replies.note(reply.ok ? `${reply.status} with a sign-in` : await kindOf(reply));
    });
  }
  return replies;
}

const ticketIn = (page: string) => /ticket(?:&quot;|&#34;|"):(?:&quot;|&#34;|")([\w-]+)/.exec(page)?.[1];

function change({ origin }: Target, ticket: string): Promise<Response> {
  const body = new URLSearchParams({ ...Object.fromEntries(new URL(startFlow(origin).address).searchParams), ticket });
  return fetch(`${origin}/identity/frame-sign-in`, { method: 'POST', body });
}

/** The code that was tried elsewhere all the time is still good in its own place. */
async function openElsewhere(target: Target): Promise<Replies> {
  const partner = await partnerOf(target);
  const { code, url } = await partner.minted();
  const replies = new Replies();
  const many = (count: number, act: (n: number) => Promise<Response>) =>
    inParallel(
      Array.from({ length: count }, (_, n) => n),
      20,
      async (n) => replies.note(await kindOf(await act(n))),
    );
  await many(wrongParents, (n) => fetch(url, into('cross-site', { referer: `https://evil-${n}.example/` })));
  await many(wrongParents, (n) => partner.mint(`https://evil-${n}.example`));
  await many(wrongSites, () => open(target, code, 'cross-site'));
  replies.note(await kindOf(await open(target, code)));
  return replies;
}
