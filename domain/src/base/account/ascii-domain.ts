const base = 36;
const [least, most] = [1, 26];
const digits = 'abcdefghijklmnopqrstuvwxyz0123456789';
const digit = (value: number): string => digits.charAt(value);

/** How far the next step goes, by how far all went before (RFC 3492, 6.1). */
function adapted(delta: number, points: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / points);
  let steps = 0;
  for (; rest > ((base - least) * most) / 2; steps += base) rest = Math.floor(rest / (base - least));
  return steps + Math.floor(((base - least + 1) * rest) / (rest + 38));
}

/** A part of a name in Punycode (RFC 3492). */
function punycode(label: string): string {
  const points = Array.from(label, (one) => one.codePointAt(0) ?? 0);
  const plain = points.filter((point) => point < 128);
  let coded = String.fromCodePoint(...plain) + (plain.length > 0 ? '-' : '');
  let [from, delta, bias, done] = [128, 0, 72, plain.length];
  while (done < points.length) {
    const next = Math.min(...points.filter((point) => point >= from));
    delta += (next - from) * (done + 1);
    from = next;
    for (const point of points) {
      if (point < from) delta += 1;
      if (point !== from) continue;
      let rest = delta;
      for (let at = base; ; at += base) {
        const limit = Math.min(Math.max(at - bias, least), most);
        if (rest < limit) break;
        coded += digit(limit + ((rest - limit) % (base - limit)));
        rest = Math.floor((rest - limit) / (base - limit));
      }
      coded += digit(rest);
      bias = adapted(delta, done + 1, done === plain.length);
      delta = 0;
      done += 1;
    }
    delta += 1;
    from += 1;
  }
  return `xn--${coded}`;
}

/** An address with its domain as mail servers write it: `ada@bücher.example` and `ada@xn--bcher-kva.example` are one. */
export function asciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (at === 0 || !/[^\p{ASCII}]/u.test(domain)) return address;
  const labels = domain.normalize('NFKC').toLowerCase().split(/[.。]/);
  // Only letters and digits of languages stand in such a name, so that nothing else is hidden in one.
  if (!labels.every((label) => /^[\p{L}\p{M}\p{N}-]{1,63}$/u.test(label))) return address;
  return (
    address.slice(0, at) + labels.map((label) => (/^\p{ASCII}+$/u.test(label) ? label : punycode(label))).join('.')
  );
}
