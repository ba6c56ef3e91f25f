type Person = { id: string; firstName: string; lastName: string }
type Product = {
  id: string
  commodityCode: string
  palletCount: number | null
  freightClass: string | null
  description: string
  packageHeight: number | null
}

const hour = 3_600_000

/** What the people of a company did to its catalogue in the weeks before; every last value is the stored one. */
export function catalogueHistory(people: readonly Person[], products: readonly Product[], now: Date) {
  const [first] = people
  if (!first) return []
  const imported = products.map((one) =>
    entry(one, first, 'imported', { description: [null, one.description] }, new Date(now.getTime() - 30 * 24 * hour)),
  )
  const changed = products.slice(0, 24).map((one, index) => {
    const person = people[index % people.length] ?? first
    return entry(one, person, 'changed', changeOf(one, index), new Date(now.getTime() - (25 - index) * 7 * hour))
  })
  return [...imported, ...changed]
}

function changeOf(product: Product, index: number): Record<string, [unknown, unknown]> {
  const { palletCount, freightClass, packageHeight, description } = product
  if (index % 4 === 0) return { palletCount: [Math.max(1, (palletCount ?? 1) - 2), palletCount] }
  if (index % 4 === 1) return { freightClass: [null, freightClass] }
  if (index % 4 === 2)
    return {
      packageHeight: [(packageHeight ?? 48) + 4, packageHeight],
      palletCount: [(palletCount ?? 1) + 1, palletCount],
    }
  return { description: [description.replace(/\s*\d.*$/, ''), description] }
}

function entry(
  { id, commodityCode }: Product,
  { id: userId, firstName, lastName }: Person,
  action: string,
  changes: Record<string, [unknown, unknown]>,
  at: Date,
) {
  return {
    entity: 'commodity',
    entityId: id,
    entityName: commodityCode,
    action,
    changes: JSON.stringify(changes),
    userId,
    userName: `${firstName} ${lastName}`,
    at,
  }
}
