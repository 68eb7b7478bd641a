/** What the calls need of the session. */
export type CallerSession = {
  /** A token that is valid now, renewed if need be; `rejected` names one the server did not take. Null when signed out. */
  readonly freshToken: (rejected?: string) => Promise<string | null>;
  /** Sends the person to sign in and back to this address. */
  readonly signIn: () => Promise<void>;
};

const resendAfter = 1000;

/**
 * A fetch that speaks for the signed-in person. A rejected token is renewed once, then the person has to sign in. A call
 * whose reply was lost is sent once more with the same headers, so that its idempotency key keeps it to one effect.
 */
export function authorizedFetch(session: CallerSession, send: typeof fetch = fetch): typeof fetch {
  let checked = false;
  const call = (input: RequestInfo | URL, init: RequestInit, token: string | null): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (token && !checked) headers.set('x-perform-initial-checks', 'true');
    return send(input, { ...init, headers });
  };
  return async (input, init = {}) => {
    const token = await session.freshToken();
    let response = await resentOnce(() => call(input, init, token), init.signal);
    if (response.status === 401 && token) {
      const renewed = await session.freshToken(token);
      if (renewed && renewed !== token) response = await call(input, init, renewed);
      if (response.status === 401) await session.signIn();
    }
    if (response.ok && token) checked = true;
    return response;
  };
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
