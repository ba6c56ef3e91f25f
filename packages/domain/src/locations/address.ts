import { type Country, countryNames, findState } from '#places/states.ts'
import type { FieldIssue } from '#shared/issue.ts'
import { postalCodeIssue, postalCodeKey, writtenPostalCode } from './postal-code.ts'

export type Address = {
  addressLine1: string
  addressLine2?: string | null | undefined
  city: string
  state: string
  postalCode: string
  country: Country
}

/** Errors in the state and postal code of an address that can be detected from its country. */
export function addressIssues({
  country,
  state,
  postalCode,
}: Pick<Address, 'country' | 'state' | 'postalCode'>): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (!findState(country, state))
    issues.push({ path: ['state'], message: `${state} is not a state of ${inSentence[country]}` })
  const wrong = postalCodeIssue(country, postalCode)
  if (wrong) issues.push({ path: ['postalCode'], message: wrong })
  return issues
}

/**
 * An address in its stored form: state as its code, postal code in one spelling, no leading, trailing, or double
 * blanks.
 */
export const settledAddress = <A extends Address>(address: A): A => ({
  ...address,
  addressLine1: singleBlanks(address.addressLine1),
  addressLine2: singleBlanks(address.addressLine2 ?? '') || null,
  city: singleBlanks(address.city),
  state: findState(address.country, address.state)?.code ?? address.state,
  postalCode: writtenPostalCode(address.country, address.postalCode) ?? address.postalCode,
})

/**
 * An address in normalized spelling; two addresses that a mail carrier would treat as the same place are equal.
 * (DEF-106)
 */
export function normalizedAddress({ addressLine1, addressLine2, city, state, postalCode, country }: Address): string {
  return [
    abbreviated(`${addressLine1} ${addressLine2 ?? ''}`),
    abbreviated(city),
    stateCode(country, state),
    postalCodeKey(country, postalCode),
    country,
  ].join('|')
}

/** A city in normalized spelling with its state and country: Saint Paul, Minnesota becomes St. Paul, MN. */
export const normalizedCity = ({ city, state, country }: Pick<Address, 'city' | 'state' | 'country'>): string =>
  [abbreviated(city), stateCode(country, state), country].join('|')

export const addressLine = ({ addressLine1, addressLine2, city, state, postalCode }: Omit<Address, 'country'>) =>
  `${[addressLine1, addressLine2, city].filter(Boolean).join(', ')}, ${state} ${postalCode}`

const inSentence: Readonly<Record<Country, string>> = { ...countryNames, US: 'the United States' }

const stateCode = (country: Country, state: string) => findState(country, state)?.code ?? abbreviated(state)

const singleBlanks = (text: string) => text.trim().replace(/\s+/g, ' ')

/**
 * Upper case without accents and punctuation, words in their usual abbreviation. Dots and apostrophes are removed;
 * other punctuation separates words.
 */
function abbreviated(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}.'’`]/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => abbreviations.get(word) ?? word)
    .join(' ')
}

const abbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    STREET: 'ST',
    SAINT: 'ST',
    STR: 'ST',
    AVENUE: 'AVE',
    AV: 'AVE',
    BOULEVARD: 'BLVD',
    ROAD: 'RD',
    DRIVE: 'DR',
    LANE: 'LN',
    HIGHWAY: 'HWY',
    PARKWAY: 'PKWY',
    COURT: 'CT',
    PLACE: 'PL',
    CIRCLE: 'CIR',
    TERRACE: 'TER',
    TRAIL: 'TRL',
    SQUARE: 'SQ',
    EXPRESSWAY: 'EXPY',
    FREEWAY: 'FWY',
    TURNPIKE: 'TPKE',
    CROSSING: 'XING',
    SUITE: 'STE',
    APARTMENT: 'APT',
    BUILDING: 'BLDG',
    FLOOR: 'FL',
    ROOM: 'RM',
    DEPARTMENT: 'DEPT',
    NORTH: 'N',
    SOUTH: 'S',
    EAST: 'E',
    WEST: 'W',
    NORTHEAST: 'NE',
    NORTHWEST: 'NW',
    SOUTHEAST: 'SE',
    SOUTHWEST: 'SW',
    FORT: 'FT',
    MOUNT: 'MT',
  }),
)
