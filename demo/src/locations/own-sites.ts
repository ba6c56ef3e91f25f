import type { Address } from '@lanewise/domain/locations/address'
import { isCountry } from '@lanewise/domain/places/states'
import type { SiteKind } from './firms.ts'

/** A location of the company itself, as its users entered it. */
export type OwnSite = { name: string; alias: string | null; kind: SiteKind; address: Address }

const site = (name: string, kind: SiteKind, street: string, town: string, alias: string | null = null): OwnSite => {
  const [, country = '', city = '', state = '', postalCode = ''] = /^(\w\w) (.*?), (\w{2,4}) (.*)$/.exec(town) ?? []
  if (!isCountry(country)) throw new Error(`${town} does not begin with its country`)
  return { name, alias, kind, address: { addressLine1: street, addressLine2: null, city, state, postalCode, country } }
}

export const acmeSites: readonly OwnSite[] = [
  site('Indianapolis Plant', 'plant', '2400 Fieldstone Ave', 'US Indianapolis, IN 46204', 'Indy 1'),
  site('Modesto Plant', 'plant', '1180 Cannery Row', 'US Modesto, CA 95351', 'Tomato plant'),
  site('Lincoln Plant', 'plant', '55 Millstone Rd', 'US Lincoln, NE 68502'),
  site('Lakeland Plant', 'plant', '3100 Grove Pkwy', 'US Lakeland, FL 33801'),
  site('Joliet Distribution Center', 'center', '800 Intermodal Dr', 'US Joliet, IL 60433', 'Chicago DC'),
  site(
    'Lancaster Distribution Center',
    'center',
    '1500 Longhorn Logistics Blvd',
    'US Lancaster, TX 75146',
    'Dallas DC',
  ),
  site('McDonough Distribution Center', 'center', '275 Peach Depot Rd', 'US McDonough, GA 30253', 'Atlanta DC'),
  site('Carlisle Distribution Center', 'center', '90 Turnpike Gate Dr', 'US Carlisle, PA 17013'),
  site('Ontario Distribution Center', 'center', '4600 Inland Gateway', 'US Ontario, CA 91761', 'LA DC'),
  site('Kent Distribution Center', 'center', '6200 Rainier Commerce Way', 'US Kent, WA 98032', 'Seattle DC'),
  site('Mississauga Warehouse', 'warehouse', '77 Meadowpine Gate', 'CA Mississauga, ON L5N 1A1', 'Toronto'),
  site('Apodaca Warehouse', 'warehouse', 'Av. de la Industria 450', 'MX Apodaca, NL 66600', 'Monterrey'),
]

export const borealisSites: readonly OwnSite[] = [
  site('Trois-Rivières Mill', 'plant', '12 rue du Moulin Neuf', 'CA Trois-Rivières, QC G8Z 1A2'),
  site('Thunder Bay Mill', 'plant', '900 Sawlog Rd', 'CA Thunder Bay, ON P7B 1A3', 'Lakehead'),
  site('Duluth Warehouse', 'warehouse', '41 Ore Dock Ave', 'US Duluth, MN 55802'),
]
