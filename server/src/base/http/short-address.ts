/** The network of an address rather than the device: three numbers of an IPv4 address, three groups of an IPv6 one. */
export function shortAddress(address: string): string {
  const four = /(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1];
  if (four) return `${four}.0`;
  const groups = address.split('::')[0]?.split(':').slice(0, 3) ?? [];
  return `${groups.join(':')}::`;
}
