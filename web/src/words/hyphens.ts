// Where a long word may break.
const VOWEL = /[aeiouyäöüаеёиоуыэюя]/i

/** A long name with a soft hyphen near its middle, between two consonants or before one: `Zieg-fried`. */
export function soften(name: string): string {
  if (name.length < 7) return name
  const consonant = (at: number) => !VOWEL.test(name[at])
  const places = Array.from({ length: name.length - 5 }, (_, n) => n + 3)
  const near = (at: number) => Math.abs(at - name.length / 2) + (consonant(at - 1) ? 0 : name.length)
  const fits = places.filter((at) => consonant(at) && (consonant(at - 1) || !consonant(at + 1)))
  const at = fits.sort((a, b) => near(a) - near(b))[0]
  return at === undefined ? name : `${name.slice(0, at)}\u00ad${name.slice(at)}`
}
