import Provider from 'oidc-provider';

// An identity provider as a school may run it: another process, other accounts, nothing of ours but the client's entry.
const [port, client, app] = process.argv.slice(2);
const issuer = `http://localhost:${port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: client ?? '',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      redirect_uris: [`${app}/auth-callback`],
    },
  ],
  claims: { openid: ['sub'], profile: ['given_name', 'family_name'], email: ['email', 'email_verified'] },
  pkce: { required: () => true },
  findAccount: (_ctx, id) => ({
    accountId: id,
    claims: () => ({
      sub: id,
      email: `${id}@school.test`,
      email_verified: true,
      given_name: 'Ada',
      family_name: 'Byron',
    }),
  }),
  features: {
    devInteractions: { enabled: true },
    resourceIndicators: {
      enabled: true,
      useGrantedResource: async () => true,
      getResourceServerInfo: (_ctx, resource) => ({
        audience: resource,
        scope: 'lectern',
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
  },
});
provider.listen(Number(port), 'localhost', () => process.stdout.write('listening\n'));
