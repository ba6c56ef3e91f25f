import { foodHaulers, type Hauler, paperHaulers } from '#carriers/firms.ts'
import { type Firm, foodFirms, paperFirms } from '#locations/firms.ts'
import { acmeSites, borealisSites, type OwnSite } from '#locations/own-sites.ts'
import { inPacks, packs } from '#packs.ts'
import { acme, acmeUsers, borealis, borealisUsers, type DemoUser } from '#people.ts'
import { type Facts, foodProducts, paperProducts } from '#products.ts'
import { acmePayers, borealisPayers, type Payer } from './billing.ts'

/** Initial data of a demo company. The same seed always gives the same network. */
export type DemoCompany = {
  company: { id: string; name: string }
  seed: number
  domain: string
  users: readonly DemoUser[]
  products: readonly Facts[]
  sites: readonly OwnSite[]
  /** Bill-to parties besides the company. */
  payers: readonly Payer[]
  firms: readonly Firm[]
  haulers: readonly Hauler[]
  /** Contacts besides the users. */
  people: { atOwnSites: number; drivers: number; invited: number; atOthers: number }
  /** Number of lanes from each of the company's own sites. */
  lanesPerSite: number
  /** Quotes requested per working day. */
  quotesPerDay: number
  /** Orders entered per working day. */
  ordersPerDay: number
}

export const demoCompanies: readonly DemoCompany[] = [
  {
    company: acme,
    seed: 20_261_115,
    domain: 'acme.test',
    users: acmeUsers,
    products: inPacks(foodProducts, packs),
    sites: acmeSites,
    payers: acmePayers,
    firms: foodFirms,
    haulers: foodHaulers,
    people: { atOwnSites: 12, drivers: 9, invited: 5, atOthers: 16 },
    lanesPerSite: 11,
    quotesPerDay: 14,
    ordersPerDay: 20,
  },
  {
    company: borealis,
    seed: 20_261_116,
    domain: 'borealis.test',
    users: borealisUsers,
    products: inPacks(paperProducts, packs.slice(0, 2)),
    sites: borealisSites,
    payers: borealisPayers,
    firms: paperFirms,
    haulers: paperHaulers,
    people: { atOwnSites: 2, drivers: 1, invited: 1, atOthers: 2 },
    lanesPerSite: 2,
    quotesPerDay: 1.2,
    ordersPerDay: 2,
  },
]
