import { day, type Entry, entry, hour, type Person } from './entry.ts'

type Product = {
  id: string
  commodityCode: string
  palletCount: number | null
  freightClass: string | null
  description: string
  packageHeight: number | null
}

/**
 * Changes that a company's users made to its catalog in the past weeks. The last value of each entry equals the stored
 * one.
 */
export function catalogueHistory(people: readonly Person[], products: readonly Product[], now: Date): Entry[] {
  const [first] = people
  if (!first) return []
  const imported = products.map((one) => {
    const changes: [unknown, unknown] = [null, one.description]
    const at = new Date(now.getTime() - 30 * day)
    return entry(subject(one), first, { action: 'imported', changes: { description: changes }, at })
  })
  const changed = products.slice(0, 24).map((one, index) => {
    const person = people[index % people.length] ?? first
    const at = new Date(now.getTime() - (25 - index) * 7 * hour)
    return entry(subject(one), person, { action: 'changed', changes: changeOf(one, index), at })
  })
  return [...imported, ...changed]
}

const subject = ({ id, commodityCode }: Product) => ({ entity: 'commodity', id, name: commodityCode })

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
