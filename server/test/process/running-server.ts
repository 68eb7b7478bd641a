import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importJWK, SignJWT } from 'jose';
import { serverCommand } from '../../../scripts/server-command.mjs';
import type { BuiltUser } from '../../seed/people.ts';
import type { Database } from '../../src/base/database/connect.ts';
import { readSigningKeys } from '../../src/base/identity/keys.ts';

/** A server in a process of its own, as `npm start` runs it. */
export type RunningServer = {
  readonly origin: string;
  readonly pid: number;
  /** What it has printed so far. */
  readonly printed: () => string;
  /** The code it ended with; null after a kill. */
  readonly ended: Promise<number | null>;
  /** Sends a signal and waits until the process is gone; the code it ended with, null after a kill. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** Runs the server until it ends by itself, and says how. */
export async function runUntilItEnds(env: Record<string, string>): Promise<{ code: number | null; printed: string }> {
  const { child, printed, ended } = launch(env);
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const code = await ended;
  clearTimeout(timer);
  return { code, printed: printed() };
}

/** Starts the server on a port and waits until it is ready. */
export async function startServer(port: number, env: Record<string, string>): Promise<RunningServer> {
  const { child, printed, ended } = launch({ PORT: String(port), ...env });
  const origin = `http://localhost:${port}`;
  let over = false;
  void ended.then(() => (over = true));
  while (!(await isReady(origin))) {
    if (over) throw new Error(`the server ended: ${printed()}`);
    await new Promise((next) => setTimeout(next, 25));
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { origin, pid: child.pid ?? 0, printed, ended, end };
}

/** What a program that a test starts takes of the test's own environment. */
export const ofStart: Record<string, string> = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    ['PATH', 'NODE_COMPILE_CACHE', 'LECTERN_SEED'].includes(name) && value ? [[name, value]] : [],
  ),
);

const drawnAnew = pathToFileURL(join(import.meta.dirname, '../drawn-anew.ts')).href;

function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', drawnAnew, ...serverCommand], {
    env: { ...ofStart, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  return { child, printed: () => chunks.join(''), ended };
}

/** Whether a server says that it is ready. */
export async function isReady(origin: string): Promise<boolean> {
  return (await fetch(`${origin}/ready`).catch(() => null))?.ok === true;
}

/** The address of the database that a server keeps in its data folder. */
export function embeddedUrl(dataDir: string): string {
  const access = JSON.parse(readFileSync(join(dataDir, 'postgres-access.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  return `postgres://lectern:${encodeURIComponent(access.password)}@127.0.0.1:${access.port}/lectern`;
}

/** The process of that database. */
export function databasePid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Sends a document to a server. */
export function post(
  origin: string,
  body: { query: string; variables?: unknown },
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Signs people in at the embedded provider of a server on this port, as its authorization header says it. */
export async function signer(db: Database, port: number): Promise<(user: BuiltUser) => Promise<string>> {
  const jwk = (await readSigningKeys(db)).private.keys[0];
  if (!jwk) throw new Error('no signing key');
  const key = await importJWK(jwk);
  return async ({ issuer, subject }) => {
    const token = new SignJWT({}).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: jwk.kid ?? '' });
    const audience = `http://localhost:${port}/graphql`;
    return `Bearer ${await token.setIssuer(issuer).setSubject(subject).setAudience(audience).setIssuedAt().setExpirationTime('10m').sign(key)}`;
  };
}
