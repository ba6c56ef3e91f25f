import { randomFrom } from '#search/random.ts'

/** Random choices that are the same for the same seed. */
export type Chance = ReturnType<typeof chanceFrom>

export function chanceFrom(seed: number) {
  const random = randomFrom(seed + 1)
  // Skips the first numbers, because small seeds have similar ones.
  for (let skipped = 0; skipped < 8; skipped += 1) random()
  const between = (least: number, most: number) => least + random() * (most - least)
  return {
    between,
    whole: (least: number, most: number): number => Math.floor(between(least, most + 1)),
    is: (share: number): boolean => random() < share,
    oneOf: <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!,
    maybe: <T>(share: number, value: T): T | null => (random() < share ? value : null),
  }
}
