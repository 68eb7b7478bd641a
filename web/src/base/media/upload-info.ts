import { signaturesLast, type UploadPreset } from '@lectern/domain/base/media/upload-preset.ts';
import type { TableEncoding } from '@lectern/domain/base/spreadsheet/table-encoding.ts';
import { useEffect } from 'react';
import { useClient, useQuery, type Client } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import type { UploadInfo_CloudinaryInfoQuery } from '../../graphql/generated/graphql.ts';

const infoQuery = graphql(`
  query UploadInfo_cloudinaryInfo {
    cloudinaryInfo {
      api_key
      timestamp
      signatures {
        upload_preset
        folder
        signature
      }
    }
  }
`);

/** What lets the viewer send files. */
export type UploadInfo = UploadInfo_CloudinaryInfoQuery['cloudinaryInfo'];

/** Gives what lets the viewer send files; it is asked for ahead, and again before it ends. Null where it does not come. */
export function useUploadInfo(): () => Promise<UploadInfo | null> {
  const [{ data }, ask] = useQuery({ query: infoQuery, requestPolicy: 'network-only' });
  const client = useClient();
  useEffect(() => {
    const timer = setInterval(() => ask({ requestPolicy: 'network-only' }), signaturesLast);
    return () => clearInterval(timer);
  }, [ask]);
  return async () => data?.cloudinaryInfo ?? askUploadInfo(client);
}

/** Asks what lets the viewer send files; null where it does not come. */
export async function askUploadInfo(client: Client): Promise<UploadInfo | null> {
  const { data } = await client.query(infoQuery, {}, { requestPolicy: 'network-only' });
  return data?.cloudinaryInfo ?? null;
}

/** The address that a file for some purpose is sent to; captions may be read in an encoding that somebody has chosen. */
export function uploadAddress(
  { api_key, timestamp, signatures }: UploadInfo,
  preset: UploadPreset,
  name: string,
  encoding?: TableEncoding,
) {
  const signed = signatures.find(({ upload_preset }) => upload_preset === preset);
  const { folder = '', signature = '' } = signed ?? {};
  const order = { api_key, timestamp: String(timestamp), upload_preset: preset, folder, signature, filename: name };
  return `/media?${new URLSearchParams({ ...order, ...(encoding ? { encoding } : {}) })}`;
}
