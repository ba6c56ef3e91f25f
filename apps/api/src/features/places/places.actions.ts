import { mostPlaces } from '@lanewise/contract/places'
import type { Country } from '@lanewise/domain/places/states'
import { findPostalCode } from '@lanewise/geography/places/postal-codes'
import { searchPlaces } from '@lanewise/geography/places/search'
import { refuse } from '#platform/refuse.ts'

export const findPlaces = (typed: string) => ({ items: searchPlaces(typed, mostPlaces) })

export const readPostalCode = (country: Country, postalCode: string) =>
  findPostalCode(country, postalCode) ?? refuse.notFound('postal code')
