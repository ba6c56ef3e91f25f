import type { Examples } from '#platform/testing/examples.ts'

export const examples: Examples = {
  findPlaces: () => ({ query: { q: 'Chicago, IL' } }),
  getPostalCode: () => ({ params: { country: 'US', postalCode: '46204' } }),
}
