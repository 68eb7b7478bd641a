// What a frame keeps stands under the name of its partner; the session of the browser itself is another one.
const { client } = document.querySelector('[data-client]').dataset;
const kept = `lectern.frame.${new URLSearchParams(location.search).get('frame')}.`;
for (const name of Object.keys(sessionStorage).filter((one) => one.startsWith(kept))) {
  const { refresh_token: token } = name.includes('.oidc.user:') ? JSON.parse(sessionStorage.getItem(name)) : {};
  const body = new URLSearchParams({ token, client_id: client, token_type_hint: 'refresh_token' });
  if (token) void fetch('/identity/token/revocation', { method: 'POST', body, keepalive: true });
  sessionStorage.removeItem(name);
}
