import { sql } from 'kysely';
import { contentManager, student } from '../server/seed/demo/demo-accounts.ts';
import { limits } from '../server/src/base/http/rate-limit.ts';
import { post, signer } from '../server/test/process/running-server.ts';
import { inParallel } from './caller.ts';
import { frameAttacks } from './frame-attacks.ts';
import type { Attack, Target } from './attack.ts';
import { kindOf, Replies } from './replies.ts';

export const attacks: readonly Attack[] = [
  {
    what: '20 drawings of 4 MB with 140,000 elements each',
    run: async (target) => sendMany(target, await signedIn(target, contentManager), 20, largeDrawing),
    gets: { '413 TOO_LARGE': 20 },
  },
  {
    what: '20 drawings of 16,000 elements, which are taken',
    run: async (target) => sendMany(target, await signedIn(target, contentManager), 20, fullDrawing),
    gets: { '201': 20 },
  },
  {
    what: '2,000 new documents',
    run: async (target) => askMany(target, await signedIn(target, student), 2000),
    gets: { '200': limits.user.points, '429 RATE_LIMITED': 2000 - limits.user.points },
  },
  {
    what: '2,000 calls of 100 kB without a token',
    run: (target) => askMany(target, {}, 2000, 'x'.repeat(100_000)),
    gets: { '200': limits.anonymous.points, '429 RATE_LIMITED': 2000 - limits.anonymous.points },
  },
  ...frameAttacks,
];

async function signedIn({ db, port }: Target, email: string): Promise<Record<string, string>> {
  const sign = await signer(db, port);
  const { rows } = await sql<{ id: string; issuer: string; subject: string }>`
    select id, issuer, subject from users where email = ${email}`.execute(db);
  const [user] = rows;
  if (!user) throw new Error(`the demo school has no ${email}`);
  return { authorization: await sign({ ...user, email }) };
}

const drawing = (elements: number, seed: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h${seed}"/>${'<rect width="1" height="1"/>'.repeat(elements)}</svg>`;
const largeDrawing = (seed: number) => drawing(140_000, seed);
const fullDrawing = (seed: number) => drawing(16_000, seed);

const uploadQuery = '{ cloudinaryInfo { api_key timestamp signatures { upload_preset folder signature } } }';

async function sendMany(
  { origin }: Target,
  headers: Record<string, string>,
  count: number,
  make: (seed: number) => string,
): Promise<Replies> {
  const { data } = (await (await post(origin, { query: uploadQuery }, headers)).json()) as {
    data: { cloudinaryInfo: { api_key: string; timestamp: number; signatures: Record<string, string>[] } };
  };
  const { api_key, timestamp, signatures } = data.cloudinaryInfo;
  const signed = signatures.find(({ upload_preset }) => upload_preset === 'picture') ?? {};
  const asked = new URLSearchParams({ api_key, timestamp: String(timestamp), ...signed, filename: 'a.svg' });
  const replies = new Replies();
  const seeds = Array.from({ length: count }, (_, n) => n + 1);
  await inParallel(seeds, 4, async (seed) => {
    const order = { method: 'POST', headers: { ...headers, 'content-type': 'image/svg+xml' }, body: make(seed) };
    const reply = await fetch(`${origin}/media?${asked}`, order).catch(() => null);
    replies.note(reply ? await kindOf(reply) : 'the line was cut');
  });
  return replies;
}

/** Documents that nobody has sent before, 50 at once. */
async function askMany(
  { origin }: Target,
  headers: Record<string, string>,
  count: number,
  more = '',
): Promise<Replies> {
  const replies = new Replies();
  const seeds = Array.from({ length: count }, (_, n) => n);
  await inParallel(seeds, 50, async (seed) => {
    const body = { query: `{ a${seed}: viewer { id email } }`, variables: { more } };
    replies.note(await kindOf(await post(origin, body, headers)));
  });
  return replies;
}
