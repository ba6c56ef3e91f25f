import type { CurrentUser } from '@lanewise/contract/auth'
import { holds } from '@lanewise/domain/access/allowed'
import type { Permission } from '@lanewise/domain/access/permissions'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/** Menu groups and the order of their entries; a screen takes its place when its feature has landed. */
export const menu = [
  { group: 'Quotes', entries: ['Get Quotes', 'Quote History'] },
  { group: 'Manage Freight', entries: ['Orders', 'Book Shipments', 'Track Shipments', 'Reports', 'Shipment Builder'] },
  { group: 'Financials', entries: ['Carrier Invoices', 'Invoices', 'Payments', 'Rate Mismatches'] },
  { group: 'My Account', entries: ['Lanes', 'Carriers', 'Locations', 'Contacts', 'Commodities', 'Constraints'] },
] as const
export type MenuGroup = (typeof menu)[number]['group']

/** One screen: guard, title, menu and shortcut all read it. */
export type Screen = {
  path: `/${string}`
  title: string
  /** Every one of them is needed (ROUTE-1). */
  needs: readonly Permission[]
  /** At least one of them is needed. */
  needsAny?: readonly Permission[]
  needsBeta?: boolean
  menu?: MenuGroup
  /** Directly below the dashboard, above the groups. */
  isBelowDashboard?: true
  /** Below the groups, at the bottom of the navigation (DEF-38). */
  isAtFoot?: true
  icon?: LucideIcon
  /** The letter after `G` that goes there. */
  go?: string
  hiddenFor?: (user: CurrentUser) => boolean
  page: () => Promise<{ default: ComponentType }>
}
export const screen = (definition: Screen): Screen => definition

export type Guarded = Pick<Screen, 'needs' | 'needsAny' | 'needsBeta'>

/** Whether the user may open the screen: all its permissions, one of others, and beta status where it asks for them. */
export const mayOpen = ({ needs, needsAny, needsBeta = false }: Guarded, user: CurrentUser) =>
  (needs.length === 0 || holds(user.permissions, needs, 'all')) &&
  (needsAny === undefined || holds(user.permissions, needsAny, 'any')) &&
  (!needsBeta || user.isBeta)

export type MenuSection = { group: MenuGroup; screens: Screen[] }

/** What the menu shows this user: permitted screens in their order, no empty group (NAV-8). */
export function menuFor(user: CurrentUser, screens: readonly Screen[]): MenuSection[] {
  return menu
    .map(({ group, entries }) => ({
      group,
      screens: entries.flatMap((title) =>
        screens.filter((one) => one.menu === group && one.title === title && isListed(one, user)),
      ),
    }))
    .filter((section) => section.screens.length > 0)
}

/** Where this user may go by name: every permitted screen but those of one record. */
export const screensFor = (user: CurrentUser, screens: readonly Screen[]): Screen[] =>
  screens.filter((one) => !one.path.includes(':') && isListed(one, user))

const isListed = (one: Screen, user: CurrentUser) => mayOpen(one, user) && !one.hiddenFor?.(user)
