/** A certificate that localhost has made for itself, which no machine trusts, for a hundred years; it protects nothing. */
export const ownCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgW5ANljRRu+vV7RFQ
nHZptmL9gvH3YR4kLFHxyZpzC0+hRANCAASwffZhJbrwJpCmPKfhoWEau1oDIsJH
sdFbas3seC3mLfrBwDd8Vs70yXtxPuBaqw3XZMWPY4isBebI+bsuzkjQ
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUa4wq5YQj/88vr84090IOwdBRbAMwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNTAyMzQ0NFoYDzIxMjYxMTAx
MDIzNDQ0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASwffZhJbrwJpCmPKfhoWEau1oDIsJHsdFbas3seC3mLfrBwDd8Vs70
yXtxPuBaqw3XZMWPY4isBebI+bsuzkjQo2kwZzAdBgNVHQ4EFgQUVFXPfWjqBq//
m/MaYqqbAkMERuAwHwYDVR0jBBgwFoAUVFXPfWjqBq//m/MaYqqbAkMERuAwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIhAMmGu5a5yXODBluQ1XboLeQsAp0fw131dgrpBkCW5Pt8AiA8bqfxLCoT
YDoziVxc8QHf2HQFFp70cLnz6NdwdHKYKQ==
-----END CERTIFICATE-----
`,
};
