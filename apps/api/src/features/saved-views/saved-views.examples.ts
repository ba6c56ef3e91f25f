import { randomUUID } from 'node:crypto'
import { createSavedView } from '@lanewise/contract/saved-views'
import type { Examples, Given } from '#platform/testing/examples.ts'

export const examples: Examples = {
  getSavedViews: () => ({ query: { list: 'commodities' } }),
  createSavedView: () => ({ body: { list: 'commodities', name: `View ${randomUUID()}`, query: 'search=soap' } }),
  updateSavedView: ({ savedViewId }) => ({
    params: { id: savedViewId },
    body: { name: 'Changed view', query: 'search=oil', isDefault: true },
  }),
  deleteSavedView: ({ savedViewId }) => ({ params: { id: savedViewId } }),
}

export const given: Given = async ({ ask, name }) => {
  const body = { list: 'commodities', name: `View of ${name}`, query: 'search=soap' } as const
  return { savedViewId: (await ask(createSavedView, { body })).id }
}
