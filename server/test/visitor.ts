import { createHash, randomBytes } from 'node:crypto';

/** A page or reply as a browser without scripts sees it. */
export type Page = {
  readonly status: number;
  readonly url: string;
  readonly location: string | null;
  readonly text: string;
  readonly headers: Headers;
};

/** A browser without scripts: it keeps cookies and follows redirects inside the site, up to the app's own pages. */
export type Visitor = {
  readonly open: (address: string) => Promise<Page>;
  /** Sends the form of a page that is sent to `action`, with its hidden fields. */
  readonly send: (page: Page, fields: Record<string, string>, action?: string) => Promise<Page>;
  readonly cookies: Map<string, string>;
};

/**
 * Opens such a browser; redirects are followed below `inside`, by default the pages of our own identity provider. Where
 * `from` is given, it comes from that address on the network, by way of a proxy.
 */
export function openVisitor(origin: string, inside = '/identity', from?: string): Visitor {
  const cookies = new Map<string, string>();
  const request = async (address: string, init: RequestInit = {}): Promise<Page> => {
    const url = new URL(address, origin);
    const sent = [...cookies].filter(([name]) => url.pathname.startsWith(name.split(' ')[1] ?? '/'));
    const cookie = sent.map(([name, value]) => `${name.split(' ')[0]}=${value}`).join('; ');
    const by = from ? { 'x-forwarded-for': from } : {};
    const headers = {
      accept: 'text/html',
      origin,
      cookie,
      ...by,
      ...(init.headers as Record<string, string>),
    };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    const location = response.headers.get('location');
    const next = location && new URL(location, url);
    if (next && next.origin === origin && next.pathname.startsWith(inside)) return request(next.href);
    const page = { status: response.status, url: url.href, location, headers: response.headers };
    return { ...page, text: await response.text() };
  };
  return {
    cookies,
    open: (address) => request(address),
    send: (page, fields, action) => {
      const form = formOf(page, action);
      const body = new URLSearchParams({ ...form.hidden, ...fields });
      return request(form.action, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    },
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(/; */);
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
  const key = `${name} ${path}`;
  const gone = attributes.some((one) => /^expires=Thu, 01 Jan 1970/i.test(one));
  if (gone) cookies.delete(key);
  else cookies.set(key, value);
}

function formOf({ text, url }: Page, action?: string): { action: string; hidden: Record<string, string> } {
  const forms = [...text.matchAll(/<form[^>]*action="([^"]*)"[^>]*>([\s\S]*?)<\/form>/g)];
  const found = forms.find(([, to]) => !action || to === action);
  if (!found) throw new Error(`no form to ${action ?? 'send'} on ${url}: ${text.slice(0, 500)}`);
  const hidden = [
    ...(found[2] ?? '').matchAll(/<input type="hidden" name="([^"]*)"(?: autocomplete="[^"]*")? value="([^"]*)"/g),
  ];
  return {
    action: found[1] ?? '',
    hidden: Object.fromEntries(hidden.map(([, name, value]) => [name ?? '', value ?? ''])),
  };
}

/** What the browser app keeps while somebody signs in. */
export type Flow = { readonly verifier: string; readonly state: string; readonly nonce: string };

/** The address that starts a sign-in, with what to keep until its end. */
export function startFlow(
  origin: string,
  changes: Record<string, string> = {},
  endpoint = `${origin}/identity/auth`,
): Flow & { readonly address: string } {
  const [verifier, state, nonce] = [1, 2, 3].map(() => randomBytes(32).toString('base64url')) as [
    string,
    string,
    string,
  ];
  const query = new URLSearchParams({
    client_id: 'lectern',
    response_type: 'code',
    redirect_uri: `${origin}/auth-callback`,
    scope: 'openid profile email lectern',
    resource: `${origin}/graphql`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...changes,
  });
  return { verifier, state, nonce, address: `${endpoint}?${query}` };
}

/** A reply of the token endpoint. */
export type Tokens = {
  readonly status: number;
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
  readonly error?: string;
};

/** Asks the token endpoint. */
export async function askForTokens(origin: string, fields: Record<string, string>): Promise<Tokens> {
  const body = new URLSearchParams({ client_id: 'lectern', ...fields });
  const response = await fetch(`${origin}/identity/token`, { method: 'POST', body });
  return { status: response.status, ...((await response.json()) as Omit<Tokens, 'status'>) };
}

/** Exchanges a code. */
export function exchangeCode(origin: string, code: string, verifier: string, changes = {}): Promise<Tokens> {
  return askForTokens(origin, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: `${origin}/auth-callback`,
    ...changes,
  });
}

/** Signs in with the form and returns to the app: the parameters it comes back with, and what it kept. */
export async function signInAs(
  visitor: Visitor,
  origin: string,
  email: string,
  password = 'lectern-demo',
): Promise<Flow & { readonly returned: URLSearchParams; readonly page: Page }> {
  const flow = startFlow(origin);
  const form = await visitor.open(flow.address);
  const page = await visitor.send(form, { email, password });
  return { ...flow, page, returned: new URL(page.location ?? 'none:').searchParams };
}

/** Signs in and exchanges the code. */
export async function tokensOf(visitor: Visitor, origin: string, email: string, password?: string): Promise<Tokens> {
  const { returned, verifier } = await signInAs(visitor, origin, email, password);
  return exchangeCode(origin, returned.get('code') ?? '', verifier);
}

/** Renews tokens. */
export function renew(origin: string, { refresh_token }: Tokens): Promise<Tokens> {
  return askForTokens(origin, { grant_type: 'refresh_token', refresh_token });
}

/** Asks for a code without showing a page: what comes back to the app. */
export async function askSilently(origin: string, visitor: Visitor) {
  const flow = startFlow(origin, { prompt: 'none', redirect_uri: `${origin}/silent-renew` });
  const { location } = await visitor.open(flow.address);
  const { searchParams } = new URL(location ?? 'none:');
  return { ...flow, code: searchParams.get('code'), error: searchParams.get('error') };
}

/** Asks the API who the bearer of a token is. */
export async function viewerOf(origin: string, token: string): Promise<{ status: number; email: string | null }> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-perform-initial-checks': '1' },
    body: JSON.stringify({ query: '{ viewer { email first_name } }' }),
  });
  const { data } = (await response.json()) as { data: { viewer: { email: string } | null } | null };
  return { status: response.status, email: data?.viewer?.email ?? null };
}
