import type { CurrentUser } from '@lanewise/contract/auth'
import { holds, isAllowed, type Needs } from '@lanewise/domain/access/allowed'
import type { Permission } from '@lanewise/domain/access/permissions'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/** Menu groups and the order of their entries. A screen appears once its feature exists. */
export const menu = [
  { group: 'Quotes', entries: ['Get Quotes', 'Quote History'] },
  { group: 'Manage Freight', entries: ['Orders', 'Book Shipments', 'Track Shipments', 'Reports', 'Shipment Builder'] },
  { group: 'Financials', entries: ['Carrier Invoices', 'Invoices', 'Payments', 'Rate Mismatches'] },
  { group: 'My Account', entries: ['Lanes', 'Carriers', 'Locations', 'Contacts', 'Commodities', 'Constraints'] },
] as const
export type MenuGroup = (typeof menu)[number]['group']

/** A place that the command palette opens, and the permissions that it needs besides those of its screen. */
export type PalettePlace = { label: string; path: `/${string}`; needs: Needs; icon?: LucideIcon }

/** Definition of a screen, used by the guard, page title, menu and shortcuts. */
export type Screen = {
  path: `/${string}`
  title: string
  /** Permissions that are all required. (ROUTE-1) */
  needs: readonly Permission[]
  /** Permissions of which at least one is required. */
  needsAny?: readonly Permission[]
  needsBeta?: boolean
  menu?: MenuGroup
  /** Shown directly below the dashboard, above the groups. */
  isBelowDashboard?: true
  /** Shown below the groups, at the bottom of the navigation. (DEF-38) */
  isAtFoot?: true
  icon?: LucideIcon
  /** Letter after `G` that opens the screen. */
  go?: string
  /** Pages of the screen with addresses of their own, which the command palette reaches too. (A11Y-4) */
  pages?: readonly PalettePlace[]
  /** What can be created from the command palette. (A11Y-4) */
  creates?: readonly PalettePlace[]
  hiddenFor?: (user: CurrentUser) => boolean
  page: () => Promise<{ default: ComponentType }>
}
export const screen = (definition: Screen): Screen => definition

export type Guarded = Pick<Screen, 'needs' | 'needsAny' | 'needsBeta'>

/**
 * True when the user may open the screen. Checks the required permissions, the alternatives in `needsAny`, and beta
 * status where required.
 */
export const mayOpen = ({ needs, needsAny, needsBeta = false }: Guarded, user: CurrentUser) =>
  (needs.length === 0 || holds(user.permissions, needs, 'all')) &&
  (needsAny === undefined || holds(user.permissions, needsAny, 'any')) &&
  (!needsBeta || user.isBeta)

export type MenuSection = { group: MenuGroup; screens: Screen[] }

/** Menu of a user: permitted screens in menu order, without empty groups. (NAV-8) */
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

/** Screens that the user can navigate to by name: every permitted screen, except those of a single record. */
export const screensFor = (user: CurrentUser, screens: readonly Screen[]): Screen[] =>
  screens.filter((one) => !one.path.includes(':') && isListed(one, user))

/** What the user can create, or the pages below the screens, in the order of the screens. */
export const placesFor = (user: CurrentUser, screens: readonly Screen[], kind: 'creates' | 'pages'): PalettePlace[] =>
  screensFor(user, screens)
    .flatMap((one) => one[kind] ?? [])
    .filter(({ needs }) => isAllowed(needs, user.permissions))

const isListed = (one: Screen, user: CurrentUser) => mayOpen(one, user) && !one.hiddenFor?.(user)
