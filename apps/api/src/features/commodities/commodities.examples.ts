import { randomUUID } from 'node:crypto'
import { createCommodity } from '@lanewise/contract/commodities'
import { commodityTemplateHeader } from '@lanewise/domain/commodities/import-row'
import type { Examples, Given } from '#platform/testing/examples.ts'

export const examples: Examples = {
  getCommodityByCustomerCode: () => ({ query: { searchTerm: '', page: 1, pageSize: 20 } }),
  exportCommodities: () => ({ query: { searchTerm: '' } }),
  getCommodity: ({ commodityId }) => ({ params: { id: commodityId } }),
  createCommodity: () => ({
    body: { commodityCode: `NEW-${randomUUID()}`, description: 'New item', perPackageWeight: 12.5, palletCount: 2 },
  }),
  updateCommodity: ({ commodityId }) => ({
    params: { id: commodityId },
    body: { commodityCode: 'CHANGED', description: 'Changed item', isStackable: true },
  }),
  deleteCommodity: ({ commodityId }) => ({ params: { id: commodityId } }),
  importCommodities: () => ({ body: { data: csv, importId: randomUUID() } }),
  getHazardClasses: () => ({}),
  getPackingGroups: () => ({}),
  getFreightClasses: () => ({}),
}

export const given: Given = async ({ ask, name }) => {
  const body = { commodityCode: `${name}-SECRET`, description: `Secret of ${name}` }
  return { commodityId: (await ask(createCommodity, { body })).id }
}

const csv = Buffer.from(`${commodityTemplateHeader.join(',')}\nIMPORTED,Imported item`).toString('base64')
