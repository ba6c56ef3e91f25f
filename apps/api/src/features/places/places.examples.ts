import type { Examples } from '#platform/testing/examples.ts'

export const examples: Examples = {
  findPlaces: () => ({ query: { q: 'Chicago, IL' } }),
  getPostalCode: () => ({ params: { country: 'US', postalCode: '46204' } }),
  quotableLocations: () => ({ query: { q: '46204' } }),
  getMileage: () => ({ body: { stopIds: ['US:46204', 'US:TX:Dallas'] } }),
}
