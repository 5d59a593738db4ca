// SHA-256 of a short text. The browser has its own, but only on pages that came over https or from the same computer.
const bits = (part: number) => ((part - Math.floor(part)) * 2 ** 32) | 0
const primes = Array.from({ length: 311 }, (_, n) => n + 2).filter(
  (n) => ![2, 3, 5, 7, 11, 13, 17].some((p) => p < n && n % p === 0),
)
const K = primes.map((prime) => bits(Math.cbrt(prime)))
const START = primes.slice(0, 8).map((prime) => bits(Math.sqrt(prime)))
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** The hash in hexadecimal. */
export function sha256(text: string): string {
  const given = new TextEncoder().encode(text)
  const bytes = new Uint8Array(((given.length + 72) >> 6) << 6)
  bytes.set(given)
  bytes[given.length] = 128
  const data = new DataView(bytes.buffer)
  data.setUint32(bytes.length - 4, given.length * 8)
  let hash = START
  for (let at = 0; at < bytes.length; at += 64) hash = block(hash, data, at)
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function block(hash: number[], data: DataView, at: number): number[] {
  const words = Array.from({ length: 16 }, (_, n) => data.getInt32(at + 4 * n))
  for (let n = 16; n < 64; n++) {
    const [far, near] = [words[n - 15], words[n - 2]]
    const mixed = (turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)) + (turn(near, 17) ^ turn(near, 19) ^ (near >>> 10))
    words[n] = (words[n - 16] + words[n - 7] + mixed) | 0
  }
  let [a, b, c, d, e, f, g, h] = hash
  for (let n = 0; n < 64; n++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[n] + words[n]) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g]
  }
  return [a, b, c, d, e, f, g, h].map((word, n) => (word + hash[n]) | 0)
}
