import type { Random } from '#random.ts'

const areaCodes = ['219', '312', '317', '402', '404', '412', '469', '503', '559', '602', '615', '704', '813', '901']
/** Phone numbers reserved for fiction: 555-0100 to 555-0199. */
const perAreaCode = 100

/** Returns a generator of unique invented phone numbers. */
export function phoneNumbers(random: Random): () => string {
  const numbers = random.shuffle(
    areaCodes.flatMap((area) =>
      Array.from({ length: perAreaCode }, (_unused, line) => `(${area}) 555-01${String(line).padStart(2, '0')}`),
    ),
  )
  return () => numbers.pop() ?? fail()
}

function fail(): never {
  throw new Error('There are no phone numbers left')
}
