/** Bytes as an operator reads them. */
export const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;
