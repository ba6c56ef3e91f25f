import type { Examples } from '#platform/testing/examples.ts'

export const examples: Examples = {
  findHazmatMaterials: () => ({ query: { q: 'UN1263' } }),
}
