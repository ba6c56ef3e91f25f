import type { EquipmentMode } from '@lanewise/domain/freight/modes'

type Haul = { from: { city: string }; to: { city: string }; equipmentMode: EquipmentMode }

const equipment: Partial<Record<EquipmentMode, string>> = { 1: 'DRY', 2: 'REEF', 3: 'FLAT' }

/** Codes as shippers give them to their lanes, for example "JOL-ATL-DRY". A second lane of a code gets a number. */
export function laneCodes(): (haul: Haul) => string {
  const counts = new Map<string, number>()
  return ({ from, to, equipmentMode }) => {
    const code = [cityCode(from.city), cityCode(to.city), equipment[equipmentMode] ?? 'DRY'].join('-')
    const count = (counts.get(code) ?? 0) + 1
    counts.set(code, count)
    return count === 1 ? code : `${code}-${count}`
  }
}

/** Three letters: "Joliet" is JOL, "New Orleans" is NOR. */
function cityCode(city: string): string {
  const words = city
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toUpperCase()
    .split(' ')
  const [first = '', second] = words
  return second ? `${first.slice(0, 1)}${second.slice(0, 2)}` : first.slice(0, 3)
}
