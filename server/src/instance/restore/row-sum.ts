const newline = 10;
const prime = 0x01_00_01_93;
const otherPrime = 0x5b_d1_e9_95;
const start = 0x81_1c_9d_c5;
const otherStart = 0x2f_0b_44_47;

/** Reckons how many rows went by, and a sum that is the same in whatever order they come. */
export type RowSum = {
  /** Takes the next bytes of what COPY writes, wherever they were cut. */
  readonly add: (bytes: Uint8Array) => void;
  readonly rows: () => number;
  readonly fingerprint: () => string;
};

/**
 * Begins such a sum: of each row a hash of twice 32 bits (FNV), of the table the sum of these. It tells whether a database
 * says what another one said; that nobody has changed a backup is what its seal proves.
 */
export function openRowSum(): RowSum {
  let [one, other] = [start, otherStart];
  let [sum, otherSum, rows] = [0, 0, 0];
  return {
    add: (bytes) => {
      // A byte each, some hundred million of them: locals are what the compiler keeps in registers.
      let [a, b, c, d, n] = [one, other, sum, otherSum, rows];
      for (let place = 0; place < bytes.length; place++) {
        const byte = bytes[place] ?? 0;
        if (byte === newline) {
          c = (c + a) | 0;
          d = (d + b) | 0;
          n += 1;
          a = start;
          b = otherStart;
        } else {
          a = Math.imul(a ^ byte, prime);
          b = Math.imul(b ^ byte, otherPrime);
        }
      }
      [one, other, sum, otherSum, rows] = [a, b, c, d, n];
    },
    rows: () => rows,
    fingerprint: () => [sum, otherSum].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join(''),
  };
}
