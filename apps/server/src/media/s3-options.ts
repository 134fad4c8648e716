import type { Environment } from '../configuration/environment.ts';

/** Where a bucket is and how to get in. */
export interface S3Options {
  /** The address of the bucket: `https://s3.example.org/bucket`. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Where uploaded and made files go. */
export interface MediaOptions {
  /** The bucket for them; below `dataDir` when absent. */
  s3?: S3Options;
}

/** The bucket that the settings name, if any. */
export function bucketOf(settings: Environment): S3Options | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_ENDPOINT || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  const address = S3_ENDPOINT.replace(/\/+$/, '');
  return {
    endpoint: S3_BUCKET === undefined ? address : `${address}/${S3_BUCKET}`,
    region: S3_REGION ?? 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
