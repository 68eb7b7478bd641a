import { uploadPresets, type UploadPreset } from '@lectern/domain/base/media/upload-preset.ts';
import { builder } from '../graphql/builder.ts';
import { getViewer } from '../graphql/context.ts';
import { presetsOf, signUpload } from './upload-signature.ts';

type Signature = { readonly upload_preset: UploadPreset; readonly signature: string };
type Info = { readonly api_key: string; readonly timestamp: number; readonly signatures: readonly Signature[] };

const UploadSignature = builder.objectRef<Signature>('UploadSignature').implement({
  description: 'What lets the caller send files of some formats for one purpose to POST /media.',
  fields: (t) => ({
    upload_preset: t.exposeString('upload_preset', { description: 'What the files are for.' }),
    folder: t.string({
      description: 'Where they belong: logos are for everyone, content once something published shows it.',
      resolve: ({ upload_preset }) => uploadPresets[upload_preset].folder,
    }),
    formats: t.stringList({
      description: 'The formats that are taken, by their endings.',
      resolve: ({ upload_preset }) => [...uploadPresets[upload_preset].formats],
    }),
    megabytes: t.int({
      description: 'How large a file may be, in megabytes.',
      resolve: ({ upload_preset }) => uploadPresets[upload_preset].megabytes,
    }),
    signature: t.exposeString('signature', {
      description: 'It holds for this caller, purpose, folder, formats and size.',
    }),
  }),
});

const CloudinaryInfo = builder.objectRef<Info>('CloudinaryInfo').implement({
  description: 'What is sent along with a file to the media library. It holds for an hour.',
  fields: (t) => ({
    api_key: t.exposeString('api_key', { description: 'Whose signatures these are.' }),
    timestamp: t.exposeInt('timestamp', { description: 'When they were made, in seconds since 1970.' }),
    signatures: t.field({
      type: [UploadSignature],
      description: 'One for each purpose that the caller may send files for.',
      resolve: ({ signatures }) => [...signatures],
    }),
  }),
});

builder.queryField('cloudinaryInfo', (t) =>
  t.field({
    type: CloudinaryInfo,
    description:
      'What lets the caller send files to the media library. It refuses with FORBIDDEN who neither writes content nor sells licenses.',
    resolve: async (_root, _args, context) => {
      const { id, role } = await getViewer(context);
      context.checks.allow('cloudinaryInfo', { signedIn: true, globalRole: role });
      const timestamp = Math.floor(Date.now() / 1000);
      const signatures = presetsOf(role).map((upload_preset) => ({
        upload_preset,
        signature: signUpload(context.tickets, id, timestamp, upload_preset),
      }));
      return { api_key: id, timestamp, signatures };
    },
  }),
);
