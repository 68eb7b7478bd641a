/** What the calls need of the session. */
export type CallerSession = {
  /** A token that is valid now, renewed if need be; `rejected` names one the server did not take. Null when signed out. */
  readonly freshToken: (rejected?: string) => Promise<string | null>;
  /** Sends the person to sign in and back to this address. */
  readonly signIn: () => Promise<void>;
  /** Whether the first call of the session is still to come; `checksAreDone` is given the reply once it has succeeded. */
  readonly checksAreDue: () => boolean;
  readonly checksAreDone: (reply: Response) => void;
};

const resendAfter = 1000;

/**
 * A fetch that speaks for the signed-in person. A rejected token is renewed once, then the person has to sign in. A call
 * whose reply was lost is sent once more with the same headers, so that its idempotency key keeps it to one effect. The
 * first call of a session asks for the initial checks; if it fails, the next one is the first.
 */
export function authorizedFetch(session: CallerSession, send: typeof fetch = fetch): typeof fetch {
  const spoken = async (input: RequestInfo | URL, init: RequestInit, token: string | null): Promise<Response> => {
    const call = (by: string | null) => {
      const headers = new Headers(init.headers);
      if (by) headers.set('authorization', `Bearer ${by}`);
      return send(input, { ...init, headers });
    };
    const response = await resentOnce(() => call(token), init.signal);
    if (response.status !== 401 || !token) return response;
    const renewed = await session.freshToken(token);
    const again = renewed && renewed !== token ? await call(renewed) : response;
    if (again.status === 401) await session.signIn();
    return again;
  };
  let checking = false;
  return async (input, init = {}) => {
    const token = await session.freshToken();
    if (!token || checking || !session.checksAreDue()) return spoken(input, init, token);
    checking = true;
    try {
      const response = await spoken(input, { ...init, headers: asFirst(init.headers) }, token);
      if (response.ok) session.checksAreDone(response);
      return response;
    } finally {
      checking = false;
    }
  };
}

function asFirst(given: HeadersInit | undefined): Headers {
  const headers = new Headers(given);
  headers.set('x-perform-initial-checks', 'true');
  return headers;
}

async function resentOnce(call: () => Promise<Response>, signal?: AbortSignal | null): Promise<Response> {
  try {
    return await call();
  } catch (error) {
    if (signal?.aborted) throw error;
    await new Promise((resolve) => setTimeout(resolve, resendAfter));
    if (signal?.aborted) throw error;
    return call();
  }
}
