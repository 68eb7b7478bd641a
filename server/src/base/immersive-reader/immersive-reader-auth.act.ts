import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../graphql/builder.ts';
import { getViewer } from '../graphql/context.ts';
import type { ReaderAuth } from './immersive-reader.ts';

const ImmersiveReaderAuth = builder.objectRef<ReaderAuth>('ImmersiveReaderAuth').implement({
  description: "What opens Microsoft's Immersive Reader.",
  fields: (t) => ({
    token: t.exposeString('token', { description: 'A token for the reader, which works for some minutes.' }),
    subdomain: t.exposeString('subdomain', { description: 'The custom subdomain of the resource it is for.' }),
  }),
});

builder.queryField('immersiveReaderAuth', (t) =>
  t.field({
    type: ImmersiveReaderAuth,
    description:
      "What opens Microsoft's Immersive Reader, for everyone in session. It refuses with NOT_FOUND where the reader is not configured, and with UNAVAILABLE while Microsoft gives no token.",
    resolve: async (_root, _args, context) => {
      await getViewer(context);
      context.checks.allow('immersiveReaderAuth', { signedIn: true });
      if (!context.immersiveReader) throw new Refusal('NOT_FOUND');
      return context.immersiveReader.auth();
    },
  }),
);
