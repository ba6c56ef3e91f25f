import { wallClock, writtenDate } from '#shared/written-date.ts'
import { isSameDock, type StopWindow, windowsOverlap } from '#shipments/merge-stops.ts'

type Part = { order: string }

/** Stop of a truck with the orders that it serves. */
export type DockStop = StopWindow & { stopType: 0 | 1; locationId: string; zone: string; parts: readonly Part[] }

/** Stops at one dock that could not become one, because the windows of their orders do not overlap. */
export type SplitDock<S extends DockStop> = {
  stops: S[]
  text: string
  /** Orders of each stop that can leave the load, so that the truck stops there less often. */
  drops: string[][]
}

/** Docks at which the truck stops more than once because of the delivery windows. (DEF-126) */
export function splitDocks<S extends DockStop>(stops: readonly S[], baseOrder: string): SplitDock<S>[] {
  const separated = stops.filter((stop) => stops.some((other) => isSplit(stop, other)))
  const first = separated.filter((stop, index) => separated.findIndex((other) => isSameDock(stop, other)) === index)
  return first.map((dock) => {
    const visits = separated
      .filter((stop) => isSameDock(stop, dock))
      .sort((one, other) => one.earlyAt.getTime() - other.earlyAt.getTime())
    const drops = visits.map(ordersOf).filter((orders) => !orders.includes(baseOrder))
    return { stops: visits, text: splitText(visits), drops }
  })
}

/** One order that stops twice at the same dock wants it that way. */
const isSplit = (one: DockStop, other: DockStop) =>
  isSameDock(one, other) &&
  !windowsOverlap(one, other) &&
  !ordersOf(one).some((order) => ordersOf(other).includes(order))

const ordersOf = ({ parts }: DockStop): string[] => parts.map(({ order }) => order)

const counts = ['', 'one stop', 'two stops', 'three stops', 'four stops', 'five stops']

/** "O205896 is due 11/30, O205897 12/02: two stops". Windows on one day are told apart by their hours. (DEF-126) */
function splitText(visits: readonly DockStop[]): string {
  const days = visits.map(dayOf)
  const isClear = new Set(days).size === days.length
  const list = visits.map((visit, index) => {
    const verb = index > 0 ? '' : verbOf(visit)
    return `${ordersOf(visit).join(' and ')} ${verb}${days[index]}${isClear ? '' : ` ${hoursOf(visit)}`}`
  })
  return `${list.join(', ')}: ${counts[visits.length] ?? `${visits.length} stops`}`
}

const verbOf = ({ stopType, parts }: DockStop) =>
  `${parts.length === 1 ? 'is' : 'are'} ${stopType === 0 ? 'ready' : 'due'} `

/** Freight is ready from the first day of its window, and due by the last. */
const dayOf = ({ stopType, earlyAt, lateAt, zone }: DockStop) =>
  writtenDate(stopType === 0 ? earlyAt : lateAt, zone).slice(0, 5)

const hoursOf = ({ earlyAt, lateAt, zone }: DockStop) =>
  `${wallClock(earlyAt, zone).time}–${wallClock(lateAt, zone).time}`
