import { holds } from '@lanewise/domain/access/allowed'
import { apiKeyLabels } from '@lanewise/domain/access/api-scopes'
import { type Permission, permissions } from '@lanewise/domain/access/permissions'
import {
  bookingSettingsLabels,
  documentSettingsLabels,
  insuranceSettingsLabels,
  orderDefaultLabels,
  quoteMarkupLabels,
} from '@lanewise/domain/settings/labels'
import { webhookLabels } from '@lanewise/domain/webhooks/topics'
import {
  ClipboardList,
  FileCheck2,
  KeyRound,
  type LucideIcon,
  PackageCheck,
  Percent,
  ShieldCheck,
  Webhook,
} from 'lucide-react'

/** One settings page, as used by the list of pages, the page head and the search. */
export type SettingsPage = {
  path: `/settings/${string}`
  title: string
  about: string
  heading: string
  /** Note on when changes take effect. */
  note: string
  icon: LucideIcon
  /** Required permission. Null for pages that only admins see, who hold every permission. */
  needs: Permission | null
  labels: Readonly<Record<string, string>>
}

/** One page per settings permission. A page is added together with its feature. (SETTINGS-1) */
export const settingsPages = {
  apiKeys: {
    path: '/settings/api-keys',
    title: 'API keys',
    about: 'Apps and scripts that use the API',
    heading: 'API keys',
    note: 'A key works as soon as it is created, and stops within a second after it is revoked.',
    icon: KeyRound,
    needs: null,
    labels: apiKeyLabels,
  },
  booking: {
    path: '/settings/booking',
    title: 'Booking',
    about: 'Bill-to, audit, costs, speeds, logo',
    heading: 'Booking settings',
    note: 'Take effect on the next quote or order; existing ones keep their values.',
    icon: PackageCheck,
    needs: 'BookingSettings',
    // Includes the names of the page's lists, so that the search finds them.
    labels: { ...bookingSettingsLabels, billingSettings: 'Billing settings', billToCompanies: 'Bill-to companies' },
  },
  documents: {
    path: '/settings/documents',
    title: 'Documents',
    about: 'Required documents, labels',
    heading: 'Document settings',
    note: 'Take effect at once, on every shipment and the next label.',
    icon: FileCheck2,
    needs: 'DocumentSettings',
    labels: documentSettingsLabels,
  },
  insurance: {
    path: '/settings/insurance',
    title: 'Insurance',
    about: 'Warning days',
    heading: 'Insurance settings',
    note: 'Take effect at once, on every carrier and for everybody.',
    icon: ShieldCheck,
    needs: 'InsuranceSettings',
    labels: insuranceSettingsLabels,
  },
  orderDefaults: {
    path: '/settings/order-defaults',
    title: 'Order defaults',
    about: 'Mode, equipment, location',
    heading: 'Order default settings',
    note: 'Take effect on the next quote and the next order; existing ones stay as they are.',
    icon: ClipboardList,
    needs: 'OrderDefaultSettings',
    labels: orderDefaultLabels,
  },
  quoteMarkup: {
    path: '/settings/quote-markup',
    title: 'Quote markup',
    about: 'Markups, Prepaid & Add',
    heading: 'Quote markup settings',
    note: 'Take effect on the next quote; prices already quoted stay as they are.',
    icon: Percent,
    needs: 'QuoteMarkupSettings',
    labels: quoteMarkupLabels,
  },
  webhooks: {
    path: '/settings/webhooks',
    title: 'Webhooks',
    about: 'Send events to other systems',
    heading: 'Webhooks',
    note: 'Sent within seconds, in order for each record, and retried for a day.',
    icon: Webhook,
    needs: null,
    labels: webhookLabels,
  },
} as const satisfies Record<string, SettingsPage>

export type SettingsPageName = keyof typeof settingsPages
/** Pages that require a single settings permission, which any user can hold. */
export const permittedPages: readonly (SettingsPage & { needs: Permission })[] = Object.values(settingsPages).filter(
  (page): page is typeof page & { needs: Permission } => page.needs !== null,
)
export const allPages: readonly SettingsPage[] = Object.values(settingsPages)
const adminPages: readonly SettingsPage[] = allPages.filter(({ needs }) => needs === null)

export const pagesFor = (held: readonly Permission[]): SettingsPage[] => [
  ...permittedPages.filter(({ needs }) => held.includes(needs)),
  ...(holds(held, permissions, 'all') ? adminPages : []),
]
